import { verificationLinkInvalid } from '@accord/contract/accounts.ts'
import {
  linkOfAnother,
  updateProfile,
  verifyProfileEmail as verifyCall,
} from '@accord/contract/profiles.ts'
import { forbidden, notFound, ownSignInNeeded } from '@accord/contract/errors.ts'
import { requireReauthIf } from '#permissions/reauthentication.rules.ts'
import {
  requireNotSuspended,
  requireProfileIn,
  requireSession,
  requireOpenIn,
} from '#permissions/require-profile.ts'
import { isGoodCode, issueProfileCode, useCode, voidProfileCodes } from '#data/users/codes.store.ts'
import { type Changing, change, unchanged } from '#calls/change.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { mailboxOf } from '#mail/mailbox.ts'
import { RequestError } from '#request-error.ts'
import { type ProfileRow, findProfile, emailAddressOf } from '#data/organizations/profiles.store.ts'
import { presentProfile } from '#data/organizations/organizations.present.ts'
import { getOrganizationRow } from '#data/organizations/organizations.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import {
  profileEmailChangedMail,
  profileEmailRequestedMail,
  verifyProfileEmailMail,
} from './profile-email.mail.ts'
import {
  confirmPendingEmail,
  findProfileByCode,
  setPendingEmail,
} from '#data/organizations/profile-emails.store.ts'

/**
 * Sends a code to a new address, or to the current one if it isn't verified yet. Requesting the current verified
 * address withdraws a pending one.
 */
export const requestProfileEmail = change(
  updateProfile as Changing<typeof updateProfile, { email: string }>,
  {
    async resolve({ actor, params }, db) {
      // Applications can't change people's addresses.
      requireSession(actor)
      // In a provider session, the provider says which address the person has.
      if (actor.provider) throw new RequestError(ownSignInNeeded)
      const profile = await findProfile(db, params.id)
      if (!profile) throw new RequestError(notFound)
      const isTheirs = profile.user_id === actor.user.id
      // Without a selected profile, a person can change all of their profiles. With one, they can change only profiles
      // in its organization.
      if (!isTheirs || actor.profile) await requireProfileIn(db, actor, profile.organization_id)
      if (!isTheirs) throw new RequestError(forbidden)
      requireNotSuspended(profile)
      if (!actor.profile) await requireOpenIn(db, actor, profile.organization_id)
      return { profile, organizations: [profile.organization_id] }
    },
    authorize: ({ actor, profile, body }) =>
      requireReauthIf(!isInForce(profile, body.email), actor),
    limits: ({ profile, body, caller }) =>
      isInForce(profile, body.email)
        ? []
        : [
            ['mailPerAddress', ipNetworkOf(caller.address)],
            ['mailPerEmail', `profile ${mailboxOf(body.email)}`],
          ],
    records: ['profile_email_requested', 'profile_email_withdrawn'],

    async run({ trx, actor, profile, body, caller, mail, mailUnsolicited, happened }, { config }) {
      const { id: profileId, organization_id: organizationId, email: present } = profile
      const { email: newEmail } = body
      const place = { organizationId, profileId }
      const on = { profile: profileId }
      if (isInForce(profile, newEmail)) {
        if (profile.pending_email === null) return unchanged(presentProfile(profile))
        await voidProfileCodes(trx, profileId)
        happened('profile_email_withdrawn', { on, email: profile.pending_email }, place)
        return presentProfile(await setPendingEmail(trx, profileId, null))
      }

      const waiting = await setPendingEmail(trx, profileId, newEmail)
      const { name: organization } = await getOrganizationRow(trx, organizationId)
      const code = await issueProfileCode(trx, profile, newEmail)
      mailUnsolicited(
        verifyProfileEmailMail(emailContext(config), { email: newEmail, organization }, code),
      )
      if (newEmail !== present) {
        const { firstName, email: own } = actor.user
        const old = emailAddressOf(profile, own)
        const details = { firstName, organization, old, to: newEmail, caller }
        mail(profileEmailRequestedMail(emailContext(config), details))
      }
      happened('profile_email_requested', { on, email: present, newEmail }, place)
      return presentProfile(waiting)
    },
  },
)

const purpose = 'verify_profile_email'

/**
 * Verifies a new address. The person who requested it can use any session, because the email is often opened on another
 * device. For anyone else, nothing happens and the code stays valid. Only unknown codes count as guesses.
 */
export const verifyProfileEmail = change(verifyCall, {
  async resolve({ actor, body }, db) {
    const profile = await findProfileByCode(db, body.code, actor.user.id)
    if (profile) {
      requireNotSuspended(profile)
      await requireOpenIn(db, actor, profile.organization_id)
    }
    return { profile, organizations: profile ? [profile.organization_id] : [] }
  },
  async prepare({ profile, body, caller }, context) {
    if (profile) return
    await requireWithinLimit(context, 'codesPerAddress', ipNetworkOf(caller.address))
    const isOfAnother = await isGoodCode(context.db, purpose, body.code)
    throw new RequestError(isOfAnother ? linkOfAnother : verificationLinkInvalid)
  },
  records: ['profile_email_changed', 'profile_email_verified'],

  async run({ trx, actor, profile: before, body, caller, mail, happened }, { config }) {
    const used = await useCode(trx, purpose, body.code, { user_id: actor.user.id })
    // The code may have been used meanwhile, and a different address may be pending now.
    const profile = before && used && (await confirmPendingEmail(trx, before.id, used.email))
    if (!profile) throw new RequestError(verificationLinkInvalid)

    const { id: profileId, organization_id: organizationId, email: to } = profile
    const place = { organizationId, profileId }
    const on = { profile: profileId }
    if (before.email === to) {
      happened('profile_email_verified', { on, email: to }, place)
      return {}
    }
    const { name: organization } = await getOrganizationRow(trx, organizationId)
    const { firstName, email: own } = actor.user
    const details = { firstName, organization, old: emailAddressOf(before, own), to, caller }
    mail(profileEmailChangedMail(emailContext(config), details))
    happened('profile_email_changed', { on, email: before.email, newEmail: to }, place)
    return {}
  },
})

function isInForce({ email, email_proven }: ProfileRow, address: string): boolean {
  return email_proven && address === email
}
