import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type SecondFactorTables = {
  second_factor_waves: {
    id: Fixed<string>
    organization_id: Fixed<string>
    kind: Fixed<'announced' | 'begun' | 'lifted'>
    required_from: Fixed<Date | null>
    due_at: Fixed<Date>
    after_at: Generated<Date | null>
    after_profile: Generated<string | null>
    done_at: Generated<Date | null>
    created_at: FixedDefault<Date>
  }
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
  second_factor_waves: {
    id: 'uuid',
    organization_id: 'uuid',
    kind: 'text',
    required_from: 'timestamptz null',
    due_at: 'timestamptz',
    after_at: 'timestamptz null',
    after_profile: 'uuid null',
    done_at: 'timestamptz null',
    created_at: 'timestamptz',
  },
  second_factor_resets: {
    user_id: 'uuid',
    code_hash: 'bytea',
    reminder_hash: 'bytea null',
    asked_at: 'timestamptz',
    due_at: 'timestamptz',
    reminded_at: 'timestamptz null',
  },
}
