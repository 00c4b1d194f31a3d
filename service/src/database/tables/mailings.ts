import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

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
