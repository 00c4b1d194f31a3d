import type { Country } from '@accord/contract/rules/regions.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { isThroughProvider } from '#data/approvals/oauth-grants.store.ts'
import { prepared } from '#database/prepared.ts'

export interface AccountRow {
  email: string
  first_name: string
  last_name: string
  updated_at: Date
  /**
   * The profile of the grant. It's null if no grant is given, if the grant has no profile, or if the profile no longer
   * exists.
   */
  profile_id: string | null
  organization_id: string
  organization_name: string
  country: Country
  roles: Role[]
  profile_email: string
  email_proven: boolean
  /** The person granted it in a session that an identity provider opened. */
  through_provider: boolean
}

/** The columns of a person, one of their profiles, and its organization. */
const claimColumns = `u.email, u.first_name, u.last_name, u.updated_at, p.id as profile_id, p.organization_id,
          o.name as organization_name, o.country, p.roles, p.email as profile_email, p.email_proven`

/**
 * Finds a person by the subject that an application knows, and the profile that one of their grants lets it act under. Returns nothing if the person
 * deleted their account or it was disabled.
 */
export const findAccountRow = prepared<[subject: string, grantHash: Buffer | null], AccountRow>(
  'find-oauth-account-by-subject-and-link-not-suspended-nor-ended',
  `with known as (
     select p.user_id from application_subjects s join profiles p on p.id = s.profile_id
     where s.subject = $1 limit 1
   )
   select ${claimColumns}, ${isThroughProvider('g')} as through_provider
   from users u
   left join oauth_artifacts g on g.kind = 'Grant' and g.hash = $2 and g.user_id = u.id
   left join approvals a on a.id = g.approval_id
   left join profiles p on p.id = a.profile_id and p.suspended_at is null
   left join organizations o on o.id = p.organization_id
   where u.id = coalesce((select k.user_id from known k), $1) and ($2::bytea is null or (u.deleted_at is null and u.disabled_at is null))`,
)

/** Finds a person who hasn't approved yet, with or without one of their profiles. */
export const findAccountUnder = prepared<[userId: string, profileId: string | null], AccountRow>(
  'find-oauth-account-under-profile-with-address',
  `select ${claimColumns}, false as through_provider
   from users u
   left join profiles p on p.id = $2 and p.user_id = u.id and p.suspended_at is null
   left join organizations o on o.id = p.organization_id
   where u.id = $1`,
)
