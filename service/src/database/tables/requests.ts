import type { ColumnsOf, Fixed } from '#database/column-types.ts'
import type { Generated } from 'kysely'

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

export type IdempotentResponseTables = {
  answers: {
    hash: Fixed<Buffer>
    user_id: Fixed<string>
    request_hash: Buffer
    sealed: Buffer | null
    created_at: Generated<Date>
  }
}

export const idempotentResponseColumns: ColumnsOf<IdempotentResponseTables> = {
  answers: {
    hash: 'bytea',
    user_id: 'uuid',
    request_hash: 'bytea',
    sealed: 'bytea null',
    created_at: 'timestamptz',
  },
}
