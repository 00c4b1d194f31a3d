import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

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
