import { isContact } from '@accord/contract/rules/roles.ts'
import type { Kysely } from 'kysely'
import type { ConnectionRow } from '#data/connections/connections.store.ts'
import {
  type LinkableProfile,
  findLink,
  findProfileByAddress,
  isLinkedToOther,
} from '#data/connections/links.store.ts'
import { isVerifiedDomainOf } from '#data/domains/domains.store.ts'
import { isBarred } from '#data/members/removed-members.store.ts'
import { findPendingInvitation } from '#data/members/invitations.store.ts'
import type { Database } from '#database/tables.ts'
import { can } from '#permissions/can.rules.ts'
import { isLimitReached } from '#rate-limits/rate-limits.store.ts'
import {
  type Assertion,
  type KnownProfile,
  type Situation,
  domainOfEmail,
} from './linking.rules.ts'

type Db = Kysely<Database>

/** Everything that the linking rules need, read under the organization's lock or for a test. */
export async function readSituation(db: Db, connection: ConnectionRow, assertion: Assertion) {
  const { id, organization_id: organizationId, joins } = connection
  const { email, emailVerified } = assertion
  const link = await findLink(db, assertion)
  const found =
    email === undefined ? undefined : await findProfileByAddress(db, organizationId, email)
  const invitation =
    email === undefined ? undefined : await findPendingInvitation(db, organizationId, email)
  const situation: Situation = {
    link: link && { profile: link.profile && knownProfile(link.profile, false) },
    profile:
      found && knownProfile(found, await isLinkedToOther(db, assertion, { profileId: found.id })),
    email,
    emailVerified,
    domain:
      email === undefined
        ? undefined
        : await isVerifiedDomainOf(db, organizationId, domainOfEmail(email)),
    isAddressLinked: email !== undefined && (await isLinkedToOther(db, assertion, { email })),
    isBarred: email !== undefined && (await isBarred(db, organizationId, email)),
    invitation: invitation && {
      id: invitation.id,
      isForOwner: invitation.roles.includes('owner'),
      isSendable: can.decideOnRoles({ roles: invitation.inviter_roles ?? [] }, invitation.roles),
    },
    settings: {
      joins,
      hasReachedLimit: await isLimitReached(db, { name: 'newPeoplePerConnection', key: id }),
    },
  }
  return { situation, link, profile: link?.profile ?? found, invitation }
}

export function knownProfile(row: LinkableProfile, isLinked: boolean): KnownProfile {
  return {
    id: row.id,
    isOwner: row.roles.includes('owner'),
    isContact: isContact(row.roles),
    isSuspended: row.suspended_at !== null,
    isClosed: row.closed,
    hasProvenAddress: row.email_proven,
    isLinkedToOther: isLinked,
    hasSecondFactor: row.second_factor,
  }
}
