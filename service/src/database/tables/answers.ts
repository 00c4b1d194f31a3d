import type { ColumnsOf, Fixed } from '#database/column-types.ts'
import type { Generated } from 'kysely'

export type AnswerTables = {
  answers: {
    hash: Fixed<Buffer>
    user_id: Fixed<string>
    request_hash: Buffer
    sealed: Buffer | null
    created_at: Generated<Date>
  }
}

export const answerColumns: ColumnsOf<AnswerTables> = {
  answers: {
    hash: 'bytea',
    user_id: 'uuid',
    request_hash: 'bytea',
    sealed: 'bytea null',
    created_at: 'timestamptz',
  },
}
