import type { ColumnType, Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type MailTables = {
  mails: {
    id: Fixed<string>
    kind: Fixed<string>
    recipient: Fixed<string>
    domain: ColumnType<string, never, never>
    /** Those to one site take turns. */
    site: ColumnType<string, never, never>
    subject: Fixed<string>
    sealed: Buffer | null
    state: Generated<'queued' | 'sending' | 'sent' | 'kept' | 'failed'>
    attempts: Generated<number>
    next_attempt_at: Generated<Date>
    leased_until: Date | null
    last_error: string | null
    created_at: FixedDefault<Date>
    sent_at: Date | null
    priority: FixedDefault<number>
    about: Generated<string | null>
  }
}

export const mailColumns: ColumnsOf<MailTables> = {
  mails: {
    id: 'uuid',
    kind: 'text',
    recipient: 'text',
    domain: 'text',
    site: 'text',
    subject: 'text',
    sealed: 'bytea null',
    state: 'text',
    attempts: 'int4',
    next_attempt_at: 'timestamptz',
    leased_until: 'timestamptz null',
    last_error: 'text null',
    created_at: 'timestamptz',
    sent_at: 'timestamptz null',
    priority: 'int4',
    about: 'uuid null',
  },
}
