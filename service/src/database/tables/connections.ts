import type {
  ClientAuthentication,
  ConnectionProtocol,
  ConnectionState,
  IdentityProvider,
  SignInOutcome,
  SignInRejection,
} from '@accord/contract/connections.ts'
import type { RoleMapping } from '@accord/contract/role-mapping.ts'
import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

/** What OpenID Connect needs, or SAML. */
export interface StoredSettings {
  issuer?: string
  clientId?: string
  clientAuthentication?: ClientAuthentication
  saml?: StoredSaml
}

export interface StoredSaml {
  entityId: string
  /** The provider's address for HTTP-Redirect. */
  redirectUrl: string
  /** As PEM. There are several while the provider changes its key. */
  certificates: string[]
  nameIdFormats: string[]
  /** Where the metadata is fetched from again. Undefined if someone entered it. */
  metadataUrl?: string
  subjectAttribute?: string
  emailAttribute?: string
}

/** What a provider said about a person, in the same form for all protocols. */
export interface StoredClaims {
  issuer: string
  subject: string
  email?: string
  emailVerified?: boolean
  firstName?: string
  lastName?: string
  /** In seconds since 1970. */
  authTime?: number
  amr?: string[]
  /** The session at the provider. */
  sid?: string
  /** What it sent for the claim of the role mapping. Missing if there was no mapping. */
  roles?: ReceivedRoles
}

/** `incomplete`: there were more values, or the provider left them out because there were too many. */
export interface ReceivedRoles {
  claim: string
  values: string[]
  incomplete: boolean
}

export type ConnectionTables = {
  connections: {
    id: Fixed<string>
    organization_id: Fixed<string>
    protocol: FixedDefault<ConnectionProtocol>
    provider: IdentityProvider
    name: string
    state: Generated<ConnectionState>
    settings: Generated<StoredSettings>
    secret: Generated<Buffer | null>
    joins: Generated<boolean>
    role_mapping: Generated<RoleMapping | null>
    enforces_second_factor: Generated<boolean>
    settings_version: Generated<number>
    tested_version: Generated<number | null>
    tested_at: Generated<Date | null>
    test_flow: Generated<string | null>
    setup_hash: Generated<Buffer | null>
    setup_at: Generated<Date | null>
    setup_expires_at: Generated<Date | null>
    proposed: Generated<StoredSettings | null>
    proposed_secret: Generated<Buffer | null>
    proposed_at: Generated<Date | null>
    last_sign_in_at: Generated<Date | null>
    metadata_checked_at: Generated<Date | null>
    metadata_problem: Generated<string | null>
    certificate_expires_at: Generated<Date | null>
    certificate_notice: Generated<number | null>
    created_at: FixedDefault<Date>
    created_by: FixedDefault<string | null>
    allowed_at: Generated<Date | null>
    allowed_by: Generated<string | null>
  }
  connection_links: {
    id: Fixed<string>
    connection_id: Fixed<string>
    issuer: Fixed<string>
    subject: Fixed<string>
    profile_id: string | null
    email: string | null
    linked_at: FixedDefault<Date>
    last_used_at: Generated<Date | null>
    proved_at: Generated<Date | null>
  }
  connection_flows: {
    id: Fixed<string>
    connection_id: Fixed<string>
    settings_version: Fixed<number>
    purpose: Fixed<'sign_in' | 'test' | 'connect'>
    state_hash: Buffer
    cookie_hash: Generated<Buffer | null>
    profile_id: FixedDefault<string | null>
    fresh: FixedDefault<boolean>
    target: FixedDefault<string | null>
    code_hash: Generated<Buffer | null>
    claims: Generated<StoredClaims | null>
    rejection: Generated<SignInRejection | null>
    received: Generated<string | null>
    saml_request_id: Generated<string | null>
    tries: Generated<number>
    created_at: FixedDefault<Date>
    responded_at: Generated<Date | null>
    used_at: Generated<Date | null>
    expires_at: Date
  }
  connection_sign_ins: {
    id: Fixed<string>
    connection_id: Fixed<string>
    at: FixedDefault<Date>
    outcome: FixedDefault<SignInOutcome | null>
    rejection: FixedDefault<SignInRejection | null>
    email: FixedDefault<string | null>
    profile_id: FixedDefault<string | null>
    received: FixedDefault<string | null>
  }
  saml_used_ids: {
    connection_id: Fixed<string>
    id_hash: Fixed<Buffer>
    expires_at: Fixed<Date>
  }
  provider_proofs: {
    session_id: Fixed<string>
    profile_id: Fixed<string>
    connection_id: string
    link_id: string
    provider_sid: string | null
    proved_at: Date
    second_factor: Generated<boolean>
  }
  provider_bypasses: {
    session_id: Fixed<string>
    profile_id: Fixed<string>
    at: FixedDefault<Date>
  }
  provider_guests: {
    profile_id: Fixed<string>
    organization_id: Fixed<string>
    added_at: FixedDefault<Date>
    added_by: string | null
  }
}

