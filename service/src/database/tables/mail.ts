import type { ColumnType, Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type MailTables = {
  mails: {
    id: Fixed<string>
    kind: Fixed<string>
    recipient: Fixed<string>
    domain: ColumnType<string, never, never>
    /** Emails to the same site are sent in turn. */
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

export type MailingTables = {
  mailings: {
    id: Fixed<string>
    kind: Fixed<string>
    series: Fixed<string>
    organization_id: FixedDefault<string | null>
    application_id: FixedDefault<string | null>
    network_id: FixedDefault<string | null>
    review_id: FixedDefault<string | null>
    recipients: FixedDefault<string[] | null>
    data: FixedDefault<object>
    due_at: Generated<Date>
    after_at: Generated<Date | null>
    after_id: Generated<string | null>
    done_at: Generated<Date | null>
    created_at: FixedDefault<Date>
  }
}

export const mailingColumns: ColumnsOf<MailingTables> = {
  mailings: {
    id: 'uuid',
    kind: 'text',
    series: 'text',
    organization_id: 'uuid null',
    application_id: 'uuid null',
    network_id: 'uuid null',
    review_id: 'uuid null',
    recipients: '_uuid null',
    data: 'jsonb',
    due_at: 'timestamptz',
    after_at: 'timestamptz null',
    after_id: 'uuid null',
    done_at: 'timestamptz null',
    created_at: 'timestamptz',
  },
}
