import type { RankedRole } from '@accord/contract/rules/roles.ts'
import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type MemberTables = {
  invitations: {
    id: Fixed<string>
    organization_id: Fixed<string>
    email: Fixed<string>
    roles: RankedRole[]
    code_hash: Buffer
    invited_by: string | null
    created_at: FixedDefault<Date>
    expires_at: Date
    accepted_at: Generated<Date | null>
    accepted_by: Generated<string | null>
    declined_at: Generated<Date | null>
    allowed_at: Generated<Date | null>
  }
}

export const memberColumns: ColumnsOf<MemberTables> = {
  invitations: {
    id: 'uuid',
    organization_id: 'uuid',
    email: 'text',
    roles: '_text',
    code_hash: 'bytea',
    invited_by: 'uuid null',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
    accepted_at: 'timestamptz null',
    accepted_by: 'uuid null',
    declined_at: 'timestamptz null',
    allowed_at: 'timestamptz null',
  },
}
