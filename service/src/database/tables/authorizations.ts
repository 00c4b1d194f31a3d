import type { Scope } from '@accord/contract/rules/scopes.ts'
import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type AuthorizationTables = {
  authorizations: {
    id: Fixed<string>
    application_id: Fixed<string>
    organization_id: Fixed<string>
    scopes: Scope[]
    refused_scopes: Generated<Scope[]>
    granted_by: string | null
    created_at: FixedDefault<Date>
    updated_at: Generated<Date>
    allowed_at: Generated<Date | null>
  }
  application_requests: {
    id: Fixed<string>
    organization_id: Fixed<string>
    application_id: Fixed<string>
    profile_id: Fixed<string>
    scopes: Scope[]
    created_at: FixedDefault<Date>
    answer: 'authorized' | 'declined' | null
    answered_at: Date | null
    answered_by: string | null
    note: Generated<string>
  }
}

export const authorizationColumns: ColumnsOf<AuthorizationTables> = {
  authorizations: {
    id: 'uuid',
    application_id: 'uuid',
    organization_id: 'uuid',
    scopes: '_text',
    refused_scopes: '_text',
    granted_by: 'uuid null',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    allowed_at: 'timestamptz null',
  },
  application_requests: {
    id: 'uuid',
    organization_id: 'uuid',
    application_id: 'uuid',
    profile_id: 'uuid',
    scopes: '_text',
    created_at: 'timestamptz',
    answer: 'text null',
    answered_at: 'timestamptz null',
    answered_by: 'uuid null',
    note: 'text',
  },
}
