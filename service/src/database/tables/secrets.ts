import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type SecretTables = {
  secret_key_check: {
    value: Fixed<Buffer>
    noted_at: FixedDefault<Date>
  }
  instances: {
    id: Fixed<string>
    seen_at: Generated<Date>
    keys: string[]
    sealing: string
    sealing_since: Generated<Date>
  }
  signature_key: {
    only_row: FixedDefault<boolean>
    sealed: Buffer
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
    value: 'bytea',
    noted_at: 'timestamptz',
  },
  instances: {
    id: 'uuid',
    seen_at: 'timestamptz',
    keys: '_text',
    sealing: 'text',
    sealing_since: 'timestamptz',
  },
  signature_key: {
    only_row: 'bool',
    sealed: 'bytea',
  },
  signing_keys: {
    only_row: 'bool',
    sealed: 'bytea',
    made_at: 'timestamptz',
    rotated_at: 'timestamptz null',
  },
}
