import type { CheckResult } from '@accord/contract/domains.ts'
import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type DomainTables = {
  organization_domains: {
    id: Fixed<string>
    organization_id: Fixed<string>
    domain: Fixed<string>
    token: Fixed<string>
    created_at: FixedDefault<Date>
    created_by: FixedDefault<string | null>
    verified_at: Generated<Date | null>
    missing_since: Generated<Date | null>
    contested_at: Generated<Date | null>
    join_requests: Generated<boolean>
    checked_at: Generated<Date | null>
    result: Generated<CheckResult | null>
    found: Generated<string[]>
    due_at: Generated<Date | null>
  }
  join_requests: {
    id: Fixed<string>
    organization_id: Fixed<string>
    user_id: Fixed<string>
    email: Fixed<string>
    domain: Fixed<string>
    created_at: FixedDefault<Date>
    answer: Generated<'approved' | 'declined' | null>
    answered_at: Generated<Date | null>
    answered_by: Generated<string | null>
  }
  removed_members: {
    organization_id: Fixed<string>
    user_id: Fixed<string>
    at: Generated<Date>
  }
  removed_addresses: {
    organization_id: Fixed<string>
    hash: Fixed<Buffer>
    at: Generated<Date>
  }
}

export const domainColumns: ColumnsOf<DomainTables> = {
  organization_domains: {
    id: 'uuid',
    organization_id: 'uuid',
    domain: 'text',
    token: 'text',
    created_at: 'timestamptz',
    created_by: 'uuid null',
    verified_at: 'timestamptz null',
    missing_since: 'timestamptz null',
    contested_at: 'timestamptz null',
    join_requests: 'bool',
    checked_at: 'timestamptz null',
    result: 'text null',
    found: '_text',
    due_at: 'timestamptz null',
  },
  join_requests: {
    id: 'uuid',
    organization_id: 'uuid',
    user_id: 'uuid',
    email: 'text',
    domain: 'text',
    created_at: 'timestamptz',
    answer: 'text null',
    answered_at: 'timestamptz null',
    answered_by: 'uuid null',
  },
  removed_members: {
    organization_id: 'uuid',
    user_id: 'uuid',
    at: 'timestamptz',
  },
  removed_addresses: {
    organization_id: 'uuid',
    hash: 'bytea',
    at: 'timestamptz',
  },
}
