import type { Scope } from '@accord/contract/rules/scopes.ts'
import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type ApprovalTables = {
  approvals: {
    id: Fixed<string>
    application_id: Fixed<string>
    user_id: Fixed<string>
    profile_id: Fixed<string>
    organization_id: Fixed<string>
    scopes: Scope[]
    created_at: FixedDefault<Date>
    updated_at: Generated<Date>
    last_used_at: Generated<Date | null>
  }
}

export const approvalColumns: ColumnsOf<ApprovalTables> = {
  approvals: {
    id: 'uuid',
    application_id: 'uuid',
    user_id: 'uuid',
    profile_id: 'uuid',
    organization_id: 'uuid',
    scopes: '_text',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    last_used_at: 'timestamptz null',
  },
}
