import type { Selectable } from 'kysely'
import type { Database } from './tables.ts'

/**
 * The columns once more as values, because types are gone when the program runs: the compiler holds
 * this list to `tables.ts`, and a test holds it to the migrated database.
 */
export const columns: { [Table in keyof Database]: SqlColumns<Selectable<Database[Table]>> } = {
  users: {
    id: 'uuid',
    email: 'text',
    first_name: 'text',
    last_name: 'text',
    password_hash: 'text',
    email_verified_at: 'timestamptz null',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
  codes: {
    hash: 'bytea',
    purpose: 'text',
    user_id: 'uuid',
    email: 'text',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
    used_at: 'timestamptz null',
    profile_id: 'uuid null',
  },
  sessions: {
    id: 'uuid',
    user_id: 'uuid',
    cookie_hash: 'bytea null',
    created_at: 'timestamptz',
    last_seen_at: 'timestamptz',
    expires_at: 'timestamptz',
    agent: 'text',
    address: 'inet',
  },
  tokens: {
    hash: 'bytea',
    session_id: 'uuid',
    kind: 'text',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
    profile_id: 'uuid null',
  },
  mails: {
    id: 'uuid',
    kind: 'text',
    recipient: 'text',
    subject: 'text',
    sealed: 'bytea null',
    state: 'text',
    attempts: 'int4',
    next_attempt_at: 'timestamptz',
    leased_until: 'timestamptz null',
    last_error: 'text null',
    created_at: 'timestamptz',
    sent_at: 'timestamptz null',
  },
  limits: {
    name: 'text',
    key: 'text',
    count: 'int4',
    window_ends_at: 'timestamptz',
    blocked_until: 'timestamptz null',
  },
  activity: {
    id: 'uuid',
    at: 'timestamptz',
    kind: 'text',
    user_id: 'uuid',
    session_id: 'uuid null',
    address: 'inet null',
    agent: 'text null',
    detail: 'jsonb',
    organization_id: 'uuid null',
    profile_id: 'uuid null',
    position: 'int8 null',
    previous_hash: 'bytea null',
    hash: 'bytea null',
  },
  organizations: {
    id: 'uuid',
    name: 'text',
    description: 'text',
    address: 'text',
    email: 'text',
    city: 'text',
    state: 'text',
    zipcode: 'text',
    timezone: 'text',
    country: 'text',
    member_count: 'int4',
    activity_count: 'int8',
    activity_head: 'bytea null',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
  profiles: {
    id: 'uuid',
    user_id: 'uuid',
    organization_id: 'uuid',
    email: 'text',
    pending_email: 'text null',
    roles: '_text',
    created_at: 'timestamptz',
  },
  invitations: {
    id: 'uuid',
    organization_id: 'uuid',
    email: 'text',
    roles: '_text',
    code_hash: 'bytea',
    invited_by: 'uuid null',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
    accepted_at: 'timestamptz null',
    accepted_by: 'uuid null',
    declined_at: 'timestamptz null',
  },
}

type SqlColumns<Row> = {
  [Name in keyof Row]: null extends Row[Name]
    ? `${SqlType<NonNullable<Row[Name]>>} null`
    : SqlType<Row[Name]>
}

type SqlType<Value> = Value extends string
  ? 'text' | 'uuid' | 'inet' | 'int8'
  : Value extends number
    ? 'int4'
    : Value extends Date
      ? 'timestamptz'
      : Value extends Buffer
        ? 'bytea'
        : Value extends readonly string[]
          ? '_text'
          : 'jsonb'
