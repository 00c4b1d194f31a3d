import { notFound } from '@accord/contract/refusal.ts'
import { getUser } from '#accounts/accounts.store.ts'
import { issueProfileCode, useCode, voidProfileCodes } from '#accounts/codes.store.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import { Refused } from '#http/refused.ts'
import { networkOf } from '#limits/network.ts'
import { requireWithin } from '#limits/require-within.ts'
import { queueMail } from '#mail/outbox.store.ts'
import type { Actor } from '#session/actor.ts'
import type { Caller } from '../caller.ts'
import type { Context } from '../context.ts'
import { getOrganizationRow } from './organizations.store.ts'
import { profileEmailChangedMail, profileEmailRequestedMail } from './profile-email-changed.mail.ts'
import {
  confirmPendingEmail,
  findProfile,
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

/** The new address waits for its code. Asking for the one in force takes a waiting one back. */
export async function requestProfileEmail(
  context: Context,
  { actor, target, email, caller }: Request,
): Promise<ProfileRow> {
  const { config, db, secrets } = context
  const organizationId = target.organization_id
  if (email !== target.email) {
    await requireWithin(context, 'mailPerAddress', networkOf(caller.address))
    await requireWithin(context, 'mailPerEmail', `profile ${email}`)
  }

  const asked = await inTransaction(db, async (trx) => {
    await lockOrganization(trx, organizationId)
    const present = await findProfile(trx, target.id)
    if (!present) throw new Refused(notFound)
    const withdraws = email === present.email
    if (withdraws && present.pending_email === null) return present

    const profile = await setPendingEmail(trx, target.id, withdraws ? null : email)
    if (withdraws) {
      await voidProfileCodes(trx, profile.id)
    } else {
      const organization = await getOrganizationRow(trx, organizationId)
      const about = { firstName: actor.user.firstName, organization: organization.name }
      const code = await issueProfileCode(trx, profile, email)
      await queueMail(trx, secrets, verifyProfileEmailMail(config, { ...about, email }, code))
      const change = { ...about, from: profile.email, to: email }
      await queueMail(trx, secrets, profileEmailRequestedMail(config, change))
    }
    const before = withdraws ? present.pending_email : present.email
    await recordOrganizationActivity(trx, {
      kind: 'profile_email_requested',
      organizationId,
      actor,
      profileId: profile.id,
      caller,
      detail: { subject: profile.email, change: `${before} → ${email}` },
    })
    return profile
  })
  context.wakeMailer()
  return asked
}

/** False when the code is not one, or its address is no longer the one that waits. */
export async function confirmProfileEmail(
  context: Context,
  code: string,
  caller: Caller,
): Promise<boolean> {
  const { config, db, secrets } = context
  const confirmed = await inTransaction(db, async (trx) => {
    const used = await useCode(trx, 'verify_profile_email', code)
    const before = used?.profile_id ? await findProfile(trx, used.profile_id) : undefined
    if (!used || !before) return false
    await lockOrganization(trx, before.organization_id)
    const profile = await confirmPendingEmail(trx, before.id, used.email)
    if (!profile) return false

    const { first_name: firstName } = await getUser(trx, profile.user_id)
    const { name: organization } = await getOrganizationRow(trx, profile.organization_id)
    const change = { firstName, organization, from: before.email, to: profile.email }
    await queueMail(trx, secrets, profileEmailChangedMail(config, change))
    await recordOrganizationActivity(trx, {
      kind: 'profile_email_changed',
      organizationId: profile.organization_id,
      // The code is the credential: whoever holds it need not be signed in.
      actor: { user: { id: profile.user_id }, sessionId: null },
      profileId: profile.id,
      caller,
      detail: { subject: profile.email, change: `${before.email} → ${profile.email}` },
    })
    return true
  })
  if (confirmed) context.wakeMailer()
  return confirmed
}
