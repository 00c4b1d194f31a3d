import type { Scope } from '@accord/contract/rules/scopes.ts'
import type { StandardScope } from '@accord/contract/rules/standard-scopes.ts'
import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type ApprovalTables = {
  approvals: {
    id: Fixed<string>
    application_id: Fixed<string>
    user_id: Fixed<string>
    profile_id: Fixed<string | null>
    organization_id: Fixed<string | null>
    scopes: Scope[]
    standard_scopes: Generated<StandardScope[]>
    created_at: FixedDefault<Date>
    updated_at: Generated<Date>
    allowed_at: Generated<Date | null>
  }
  approval_rule_ends: {
    id: Fixed<string>
    organization_id: Fixed<string>
    created_at: FixedDefault<Date>
    after_at: Generated<Date | null>
    after_id: Generated<string | null>
  }
}

export const approvalColumns: ColumnsOf<ApprovalTables> = {
  approvals: {
    id: 'uuid',
    application_id: 'uuid',
    user_id: 'uuid',
    profile_id: 'uuid null',
    organization_id: 'uuid null',
    scopes: '_text',
    standard_scopes: '_text',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    allowed_at: 'timestamptz null',
  },
  approval_rule_ends: {
    id: 'uuid',
    organization_id: 'uuid',
    created_at: 'timestamptz',
    after_at: 'timestamptz null',
    after_id: 'uuid null',
  },
}
