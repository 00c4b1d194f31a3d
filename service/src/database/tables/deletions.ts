import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type DeletionTables = {
  deletion_letters: {
    id: Fixed<string>
    application_id: Fixed<string | null>
    organization_id: Fixed<string | null>
    news: Fixed<'deleted' | 'restored'>
    audience: Fixed<'members' | 'served' | 'networks'>
    after_id: Generated<string | null>
    done_at: Generated<Date | null>
    created_at: FixedDefault<Date>
  }
}

export const deletionColumns: ColumnsOf<DeletionTables> = {
  deletion_letters: {
    id: 'uuid',
    application_id: 'uuid null',
    organization_id: 'uuid null',
    news: 'text',
    audience: 'text',
    after_id: 'uuid null',
    done_at: 'timestamptz null',
    created_at: 'timestamptz',
  },
}
