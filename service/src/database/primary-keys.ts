import type { Database } from './tables.ts'

/** Tables whose primary key isn't `id`; a test compares them with the database. */
const others: Partial<Record<keyof Database, readonly string[]>> = {
  activity_ends: ['organization_id'],
  activity_floors: ['organization_id'],
  activity_heads: ['organization_id', 'position'],
  answers: ['hash'],
  codes: ['hash'],
  contacts: ['profile_id'],
  devices: ['hash', 'user_id'],
  email_changes: ['user_id', 'number'],
  keys_seen: ['key_id', 'user_id'],
  known_networks: ['user_id', 'network', 'agent'],
  limits: ['name', 'key'],
  oauth_artifacts: ['kind', 'hash'],
  pending_sign_ins: ['hash'],
  recovery_codes: ['hash'],
  reviewed_ways: ['review_id', 'position'],
  second_factor_resets: ['user_id'],
  secret_key_check: ['value'],
  session_applications: ['session_id', 'application_id'],
  signature_key: ['only_row'],
  signing_keys: ['only_row'],
  tokens: ['hash'],
  told_sign_ins: ['hash'],
  totp: ['user_id'],
  use_days: ['subject_kind', 'subject_id', 'scope', 'day'],
  use_recording: ['only_row'],
  used_challenges: ['hash'],
  uses: ['subject_kind', 'subject_id'],
}

export function primaryKeyOf(table: keyof Database): readonly string[] {
  return others[table] ?? ['id']
}
