import type { LinkingRule, SignInRejection } from '@accord/contract/connections.ts'
import type { ReceivedRoles } from '#database/tables/connections.ts'

/** What a provider said about a person, whatever its protocol is. */
export interface Assertion {
  connectionId: string
  issuer: string
  subject: string
  email?: string
  /** Undefined if the provider didn't say it. */
  emailVerified?: boolean
  firstName?: string
  lastName?: string
  /** When the person proved their identity to the provider, in seconds since 1970. */
  authTime?: number
  amr?: readonly string[]
  /** The session at the provider. */
  sid?: string
  /** What it sent for the claim of the role mapping. Undefined if there was no mapping. */
  roles?: ReceivedRoles
}

/** A member whom someone could sign in as. */
export interface KnownProfile {
  id: string
  isOwner: boolean
  /** Anyone can make themselves a contact, so no one admitted them. */
  isContact: boolean
  isSuspended: boolean
  /** The account was deleted or disabled. */
  isClosed: boolean
  /** The person verified the address. Without that, it's only the address that an invitation was sent to. */
  hasProvenAddress: boolean
  /** Someone else at the provider is already linked to it. */
  isLinkedToOther: boolean
  /** The account has a second factor, which the domain's holder doesn't have. */
  hasSecondFactor: boolean
}

export interface Situation {
  /** The link of exactly this connection, issuer and subject. Its profile is undefined if it was removed. */
  link?: { profile: KnownProfile | undefined } | undefined
  /** The organization's profile with the asserted address. */
  profile?: KnownProfile | undefined
  email: string | undefined
  emailVerified: boolean | undefined
  /** The address's domain, if the organization verified it. */
  domain: { admitsNew: boolean } | undefined
  /** The address is the one of someone else's link. */
  isAddressLinked: boolean
  /** The organization's pending invitation to the address. */
  invitation?: { id: string; isForOwner: boolean; isSendable: boolean } | undefined
  /** Someone with this address was removed or is suspended, also if their profile has another address. */
  isBarred: boolean
  settings: { joins: boolean; hasReachedLimit: boolean }
}

export type Verdict =
  | { rule: LinkingRule; rejection: SignInRejection }
  | { rule: 'L1'; outcome: 'signed_in'; profileId: string }
  | { rule: 'L3'; outcome: 'person_added' }
  | { rule: 'L6'; outcome: 'member_linked'; profileId: string; needsFactor: boolean }
  | { rule: 'L9'; outcome: 'invited'; invitationId: string }

/**
 * Decides what a sign-in through a provider leads to. The numbers are those of the documentation. Only the connection,
 * issuer and subject identify a person. An address never links anyone outside the organization's verified domains.
 */
export function decideOnSignIn(situation: Situation): Verdict {
  if (situation.link && !isReadmitted(situation)) return decideOnLink(situation.link)
  return rejectAddress(situation) ?? decideOnAddress(situation)
}

/** An admin invited someone who was removed, or admitted them again with their own account. */
function isReadmitted({ link, profile, invitation, isBarred }: Situation): boolean {
  return !link?.profile && (profile ? !isBarred && !profile.isContact : invitation !== undefined)
}

/** L1 and L2 look only at the link, and ignore the address. */
function decideOnLink({ profile }: NonNullable<Situation['link']>): Verdict {
  if (!profile) return { rule: 'L2', rejection: 'profile_removed' }
  return rejectProfile(profile) ?? { rule: 'L1', outcome: 'signed_in', profileId: profile.id }
}

function rejectProfile({ isSuspended, isClosed }: KnownProfile): Verdict | undefined {
  if (isSuspended) return { rule: 'L2', rejection: 'profile_suspended' }
  return isClosed ? { rule: 'L2', rejection: 'account_closed' } : undefined
}

