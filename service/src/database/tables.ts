import type { ExportStep, ExportType } from '@accord/contract/exports.ts'
import type { RankedRole, Role } from '@accord/contract/roles.ts'
import type { Scope, ScopeEntity } from '@accord/contract/scopes.ts'
import type { ColumnType, Generated } from 'kysely'

export type Database = {
  users: UsersTable
  codes: CodesTable
  sessions: SessionsTable
  tokens: TokensTable
  mails: MailsTable
  limits: LimitsTable
  activity: ActivityTable
  organizations: OrganizationsTable
  profiles: ProfilesTable
  member_blocks: MemberBlocksTable
  invitations: InvitationsTable
  applications: ApplicationsTable
  application_keys: ApplicationKeysTable
  authorizations: AuthorizationsTable
  approvals: ApprovalsTable
  oauth_artifacts: OauthArtifactsTable
  networks: NetworksTable
  network_members: NetworkMembersTable
  organization_finds: OrganizationFindsTable
  exports: ExportsTable
  export_receipts: ExportReceiptsTable
}

/** The migrations say what each column means; these types say what the service may write. */
export type UsersTable = {
  id: Fixed<string>
  email: string
  first_name: string
  last_name: string
  password_hash: string
  email_verified_at: Date | null
  created_at: FixedDefault<Date>
  updated_at: Generated<Date>
}

export type CodesTable = {
  hash: Fixed<Buffer>
  purpose: Fixed<'verify_email' | 'reset_password' | 'verify_profile_email'>
  user_id: Fixed<string>
  email: Fixed<string>
  created_at: FixedDefault<Date>
  expires_at: Date
  used_at: Date | null
  profile_id: FixedDefault<string | null>
}

export type SessionsTable = {
  id: Fixed<string>
  user_id: Fixed<string>
  cookie_hash: Buffer | null
  created_at: FixedDefault<Date>
  last_seen_at: Generated<Date>
  expires_at: Date
  agent: string
  address: string
}

export type TokensTable = {
  hash: Fixed<Buffer>
  session_id: Fixed<string>
  kind: Fixed<'user' | 'profile'>
  created_at: FixedDefault<Date>
  expires_at: Date
  profile_id: FixedDefault<string | null>
}

export type MailsTable = {
  id: Fixed<string>
  kind: Fixed<string>
  recipient: Fixed<string>
  subject: Fixed<string>
  sealed: Buffer | null
  state: Generated<'queued' | 'sending' | 'sent' | 'kept' | 'failed'>
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  leased_until: Date | null
  last_error: string | null
  created_at: FixedDefault<Date>
  sent_at: Date | null
}

export type LimitsTable = {
  name: Fixed<string>
  key: Fixed<string>
  count: number
  window_ends_at: Date
  blocked_until: Date | null
}

export type ActivityTable = {
  id: Fixed<string>
  at: FixedDefault<Date>
  kind: Fixed<string>
  user_id: Fixed<string>
  session_id: ColumnType<string | null, string | null | undefined, never>
  address: ColumnType<string | null, string | null | undefined, never>
  agent: ColumnType<string | null, string | null | undefined, never>
  detail: FixedDefault<Record<string, unknown>>
  organization_id: FixedDefault<string | null>
  profile_id: FixedDefault<string | null>
  position: FixedDefault<string | null>
  previous_hash: FixedDefault<Buffer | null>
  hash: FixedDefault<Buffer | null>
}

export type OrganizationsTable = {
  id: Fixed<string>
  name: string
  description: Generated<string>
  address: Generated<string>
  email: Generated<string>
  city: Generated<string>
  state: Generated<string>
  zipcode: Generated<string>
  timezone: Generated<string>
  country: Generated<'US' | 'CA'>
  member_count: Generated<number>
  /** pg hands 64-bit numbers out as text. */
  activity_count: Generated<string>
  activity_head: Generated<Buffer | null>
  created_at: FixedDefault<Date>
  updated_at: Generated<Date>
  joined_count: Generated<number>
  findable: Generated<boolean>
}

export type ProfilesTable = {
  id: Fixed<string>
  user_id: Fixed<string>
  organization_id: Fixed<string>
  email: string
  pending_email: Generated<string | null>
  roles: Role[]
  created_at: FixedDefault<Date>
  ordinal: Fixed<number>
}

export type MemberBlocksTable = {
  organization_id: Fixed<string>
  last_ordinal: Fixed<number>
  live: number
}

export type InvitationsTable = {
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
}

export type ApplicationsTable = {
  id: Fixed<string>
  organization_id: Fixed<string>
  name: string
  description: Generated<string>
  scopes: Scope[]
  redirect_uris: Generated<string[]>
  authorization_count: Generated<number>
  created_at: FixedDefault<Date>
  updated_at: Generated<Date>
  last_used_at: Generated<Date | null>
}

export type ApplicationKeysTable = {
  id: Fixed<string>
  application_id: Fixed<string>
  secret_hash: Fixed<Buffer>
  sealed: Fixed<Buffer>
  last4: Fixed<string>
  created_at: FixedDefault<Date>
  expires_at: Generated<Date | null>
  last_used_at: Generated<Date | null>
}

export type AuthorizationsTable = {
  id: Fixed<string>
  application_id: Fixed<string>
  organization_id: Fixed<string>
  scopes: Scope[]
  refused_scopes: Generated<Scope[]>
  granted_by: string | null
  created_at: FixedDefault<Date>
  updated_at: Generated<Date>
  last_used_at: Generated<Date | null>
}

export type ApprovalsTable = {
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

export type OauthArtifactsTable = {
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
}

export type NetworksTable = {
  id: Fixed<string>
  organization_id: Fixed<string>
  name: string
  description: Generated<string>
  shares: ScopeEntity[]
  created_at: FixedDefault<Date>
  updated_at: Generated<Date>
}

export type NetworkMembersTable = {
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
}

export type OrganizationFindsTable = {
  searched_by: Fixed<string>
  found: Fixed<string>
  at: Generated<Date>
}

export type ExportsTable = {
  id: Fixed<string>
  type: Fixed<ExportType>
  organization_id: Fixed<string>
  network_id: Fixed<string | null>
  requested_by: string | null
  requested_by_user: string | null
  step: Generated<ExportStep>
  rows: Generated<number>
  total: Generated<number | null>
  attempts: Generated<number>
  file_name: Generated<string | null>
  /** pg hands 64-bit numbers out as text. */
  file_size: Generated<string | null>
  digest: Generated<Buffer | null>
  failure: Generated<string | null>
  created_at: FixedDefault<Date>
  completed_at: Generated<Date | null>
  expires_at: Generated<Date | null>
  file_deleted_at: Generated<Date | null>
}

export type ExportReceiptsTable = {
  id: Fixed<string>
  export_id: Fixed<string>
  network_id: Fixed<string>
  organization_id: Fixed<string>
  shares: Fixed<ScopeEntity[]>
  rows: Fixed<number>
  at: FixedDefault<Date>
}

/** Written once, never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>
type FixedDefault<Value> = ColumnType<Value, Value | undefined, never>
