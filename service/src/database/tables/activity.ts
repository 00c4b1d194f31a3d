import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type ActivityTables = {
  account_activity: {
    id: Fixed<string>
    at: FixedDefault<Date>
    kind: Fixed<string>
    user_id: Fixed<string>
    session_id: FixedDefault<string | null>
    address: Generated<string | null>
    agent: Generated<string | null>
    application: FixedDefault<string | null>
  }
  organization_activity: {
    id: Fixed<string>
    organization_id: Fixed<string>
    position: Fixed<string>
    at: Fixed<Date>
    kind: Fixed<string>
    author: Fixed<string>
    user_id: Fixed<string | null>
    profile_id: Fixed<string | null>
    other_id: Fixed<string | null>
    other_name: Fixed<string | null>
    detail: Fixed<Record<string, unknown>>
    words: Record<string, unknown> | null
    words_salt: Buffer | null
    words_commitment: Fixed<Buffer | null>
    address: string | null
    agent: string | null
    device_salt: Buffer | null
    device_commitment: Fixed<Buffer | null>
    previous_hash: Fixed<Buffer | null>
    hash: Fixed<Buffer>
  }
  activity_heads: {
    organization_id: Fixed<string>
    position: Fixed<string>
    hash: Fixed<Buffer>
    at: Fixed<Date>
    key_id: Fixed<string>
    signature: Fixed<Buffer>
  }
  activity_floors: {
    organization_id: Fixed<string>
    position: Fixed<string>
    hash: Fixed<Buffer>
    before: Fixed<Date>
    at: Fixed<Date>
    key_id: Fixed<string>
    signature: Fixed<Buffer>
  }
  /** The database itself writes this table. */
  activity_ends: {
    organization_id: Fixed<string>
    removable_from: Fixed<Date>
  }
}

export const activityColumns: ColumnsOf<ActivityTables> = {
  account_activity: {
    id: 'uuid',
    at: 'timestamptz',
    kind: 'text',
    user_id: 'uuid',
    session_id: 'uuid null',
    address: 'inet null',
    agent: 'text null',
    application: 'text null',
  },
  organization_activity: {
    id: 'uuid',
    organization_id: 'uuid',
    position: 'int8',
    at: 'timestamptz',
    kind: 'text',
    author: 'text',
    user_id: 'uuid null',
    profile_id: 'uuid null',
    other_id: 'uuid null',
    other_name: 'text null',
    detail: 'jsonb',
    words: 'jsonb null',
    words_salt: 'bytea null',
    words_commitment: 'bytea null',
    address: 'inet null',
    agent: 'text null',
    device_salt: 'bytea null',
    device_commitment: 'bytea null',
    previous_hash: 'bytea null',
    hash: 'bytea',
  },
  activity_heads: {
    organization_id: 'uuid',
    position: 'int8',
    hash: 'bytea',
    at: 'timestamptz',
    key_id: 'text',
    signature: 'bytea',
  },
  activity_floors: {
    organization_id: 'uuid',
    position: 'int8',
    hash: 'bytea',
    before: 'timestamptz',
    at: 'timestamptz',
    key_id: 'text',
    signature: 'bytea',
  },
  activity_ends: {
    organization_id: 'uuid',
    removable_from: 'timestamptz',
  },
}