/** Without a link, these apply before all other rules. */
function rejectAddress(situation: Situation): Verdict | undefined {
  const { email, emailVerified, domain, isAddressLinked } = situation
  if (email === undefined) return { rule: 'L4', rejection: 'email_missing' }
  if (emailVerified === false) return { rule: 'L5', rejection: 'email_unverified' }
  if (!domain) return { rule: 'L4', rejection: 'email_outside_domains' }
  if (isAddressLinked) return { rule: 'L8', rejection: 'email_linked_to_other' }
  // The domain's holder may have changed. Existing links continue to work.
  return domain.admitsNew ? undefined : { rule: 'L4', rejection: 'domain_lapsed' }
}

function decideOnAddress({ profile, invitation, isBarred, settings }: Situation): Verdict {
  // Anyone can become a contact, also after they were removed.
  if (profile && isBarred && !profile.isSuspended)
    return { rule: 'L2', rejection: 'profile_removed' }
  if (profile) return decideOnProfile(profile)
  if (invitation?.isForOwner) return { rule: 'L9', rejection: 'invited_as_owner' }
  // The inviter couldn't send this invitation today.
  if (invitation && !invitation.isSendable) return { rule: 'L9', rejection: 'joining_off' }
  if (invitation) return { rule: 'L9', outcome: 'invited', invitationId: invitation.id }
  // Only an admin brings someone back.
  if (isBarred) return { rule: 'L2', rejection: 'profile_removed' }
  if (!settings.joins) return { rule: 'L3', rejection: 'joining_off' }
  if (settings.hasReachedLimit) return { rule: 'L13', rejection: 'too_many_new_people' }
  return { rule: 'L3', outcome: 'person_added' }
}

function decideOnProfile(profile: KnownProfile): Verdict {
  // Someone else may have joined with a forwarded invitation, so an unproven address doesn't say whose profile it is.
  if (profile.isLinkedToOther || !profile.hasProvenAddress)
    return { rule: 'L8', rejection: 'email_linked_to_other' }
  if (profile.isOwner) return { rule: 'L7', rejection: 'owner_must_connect' }
  return (
    rejectProfile(profile) ?? {
      rule: 'L6',
      outcome: 'member_linked',
      profileId: profile.id,
      needsFactor: profile.hasSecondFactor,
    }
  )
}

/**
 * L10: whether a linked profile's address follows the one that the provider sends now. It must also be free in the
 * organization, which the store checks. The address that a person signs in with never changes, and neither does the one
 * at which an owner gets the organization's emails.
 */
export function followsAddress(
  { email, emailVerified, domain }: Pick<Situation, 'email' | 'emailVerified' | 'domain'>,
  { email: current, isOwner }: { email: string; isOwner: boolean },
): boolean {
  return (
    !isOwner &&
    email !== undefined &&
    email !== current &&
    emailVerified !== false &&
    domain?.admitsNew === true
  )
}

/**
 * L4, from inside: a member connects their own profile after confirming their identity, and has proved both. The
 * address doesn't matter then, but neither side can be linked to someone else.
 */
export function decideOnConnecting({
  link,
  profile,
  isBarred,
}: {
  link: { profile: { id: string } | undefined } | undefined
  profile: KnownProfile
  /** Someone removed or suspended the person, at the provider or here, and no one admitted them again. */
  isBarred: boolean
}): 'link' | 'linked' | { rejection: SignInRejection } {
  if (link?.profile?.id === profile.id) return 'linked'
  if (isBarred) return { rejection: 'profile_removed' }
  // Only an admin's decision brings back someone whose earlier membership ended.
  if (link && !link.profile && profile.isContact) return { rejection: 'profile_removed' }
  if (link?.profile || profile.isLinkedToOther) return { rejection: 'linked_to_other' }
  if (profile.isSuspended) return { rejection: 'profile_suspended' }
  return 'link'
}

/** Returns the domain of an address, which is what follows the last `@`. Subdomains are other domains. */
export function domainOfEmail(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}
