import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type AccountTables = {
  users: {
    id: Fixed<string>
    email: string
    first_name: string
    last_name: string
    password_hash: Buffer | null
    password_version: Generated<number>
    email_verified_at: Date | null
    sign_up_cookie_hash: Buffer | null
    created_at: FixedDefault<Date>
    updated_at: Generated<Date>
    second_factor: Generated<boolean>
    webauthn_handle: Generated<Buffer | null>
    recovery_kept_at: Generated<Date | null>
    deleted_at: Generated<Date | null>
    removed_from: Generated<Date | null>
    removed_at: Generated<Date | null>
    disabled_at: Generated<Date | null>
    removal_told_at: Generated<Date | null>
  }
  codes: {
    hash: Fixed<Buffer>
    purpose: Fixed<'verify_email' | 'reset_password' | 'verify_profile_email'>
    user_id: Fixed<string>
    email: Fixed<string>
    created_at: FixedDefault<Date>
    expires_at: Date
    used_at: Date | null
    profile_id: FixedDefault<string | null>
  }
  email_changes: {
    user_id: Fixed<string>
    number: Fixed<number>
    old_email: Fixed<string>
    new_email: Fixed<string>
    profile_ids: string[]
    code_hash: Buffer | null
    code_until: Fixed<Date>
    undo_hash: Fixed<Buffer>
    undo_until: Date
    asked_at: FixedDefault<Date>
    changed_at: Generated<Date | null>
  }
}

export const accountColumns: ColumnsOf<AccountTables> = {
  users: {
    id: 'uuid',
    email: 'text',
    first_name: 'text',
    last_name: 'text',
    password_hash: 'bytea null',
    password_version: 'int4',
    email_verified_at: 'timestamptz null',
    sign_up_cookie_hash: 'bytea null',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    second_factor: 'bool',
    webauthn_handle: 'bytea null',
    recovery_kept_at: 'timestamptz null',
    deleted_at: 'timestamptz null',
    removed_from: 'timestamptz null',
    removed_at: 'timestamptz null',
    disabled_at: 'timestamptz null',
    removal_told_at: 'timestamptz null',
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
  email_changes: {
    user_id: 'uuid',
    number: 'int4',
    old_email: 'text',
    new_email: 'text',
    profile_ids: '_uuid',
    code_hash: 'bytea null',
    code_until: 'timestamptz',
    undo_hash: 'bytea',
    undo_until: 'timestamptz',
    asked_at: 'timestamptz',
    changed_at: 'timestamptz null',
  },
}
