import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type SecretTables = {
  secret_key_check: {
    only_row: FixedDefault<boolean>
    value: Fixed<Buffer>
    noted_at: FixedDefault<Date>
  }
}

export const secretColumns: ColumnsOf<SecretTables> = {
  secret_key_check: {
    only_row: 'bool',
    value: 'bytea',
    noted_at: 'timestamptz',
  },
}
