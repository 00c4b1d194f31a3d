import type { Scope } from '@accord/contract/rules/scopes.ts'
import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type ApplicationTables = {
  applications: {
    id: Fixed<string>
    organization_id: Fixed<string>
    name: string
    description: Generated<string>
    scopes: Scope[]
    redirect_uris: Generated<string[]>
    kind: FixedDefault<'web' | 'single-page' | 'native'>
    post_logout_uris: Generated<string[]>
    backchannel_logout_uri: Generated<string | null>
    pkce_optional: Generated<boolean>
    require_pkce: Generated<boolean>
    id_token_alg: Generated<'ES256' | 'RS256'>
    claims_in_id_token: Generated<boolean>
    authorization_count: Generated<number>
    deleted_at: Generated<Date | null>
    removed_from: Generated<Date | null>
    stopped_at: Generated<Date | null>
    created_at: FixedDefault<Date>
    updated_at: Generated<Date>
    allowed_at: Generated<Date | null>
    allowed_by: Generated<string | null>
  }
  application_keys: {
    id: Fixed<string>
    application_id: Fixed<string>
    secret_hash: Fixed<Buffer>
    sealed: Fixed<Buffer>
    last4: Fixed<string>
    created_at: FixedDefault<Date>
    expires_at: Generated<Date | null>
    seen_recorded_from: FixedDefault<Date>
  }
  keys_seen: {
    key_id: Fixed<string>
    user_id: Fixed<string>
    name: string
    at: Generated<Date>
  }
}

export const applicationColumns: ColumnsOf<ApplicationTables> = {
  applications: {
    id: 'uuid',
    organization_id: 'uuid',
    name: 'text',
    description: 'text',
    scopes: '_text',
    redirect_uris: '_text',
    kind: 'text',
    post_logout_uris: '_text',
    backchannel_logout_uri: 'text null',
    pkce_optional: 'bool',
    require_pkce: 'bool',
    id_token_alg: 'text',
    claims_in_id_token: 'bool',
    authorization_count: 'int4',
    deleted_at: 'timestamptz null',
    removed_from: 'timestamptz null',
    stopped_at: 'timestamptz null',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    allowed_at: 'timestamptz null',
    allowed_by: 'uuid null',
  },
  application_keys: {
    id: 'uuid',
    application_id: 'uuid',
    secret_hash: 'bytea',
    sealed: 'bytea',
    last4: 'text',
    created_at: 'timestamptz',
    expires_at: 'timestamptz null',
    seen_recorded_from: 'timestamptz',
  },
  keys_seen: {
    key_id: 'uuid',
    user_id: 'uuid',
    name: 'text',
    at: 'timestamptz',
  },
}
