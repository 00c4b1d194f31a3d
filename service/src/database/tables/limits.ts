import type { ColumnsOf, Fixed } from '#database/column-types.ts'

export type LimitTables = {
  limits: {
    name: Fixed<string>
    key: Fixed<string>
    count: number
    window_ends_at: Date
    blocked_until: Date | null
  }
}

export const limitColumns: ColumnsOf<LimitTables> = {
  limits: {
    name: 'text',
    key: 'text',
    count: 'int4',
    window_ends_at: 'timestamptz',
    blocked_until: 'timestamptz null',
  },
}
