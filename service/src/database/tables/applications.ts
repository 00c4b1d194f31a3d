import type { Scope, StandardScope } from '@accord/contract/rules/scopes.ts'
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
    logo_id: Generated<string | null>
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
    logo_id: 'uuid null',
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

export type ApprovalTables = {
  application_subjects: {
    application_id: Fixed<string>
    profile_id: Fixed<string>
    subject: Fixed<string>
    created_at: FixedDefault<Date>
  }
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
  application_subjects: {
    application_id: 'uuid',
    profile_id: 'uuid',
    subject: 'uuid',
    created_at: 'timestamptz',
  },
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

export type OAuthTables = {
  oauth_artifacts: {
    kind: Fixed<string>
    hash: Fixed<Buffer>
    grant_id: string | null
    application_id: string | null
    user_id: string | null
    approval_id: string | null
    organization_id: string | null
    key_id: string | null
    payload: Record<string, unknown>
    created_at: FixedDefault<Date>
    expires_at: Date | null
    consumed_at: Generated<Date | null>
    session_id: FixedDefault<string | null>
    user_code_hash: FixedDefault<Buffer | null>
    answer: Generated<Buffer | null>
  }
}

export const oauthColumns: ColumnsOf<OAuthTables> = {
  oauth_artifacts: {
    kind: 'text',
    hash: 'bytea',
    grant_id: 'text null',
    application_id: 'uuid null',
    user_id: 'uuid null',
    approval_id: 'uuid null',
    organization_id: 'uuid null',
    key_id: 'uuid null',
    payload: 'jsonb',
    created_at: 'timestamptz',
    expires_at: 'timestamptz null',
    consumed_at: 'timestamptz null',
    session_id: 'uuid null',
    user_code_hash: 'bytea null',
    answer: 'bytea null',
  },
}