export const connectionColumns: ColumnsOf<ConnectionTables> = {
  connections: {
    id: 'uuid',
    organization_id: 'uuid',
    protocol: 'text',
    provider: 'text',
    name: 'text',
    state: 'text',
    settings: 'jsonb',
    secret: 'bytea null',
    joins: 'bool',
    role_mapping: 'jsonb null',
    enforces_second_factor: 'bool',
    settings_version: 'int4',
    tested_version: 'int4 null',
    tested_at: 'timestamptz null',
    test_flow: 'uuid null',
    setup_hash: 'bytea null',
    setup_at: 'timestamptz null',
    setup_expires_at: 'timestamptz null',
    proposed: 'jsonb null',
    proposed_secret: 'bytea null',
    proposed_at: 'timestamptz null',
    last_sign_in_at: 'timestamptz null',
    metadata_checked_at: 'timestamptz null',
    metadata_problem: 'text null',
    certificate_expires_at: 'timestamptz null',
    certificate_notice: 'int4 null',
    created_at: 'timestamptz',
    created_by: 'uuid null',
    allowed_at: 'timestamptz null',
    allowed_by: 'uuid null',
  },
  connection_links: {
    id: 'uuid',
    connection_id: 'uuid',
    issuer: 'text',
    subject: 'text',
    profile_id: 'uuid null',
    email: 'text null',
    linked_at: 'timestamptz',
    last_used_at: 'timestamptz null',
    proved_at: 'timestamptz null',
  },
  connection_flows: {
    id: 'uuid',
    connection_id: 'uuid',
    settings_version: 'int4',
    purpose: 'text',
    state_hash: 'bytea',
    cookie_hash: 'bytea null',
    profile_id: 'uuid null',
    fresh: 'bool',
    target: 'text null',
    code_hash: 'bytea null',
    claims: 'jsonb null',
    rejection: 'text null',
    received: 'text null',
    saml_request_id: 'text null',
    tries: 'int4',
    created_at: 'timestamptz',
    responded_at: 'timestamptz null',
    used_at: 'timestamptz null',
    expires_at: 'timestamptz',
  },
  connection_sign_ins: {
    id: 'uuid',
    connection_id: 'uuid',
    at: 'timestamptz',
    outcome: 'text null',
    rejection: 'text null',
    email: 'text null',
    profile_id: 'uuid null',
    received: 'text null',
  },
  saml_used_ids: {
    connection_id: 'uuid',
    id_hash: 'bytea',
    expires_at: 'timestamptz',
  },
  provider_proofs: {
    session_id: 'uuid',
    profile_id: 'uuid',
    connection_id: 'uuid',
    link_id: 'uuid',
    provider_sid: 'text null',
    proved_at: 'timestamptz',
    second_factor: 'bool',
  },
  provider_bypasses: {
    session_id: 'uuid',
    profile_id: 'uuid',
    at: 'timestamptz',
  },
  provider_guests: {
    profile_id: 'uuid',
    organization_id: 'uuid',
    added_at: 'timestamptz',
    added_by: 'uuid null',
  },
}
