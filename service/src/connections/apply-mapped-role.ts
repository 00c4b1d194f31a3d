import { isContact } from '@accord/contract/rules/roles.ts'
import type { Transaction } from 'kysely'
import { type Effects, happenedIn } from '#calls/effects.ts'
import type { Config } from '#config/config.ts'
import type { ConnectionRow } from '#data/connections/connections.store.ts'
import { isVerifiedDomainOf } from '#data/domains/domains.store.ts'
import { type ProfileRow, findProfile } from '#data/organizations/profiles.store.ts'
import type { Database } from '#database/tables.ts'
import { applyRoles } from '#organizations/apply-roles.ts'
import { type Assertion, domainOfEmail } from './linking.rules.ts'
import { mapRole, rolesAfter } from './roles.rules.ts'

type Kinds = 'roles_changed' | 'invitation_deleted' | 'application_approvals_ended'

interface Parts extends Pick<Effects<Kinds>, 'mail' | 'job' | 'happened'> {
  trx: Transaction<Database>
  connection: ConnectionRow
  assertion: Assertion
  config: Config
}

/** L12: the member's role follows the mapping, which never changes owners. Returns the profile as it is then. */
export async function applyMappedRole(
  { trx, connection, assertion, config, mail, job, happened }: Parts,
  profileId: string,
): Promise<ProfileRow> {
  const member = (await findProfile(trx, profileId))!
  const { role_mapping: mapping, organization_id: organizationId, name } = connection
  const mapped =
    mapping && assertion.roles ? mapRole(mapping, assertion.roles, member.roles) : undefined
  const after = rolesAfter(member.roles, mapped)
  if (!after) return member
  // Anyone can make themselves a contact, so a mapping raises only contacts who could also join as new people.
  if (isContact(member.roles) && !(await couldJoin(trx, connection, assertion))) return member
  // The provider decided, so the activity doesn't name the person as the author.
  const place = { organizationId, unknown: true } as const
  return applyRoles(
    trx,
    config,
    { member, after, by: { connection: name } },
    { mail, job, happened: happenedIn(place, happened) },
  )
}

async function couldJoin(
  trx: Transaction<Database>,
  { joins, organization_id: organizationId }: ConnectionRow,
  { email, emailVerified }: Assertion,
): Promise<boolean> {
  if (!joins || email === undefined || emailVerified === false) return false
  const domain = await isVerifiedDomainOf(trx, organizationId, domainOfEmail(email))
  return domain?.admitsNew === true
}
