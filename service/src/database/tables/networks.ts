import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type NetworkTables = {
  networks: {
    id: Fixed<string>
    organization_id: Fixed<string>
    name: string
    description: Generated<string>
    shares: ScopeEntity[]
    created_at: FixedDefault<Date>
    updated_at: Generated<Date>
    changes_since: FixedDefault<Date>
  }
  network_members: {
    id: Fixed<string>
    network_id: Fixed<string>
    organization_id: Fixed<string>
    invited_by: string | null
    shares: Generated<ScopeEntity[]>
    refused_shares: Generated<ScopeEntity[]>
    redirect_url: Fixed<string | null>
    created_at: FixedDefault<Date>
    expires_at: Date
    accepted_at: Generated<Date | null>
    accepted_by: Generated<string | null>
    allowed_at: Generated<Date | null>
  }
  /** The database itself writes this table. */
  network_changes: {
    id: FixedDefault<string>
    network_id: Fixed<string>
    organization_id: Fixed<string>
    organization_name: Fixed<string>
    at: FixedDefault<Date>
    before: Fixed<ScopeEntity[] | null>
    after: Fixed<ScopeEntity[] | null>
    deletion: FixedDefault<boolean>
  }
}

export const networkColumns: ColumnsOf<NetworkTables> = {
  networks: {
    id: 'uuid',
    organization_id: 'uuid',
    name: 'text',
    description: 'text',
    shares: '_text',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    changes_since: 'timestamptz',
  },
  network_members: {
    id: 'uuid',
    network_id: 'uuid',
    organization_id: 'uuid',
    invited_by: 'uuid null',
    shares: '_text',
    refused_shares: '_text',
    redirect_url: 'text null',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
    accepted_at: 'timestamptz null',
    accepted_by: 'uuid null',
    allowed_at: 'timestamptz null',
  },
  network_changes: {
    id: 'uuid',
    network_id: 'uuid',
    organization_id: 'uuid',
    organization_name: 'text',
    at: 'timestamptz',
    before: '_text null',
    after: '_text null',
    deletion: 'bool',
  },
}
