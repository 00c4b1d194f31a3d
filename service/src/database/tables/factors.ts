import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type FactorTables = {
  passkeys: {
    id: Fixed<string>
    user_id: Fixed<string>
    credential_id: Fixed<Buffer>
    public_key: Fixed<Buffer>
    algorithm: Fixed<number>
    /** The driver reads an int8 as text. */
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
