import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type UseTables = {
  uses: {
    subject_kind: Fixed<string>
    subject_id: Fixed<string>
    last_at: Date
  }
  use_days: {
    subject_kind: Fixed<string>
    subject_id: Fixed<string>
    scope: Fixed<string>
    day: Fixed<string>
    calls: number
  }
  use_recording: {
    only_row: FixedDefault<boolean>
    since: FixedDefault<Date>
  }
}

export const useColumns: ColumnsOf<UseTables> = {
  uses: {
    subject_kind: 'text',
    subject_id: 'uuid',
    last_at: 'timestamptz',
  },
  use_days: {
    subject_kind: 'text',
    subject_id: 'uuid',
    scope: 'text',
    day: 'date',
    calls: 'int4',
  },
  use_recording: {
    only_row: 'bool',
    since: 'timestamptz',
  },
}
