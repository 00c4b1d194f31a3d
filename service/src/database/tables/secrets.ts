import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type SecretTables = {
  secret_key_check: {
    only_row: FixedDefault<boolean>
    value: Fixed<Buffer>
    noted_at: FixedDefault<Date>
  }
  signing_keys: {
    only_row: FixedDefault<boolean>
    sealed: Buffer
    made_at: FixedDefault<Date>
    rotated_at: Generated<Date | null>
  }
}

export const secretColumns: ColumnsOf<SecretTables> = {
  secret_key_check: {
    only_row: 'bool',
    value: 'bytea',
    noted_at: 'timestamptz',
  },
  signing_keys: {
    only_row: 'bool',
    sealed: 'bytea',
    made_at: 'timestamptz',
    rotated_at: 'timestamptz null',
  },
}
