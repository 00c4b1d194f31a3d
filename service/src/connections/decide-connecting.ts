import { type SignInRejection, providerSignInRejected } from '@accord/contract/connections.ts'
import type { Kysely, Transaction } from 'kysely'
import type { ConnectionRow } from '#data/connections/connections.store.ts'
import { type LinkableProfile, findLink, isLinkedToOther } from '#data/connections/links.store.ts'
import { isVerifiedDomainOf } from '#data/domains/domains.store.ts'
import { isBarred, wasRemoved } from '#data/members/removed-members.store.ts'
import { findProviderPolicy } from '#data/organizations/provider-policy.store.ts'
import type { Database } from '#database/tables.ts'
import { RequestError } from '#request-error.ts'
import { explainToPerson } from './connection.present.ts'
import { type Assertion, decideOnConnecting, domainOfEmail } from './linking.rules.ts'
import { rejectOtherAddress } from './own-address.rules.ts'
import { recordSignIn } from './record-sign-in.ts'
import { knownProfile } from './situation.ts'

interface Connecting {
  connection: Pick<ConnectionRow, 'id' | 'organization_id' | 'protocol'>
  assertion: Assertion
  profile: LinkableProfile
}

/** Decides whether the person at the provider can be linked to a member's own profile (L4), under the organization's lock. */
export async function decideOnOwnProfile(
  db: Kysely<Database>,
  { connection: { organization_id: organizationId }, assertion, profile }: Connecting,
): Promise<ReturnType<typeof decideOnConnecting>> {
  const isLinked = await isLinkedToOther(db, assertion, { profileId: profile.id })
  const link = await findLink(db, assertion)
  const verdict = decideOnConnecting({
    link: link && { profile: link.profile },
    profile: knownProfile(profile, isLinked),
    isBarred: await isPersonBarred(db, organizationId, { assertion, profile }),
  })
  if (verdict !== 'link') return verdict
  const domain = await isVerifiedDomainOf(db, organizationId, domainOfEmail(profile.email))
  const rejection = rejectOtherAddress({
    assertion,
    profile,
    isRequired: (await findProviderPolicy(db, organizationId)) !== undefined,
    isInDomain: domain !== undefined,
  })
  return rejection ? { rejection } : verdict
}

/** Whether someone removed or suspended this person, by the account or by any of the addresses. */
async function isPersonBarred(
  db: Kysely<Database>,
  organizationId: string,
  { assertion, profile }: Pick<Connecting, 'assertion' | 'profile'>,
): Promise<boolean> {
  if (await wasRemoved(db, { organizationId, userId: profile.user_id })) return true
  const addresses = [profile.email, profile.own_email, assertion.email]
  for (const address of new Set(addresses)) {
    if (address !== undefined && (await isBarred(db, organizationId, address))) return true
  }
  return false
}

/** Records the rejection for the organization's admins. Return the error, so that the record is kept. */
export async function rejectConnecting(
  trx: Transaction<Database>,
  { connection, assertion, profile }: Connecting,
  { rejection, organization }: { rejection: SignInRejection; organization: string },
): Promise<RequestError> {
  const signIn = { connection, email: assertion.email, profileId: profile.id }
  await recordSignIn(trx, signIn, { rejection })
  return new RequestError(providerSignInRejected, {
    fields: { rejection: explainToPerson(rejection, organization) },
    detail: rejection,
    organization: connection.organization_id,
  })
}
