import type { Factor } from '@accord/contract/rules/factors.ts'
import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type SessionTables = {
  sessions: {
    id: Fixed<string>
    user_id: Fixed<string>
    cookie_hash: Buffer | null
    browser_hash: FixedDefault<Buffer | null>
    created_at: FixedDefault<Date>
    last_seen_at: Generated<Date>
    expires_at: Date
    agent: string
    address: string
    factors: Generated<Factor[]>
    confirmed_at: Generated<Date>
    device_id: FixedDefault<string | null>
    connection_id: FixedDefault<string | null>
    profile_id: FixedDefault<string | null>
    link_id: FixedDefault<string | null>
    provider_sid: FixedDefault<string | null>
  }
  tokens: {
    hash: Fixed<Buffer>
    session_id: Fixed<string>
    kind: Fixed<'user' | 'profile'>
    created_at: FixedDefault<Date>
    expires_at: Date
    profile_id: FixedDefault<string | null>
    confirmed_at: FixedDefault<Date | null>
  }
  session_applications: {
    session_id: Fixed<string>
    application_id: Fixed<string>
    approval_id: string
    sid: Fixed<string>
    used_at: Generated<Date>
  }
  logout_notices: {
    id: Fixed<string>
    application_id: Fixed<string>
    user_id: Fixed<string>
    sid: Fixed<string>
    subject: FixedDefault<string | null>
    created_at: FixedDefault<Date>
  }
  pending_sign_ins: {
    hash: Fixed<Buffer>
    user_id: Fixed<string>
    password_version: Fixed<number>
    tries: Generated<number>
    created_at: FixedDefault<Date>
    expires_at: Date
    identity_id: FixedDefault<string | null>
  }
  devices: {
    id: FixedDefault<string>
    hash: Buffer
    user_id: Fixed<string>
    created_at: FixedDefault<Date>
    expires_at: Date
  }
  known_networks: {
    user_id: Fixed<string>
    network: Fixed<string>
    agent: Fixed<string>
    expires_at: Date
  }
  told_sign_ins: {
    hash: Fixed<Buffer>
    user_id: Fixed<string>
    device_id: Fixed<string | null>
    network: Fixed<string>
    agent: Fixed<string>
    created_at: FixedDefault<Date>
    expires_at: Date
  }
}

export const sessionColumns: ColumnsOf<SessionTables> = {
  sessions: {
    id: 'uuid',
    user_id: 'uuid',
    cookie_hash: 'bytea null',
    browser_hash: 'bytea null',
    created_at: 'timestamptz',
    last_seen_at: 'timestamptz',
    expires_at: 'timestamptz',
    agent: 'text',
    address: 'inet',
    factors: '_text',
    confirmed_at: 'timestamptz',
    device_id: 'uuid null',
    connection_id: 'uuid null',
    profile_id: 'uuid null',
    link_id: 'uuid null',
    provider_sid: 'text null',
  },
  tokens: {
    hash: 'bytea',
    session_id: 'uuid',
    kind: 'text',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
    profile_id: 'uuid null',
    confirmed_at: 'timestamptz null',
  },
  session_applications: {
    session_id: 'uuid',
    application_id: 'uuid',
    approval_id: 'uuid',
    sid: 'text',
    used_at: 'timestamptz',
  },
  logout_notices: {
    id: 'uuid',
    application_id: 'uuid',
    user_id: 'uuid',
    sid: 'text',
    subject: 'uuid null',
    created_at: 'timestamptz',
  },
  pending_sign_ins: {
    hash: 'bytea',
    user_id: 'uuid',
    password_version: 'int4',
    tries: 'int4',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
    identity_id: 'uuid null',
  },
  devices: {
    id: 'uuid',
    hash: 'bytea',
    user_id: 'uuid',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
  },
  known_networks: {
    user_id: 'uuid',
    network: 'inet',
    agent: 'text',
    expires_at: 'timestamptz',
  },
  told_sign_ins: {
    hash: 'bytea',
    user_id: 'uuid',
    device_id: 'uuid null',
    network: 'inet',
    agent: 'text',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
  },
}
