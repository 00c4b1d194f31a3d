import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

/** Letters that are still to be written, and how far that is. */
export type LetterTables = {
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
  wider_waves: {
    id: Fixed<string>
    application_id: Fixed<string | null>
    network_id: Fixed<string | null>
    due_at: Date
    after_id: Generated<string | null>
  }
  network_end_letters: {
    network_id: Fixed<string>
    organization_id: Fixed<string>
    network_name: Fixed<string>
    owner_id: Fixed<string>
    owner_name: Fixed<string>
    created_at: FixedDefault<Date>
  }
  approval_end_letters: {
    id: FixedDefault<string>
    organization_id: Fixed<string>
    profile_id: Fixed<string>
    applications: Fixed<string[]>
    created_at: FixedDefault<Date>
  }
}

export const letterColumns: ColumnsOf<LetterTables> = {
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
  wider_waves: {
    id: 'uuid',
    application_id: 'uuid null',
    network_id: 'uuid null',
    due_at: 'timestamptz',
    after_id: 'uuid null',
  },
  network_end_letters: {
    network_id: 'uuid',
    organization_id: 'uuid',
    network_name: 'text',
    owner_id: 'uuid',
    owner_name: 'text',
    created_at: 'timestamptz',
  },
  approval_end_letters: {
    id: 'uuid',
    organization_id: 'uuid',
    profile_id: 'uuid',
    applications: '_text',
    created_at: 'timestamptz',
  },
}
