import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

/** What a provider said about a person, after the checks that need the provider's own rules. */
export interface IdentityClaims {
  issuer: string
  subject: string
  email?: string
  /** Whether the provider's word is enough to know that the address is the person's. */
  trusted: boolean
  firstName?: string
  lastName?: string
}

export type IdentityTables = {
  account_identities: {
    id: Fixed<string>
    user_id: Fixed<string>
    provider: Fixed<string>
    issuer: Fixed<string>
    subject: Fixed<string>
    email: string | null
    linked_at: FixedDefault<Date>
    last_used_at: Generated<Date | null>
  }
  identity_flows: {
    id: Fixed<string>
    provider: Fixed<string>
    purpose: Fixed<'sign_in' | 'link'>
    state_hash: Fixed<Buffer>
    cookie_hash: Generated<Buffer | null>
    user_id: FixedDefault<string | null>
    fresh: FixedDefault<boolean>
    query: FixedDefault<string>
    target: FixedDefault<string | null>
    code_hash: Generated<Buffer | null>
    claims: Generated<IdentityClaims | null>
    created_at: FixedDefault<Date>
    responded_at: Generated<Date | null>
    used_at: Generated<Date | null>
    expires_at: Fixed<Date>
  }
}

export const identityColumns: ColumnsOf<IdentityTables> = {
  account_identities: {
    id: 'uuid',
    user_id: 'uuid',
    provider: 'text',
    issuer: 'text',
    subject: 'text',
    email: 'text null',
    linked_at: 'timestamptz',
    last_used_at: 'timestamptz null',
  },
  identity_flows: {
    id: 'uuid',
    provider: 'text',
    purpose: 'text',
    state_hash: 'bytea',
    cookie_hash: 'bytea null',
    user_id: 'uuid null',
    fresh: 'bool',
    query: 'text',
    target: 'text null',
    code_hash: 'bytea null',
    claims: 'jsonb null',
    created_at: 'timestamptz',
    responded_at: 'timestamptz null',
    used_at: 'timestamptz null',
    expires_at: 'timestamptz',
  },
}
