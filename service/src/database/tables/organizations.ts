import type { MemberApprovals } from '@accord/contract/organization-policies.ts'
import type { RankedRole, Role } from '@accord/contract/rules/roles.ts'
import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type OrganizationTables = {
  organizations: {
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
    /** pg returns 64-bit numbers as text. */
    activity_count: Generated<string>
    activity_head: Generated<Buffer | null>
    created_at: FixedDefault<Date>
    updated_at: Generated<Date>
    findable: Generated<boolean>
    second_factor_from: Date | null
    second_factor_begun_at: Date | null
    provider_first_required_at: Generated<Date | null>
    provider_required_from: Generated<Date | null>
    provider_begun_at: Generated<Date | null>
    provider_max_age_hours: Generated<number>
    provider_paused_until: Generated<Date | null>
    member_approvals: Generated<MemberApprovals>
    deleted_at: Generated<Date | null>
    removed_from: Generated<Date | null>
    activity_years: Generated<number | null>
    devices_erased_to: Generated<string>
    logo_id: Generated<string | null>
    has_listener: Generated<boolean>
  }
  profiles: {
    id: Fixed<string>
    user_id: Fixed<string>
    organization_id: Fixed<string>
    email: string
    pending_email: Generated<string | null>
    roles: Role[]
    created_at: FixedDefault<Date>
    email_proven: Generated<boolean>
    founder: FixedDefault<boolean>
    second_factor: Generated<boolean>
    factor_proved_at: Generated<Date | null>
    suspended_at: Generated<Date | null>
    found_by: FixedDefault<string>
    allowed_at: Generated<Date | null>
    allowed_by: Generated<string | null>
  }
  contacts: {
    profile_id: Fixed<string>
    organization_id: Fixed<string>
    application_id: FixedDefault<string | null>
    at: FixedDefault<Date>
  }
}

export const organizationColumns: ColumnsOf<OrganizationTables> = {
  organizations: {
    id: 'uuid',
    name: 'text',
    description: 'text',
    address: 'text',
    email: 'text',
    city: 'text',
    state: 'text',
    zipcode: 'text',
    timezone: 'text',
    country: 'text',
    member_count: 'int4',
    activity_count: 'int8',
    activity_head: 'bytea null',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    findable: 'bool',
    second_factor_from: 'timestamptz null',
    second_factor_begun_at: 'timestamptz null',
    provider_first_required_at: 'timestamptz null',
    provider_required_from: 'timestamptz null',
    provider_begun_at: 'timestamptz null',
    provider_max_age_hours: 'int4',
    provider_paused_until: 'timestamptz null',
    member_approvals: 'text',
    deleted_at: 'timestamptz null',
    removed_from: 'timestamptz null',
    activity_years: 'int4 null',
    devices_erased_to: 'int8',
    logo_id: 'uuid null',
    has_listener: 'bool',
  },
  profiles: {
    id: 'uuid',
    user_id: 'uuid',
    organization_id: 'uuid',
    email: 'text',
    pending_email: 'text null',
    roles: '_text',
    created_at: 'timestamptz',
    email_proven: 'bool',
    founder: 'bool',
    second_factor: 'bool',
    factor_proved_at: 'timestamptz null',
    suspended_at: 'timestamptz null',
    found_by: 'text',
    allowed_at: 'timestamptz null',
    allowed_by: 'uuid null',
  },
  contacts: {
    profile_id: 'uuid',
    organization_id: 'uuid',
    application_id: 'uuid null',
    at: 'timestamptz',
  },
}

export type MemberTables = {
  invitations: {
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
    allowed_at: Generated<Date | null>
  }
}

export const memberColumns: ColumnsOf<MemberTables> = {
  invitations: {
    id: 'uuid',
    organization_id: 'uuid',
    email: 'text',
    roles: '_text',
    code_hash: 'bytea',
    invited_by: 'uuid null',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
    accepted_at: 'timestamptz null',
    accepted_by: 'uuid null',
    declined_at: 'timestamptz null',
    allowed_at: 'timestamptz null',
  },
}
