import { undoEmailChange as call, undoLinkInvalid } from '@accord/contract/email-change.ts'
import { retention } from '@accord/contract/retention.ts'
import { secondsOf } from '@accord/contract/rules/periods.ts'
import type { Transaction } from 'kysely'
import { getUser, moveToEmail, removePassword } from '#data/users/accounts.store.ts'
import { issueCode, voidCodes } from '#data/users/codes.store.ts'
import { change } from '#calls/change.ts'
import type { Database } from '#database/tables.ts'
import { removeFactorsSince } from '#factors/remove-since.ts'
import { deleteReset } from '#factors/reset/resets.store.ts'
import { networkOf } from '#limits/network.ts'
import { requireWithin } from '#limits/require-within.ts'
import { endTokensOfUser } from '#data/approvals/end-tokens.store.ts'
import {
  clearPendingEmails,
  knownBy,
  moveProfilesToEmail,
} from '#data/organizations/profile-emails.store.ts'
import { Refused } from '#refused.ts'
import { forgetDevices } from '#data/sessions/devices.store.ts'
import { endSessions } from '#data/sessions/end-sessions.ts'
import { deleteFrom, type EmailChangeRow, findUndone } from '#data/users/email-changes.store.ts'
import { emailChangeUndoneMail, emailTakenBackMail } from './email-change.mail.ts'

/**
 * Whoever has the old mailbox says that it was not them: the account is as it was when it was asked for, whatever it was
 * changed to since, and nobody is in it any more. Only the mailbox leads back in, with what second factor there was.
 */
export const undoEmailChange = change(call, {
  async as({ body }, db) {
    const undone = await findUndone(db, body.code)
    const [first] = undone
    if (!first) return { undone, organizations: [] }
    const moved = await knownBy(db, whichBack(first, undone)).execute()
    const organizations = moved.map((profile) => profile.organization_id)
    return { undone, organizations, person: { id: first.user_id } }
  },
  async prepare({ undone, caller }, context) {
    // A code that is good proves itself: others who have none do not use up its tries.
    if (undone.length > 0) return
    await requireWithin(context, 'codesPerAddress', networkOf(caller.address))
    throw new Refused(undoLinkInvalid)
  },
  records: ['email_change_undone', 'profile_email_changed'],

  async do({ trx, undone, mail, job, happened }, { config }) {
    const [first] = undone
    // Of two at once one comes second.
    if (!first) throw new Refused(undoLinkInvalid)
    const { user_id: userId, old_email: to } = first
    const user = await getUser(trx, userId)
    if (user.email !== to && !(await moveToEmail(trx, { id: userId, from: user.email, to }))) {
      throw new Refused(undoLinkInvalid)
    }
    const moved = await moveProfilesToEmail(trx, whichBack(first, undone), to)
    await endSessions(trx, { userId }, job)
    await deleteFrom(trx, first)
    await shutOut(trx, first)

    const code = await issueCode(trx, 'reset_password', { id: userId, email: to })
    mail(emailChangeUndoneMail(config, { firstName: user.first_name, to, code }))
    if (user.email !== to) mail(emailTakenBackMail(config, user, to))
    happened('email_change_undone', { userId })
    for (const { id: profileId, organization_id: organizationId, email } of moved) {
      const place = { organizationId, profileId, userId }
      happened('profile_email_changed', { email, newEmail: to }, place)
    }
    return { email: to }
  },
})

/** Profiles that changed along, and those that are new since: as far as they are known by what is undone. */
function whichBack(first: EmailChangeRow, undone: readonly EmailChangeRow[]) {
  const changed = undone.filter((each) => each.changed_at !== null)
  return {
    userId: first.user_id,
    emails: changed.map((each) => each.new_email),
    ids: changed.flatMap((each) => each.profile_ids),
    since: first.asked_at,
    suspended: true,
  }
}

/**
 * Whoever asked for the change was in the account before. What was added to sign in with so long before may be theirs as
 * well, and would let them in once more.
 */
function addedSince({ asked_at }: EmailChangeRow): Date {
  return new Date(asked_at.getTime() - secondsOf(retention.emailChanges.periods.undo) * 1000)
}

/** The password, what applications hold, links under way, known browsers, and what was added to sign in with lately. */
async function shutOut(trx: Transaction<Database>, first: EmailChangeRow) {
  const { user_id } = first
  await removePassword(trx, user_id)
  await endTokensOfUser(trx, user_id)
  await voidCodes(trx, user_id, ['verify_email', 'reset_password', 'verify_profile_email'])
  await clearPendingEmails(trx, user_id)
  await forgetDevices(trx, user_id)
  await removeFactorsSince(trx, user_id, addedSince(first))
  // What is left of it is not to go either; whoever lost theirs asks again.
  await deleteReset(trx, user_id)
}
