import { verificationLinkInvalid } from '@accord/contract/accounts.ts'
import { linkOfAnother } from '@accord/contract/profiles.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { isGoodCode, issueProfileCode, useCode, voidProfileCodes } from '#accounts/codes.store.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import { Refused } from '#refused.ts'
import { networkOf } from '#limits/network.ts'
import { requireWithin } from '#limits/require-within.ts'
import { mailboxOf } from '#mail/mailbox.ts'
import { queueMail } from '#mail/outbox.store.ts'
import { queueUnasked } from '#mail/queue-unasked.ts'
import type { Actor } from '#session/actor.ts'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { mailAddressOf } from './mail-address.ts'
import { getOrganizationRow } from './organizations.store.ts'
import { profileEmailChangedMail, profileEmailRequestedMail } from './profile-email-changed.mail.ts'
import {
  confirmPendingEmail,
  findProfile,
  findProfileByCode,
  lockOrganization,
  type ProfileRow,
  setPendingEmail,
} from './profiles.store.ts'
import { verifyProfileEmailMail } from './verify-profile-email.mail.ts'

interface Request {
  actor: Actor
  target: ProfileRow
  email: string
  caller: Caller
}

/**
 * The new address waits for its code, and so does the present one as long as nobody proved it. Asking
 * for a proven one in force takes a waiting one back.
 */
export async function requestProfileEmail(
  context: Context,
  { actor, target, email, caller }: Request,
): Promise<ProfileRow> {
  const { config, db, secrets } = context
  const organizationId = target.organization_id
  if (!isInForce(target, email)) {
    await requireWithin(context, 'mailPerAddress', networkOf(caller.address))
    await requireWithin(context, 'mailPerEmail', `profile ${mailboxOf(email)}`)
  }

  const asked = await inTransaction(db, async (trx) => {
    await lockOrganization(trx, organizationId)
    const present = await findProfile(trx, target.id)
    if (!present) throw new Refused(notFound)
    const withdraws = isInForce(present, email)
    if (withdraws && present.pending_email === null) return present

    const profile = await setPendingEmail(trx, target.id, withdraws ? null : email)
    if (withdraws) {
      await voidProfileCodes(trx, profile.id)
    } else {
      const organization = await getOrganizationRow(trx, organizationId)
      const about = { firstName: actor.user.firstName, organization: organization.name }
      const code = await issueProfileCode(trx, profile, email)
      const letter = verifyProfileEmailMail(config, { ...about, email }, code)
      await queueUnasked(context, trx, actor.user.id, letter)
      if (email !== profile.email) {
        const change = { ...about, old: mailAddressOf(profile, actor.user.email), to: email }
        await queueMail(trx, secrets, profileEmailRequestedMail(config, change))
      }
    }
    const before = withdraws ? present.pending_email! : present.email
    await recordOrganizationActivity(trx, {
      kind: 'profile_email_requested',
      organizationId,
      actor,
      profileId: profile.id,
      caller,
      detail: { subject: profile.email, ...changeOf(before, email) },
    })
    return profile
  })
  context.wakeMailer()
  return asked
}

const purpose = 'verify_profile_email'

/**
 * By the person who asked for it, in any session of theirs: the mail is often opened on another device.
 * For anybody else nothing happens, and the code stays good. Only what misses counts as a guess.
 */
export async function confirmProfileEmail(
  context: Context,
  { actor, code, caller }: { actor: Actor; code: string; caller: Caller },
) {
  const { config, db, secrets } = context
  const confirmed = await inTransaction(db, async (trx) => {
    // Read without a lock: the organization's comes before the code's.
    const asking = await findProfileByCode(trx, code, actor.user.id)
    if (!asking) return false
    await lockOrganization(trx, asking.organization_id)
    const used = await useCode(trx, purpose, code, { user_id: actor.user.id })
    if (!used) return false
    const before = (await findProfile(trx, asking.id))!
    // Its address may be no longer the one that waits.
    const profile = await confirmPendingEmail(trx, before.id, used.email)
    if (!profile) throw new Refused(verificationLinkInvalid)

    const changed = before.email !== profile.email
    if (changed) {
      const { name: organization } = await getOrganizationRow(trx, profile.organization_id)
      const { firstName, email: own } = actor.user
      const change = { firstName, organization, old: mailAddressOf(before, own), to: profile.email }
      await queueMail(trx, secrets, profileEmailChangedMail(config, change))
    }
    await recordOrganizationActivity(trx, {
      kind: changed ? 'profile_email_changed' : 'profile_email_verified',
      organizationId: profile.organization_id,
      actor,
      profileId: profile.id,
      caller,
      detail: { subject: profile.email, ...changeOf(before.email, profile.email) },
    })
    return true
  })
  if (!confirmed) {
    await requireWithin(context, 'codesPerAddress', networkOf(caller.address))
    throw new Refused(
      (await isGoodCode(db, purpose, code)) ? linkOfAnother : verificationLinkInvalid,
    )
  }
  context.wakeMailer()
}

/** Nothing changes where the present address is only proved. */
function changeOf(from: string, to: string) {
  return from === to ? {} : { change: `${from} → ${to}` }
}

function isInForce({ email, email_proven }: ProfileRow, asked: string): boolean {
  return email_proven && asked === email
}
