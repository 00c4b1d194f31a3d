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
    second_factor_since: Generated<Date | null>
    webauthn_handle: Generated<Buffer | null>
    recovery_kept_at: Generated<Date | null>
    deleted_at: Generated<Date | null>
    removed_from: Generated<Date | null>
    removed_at: Generated<Date | null>
    disabled_at: Generated<Date | null>
    removal_told_at: Generated<Date | null>
    sign_in: FixedDefault<'own' | 'provider'>
    joined_to: Generated<string | null>
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
    second_factor_since: 'timestamptz null',
    webauthn_handle: 'bytea null',
    recovery_kept_at: 'timestamptz null',
    deleted_at: 'timestamptz null',
    removed_from: 'timestamptz null',
    removed_at: 'timestamptz null',
    disabled_at: 'timestamptz null',
    removal_told_at: 'timestamptz null',
    sign_in: 'text',
    joined_to: 'uuid null',
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

export type FactorTables = {
  passkeys: {
    id: Fixed<string>
    user_id: Fixed<string>
    credential_id: Fixed<Buffer>
    public_key: Fixed<Buffer>
    algorithm: Fixed<number>
    /** pg returns 64-bit numbers as text. */
    counter: string
    backup_eligible: Fixed<boolean>
    backed_up: boolean
    user_verified: Fixed<boolean>
    transports: Fixed<string[]>
    aaguid: Fixed<string>
    name: string
    created_at: FixedDefault<Date>
    last_used_at: Date | null
  }
  totp: {
    user_id: Fixed<string>
    sealed: Buffer
    confirmed_at: Date | null
    last_step: Generated<string>
    created_at: Generated<Date>
  }
  recovery_codes: {
    hash: Fixed<Buffer>
    user_id: Fixed<string>
    used_at: Date | null
  }
  used_challenges: {
    hash: Fixed<Buffer>
    at: FixedDefault<Date>
  }
}

export const factorColumns: ColumnsOf<FactorTables> = {
  passkeys: {
    id: 'uuid',
    user_id: 'uuid',
    credential_id: 'bytea',
    public_key: 'bytea',
    algorithm: 'int4',
    counter: 'int8',
    backup_eligible: 'bool',
    backed_up: 'bool',
    user_verified: 'bool',
    transports: '_text',
    aaguid: 'uuid',
    name: 'text',
    created_at: 'timestamptz',
    last_used_at: 'timestamptz null',
  },
  totp: {
    user_id: 'uuid',
    sealed: 'bytea',
    confirmed_at: 'timestamptz null',
    last_step: 'int8',
    created_at: 'timestamptz',
  },
  recovery_codes: {
    hash: 'bytea',
    user_id: 'uuid',
    used_at: 'timestamptz null',
  },
  used_challenges: {
    hash: 'bytea',
    at: 'timestamptz',
  },
}

export type SecondFactorTables = {
  second_factor_resets: {
    user_id: Fixed<string>
    code_hash: Fixed<Buffer>
    reminder_hash: Generated<Buffer | null>
    asked_at: FixedDefault<Date>
    due_at: Fixed<Date>
    reminded_at: Generated<Date | null>
  }
}

export const secondFactorColumns: ColumnsOf<SecondFactorTables> = {
  second_factor_resets: {
    user_id: 'uuid',
    code_hash: 'bytea',
    reminder_hash: 'bytea null',
    asked_at: 'timestamptz',
    due_at: 'timestamptz',
    reminded_at: 'timestamptz null',
  },
}
