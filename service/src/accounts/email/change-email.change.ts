import {
  tooManyEmailChanges,
  cancelEmailChange as cancelCall,
  changeEmail as changeEmailCall,
  emailTaken,
  maxProfilesToMove,
  notKnownByIt,
  ownEmailAlready,
  undoEmailChange as undoEmailChangeCall,
  undoLinkInvalid,
  verifyNewEmail as verifyNewEmailCall,
} from '@accord/contract/email-change.ts'
import { invalidInput } from '@accord/contract/errors.ts'
import type { Transaction } from 'kysely'
import { requireOpenIn } from '#permissions/require-profile.ts'
import {
  findUserByEmail,
  getUser,
  moveToEmail,
  removePassword,
} from '#data/users/accounts.store.ts'
import { change, unchanged } from '#calls/change.ts'
import type { Database } from '#database/tables.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import {
  clearPendingEmails,
  knownBy,
  listKnownBy,
  moveProfilesToEmail,
} from '#data/organizations/profile-emails.store.ts'
import { RequestError } from '#request-error.ts'
import { emailContext } from '#mail/compose-email.ts'
import {
  emailChangeRequestedMail,
  emailChangeUndoneMail,
  emailChangedMail,
  emailTakenBackMail,
  emailTriedMail,
  verifyNewEmailMail,
} from './email-change.mail.ts'
import {
  type EmailChangeRow,
  deleteFrom,
  endPendingChange,
  findChangeByCode,
  findUndone,
  insertEmailChange,
  isKeptForUndo,
  markChanged,
} from '#data/users/email-changes.store.ts'
import { presentPending } from './own-email.present.ts'
import { verificationLinkInvalid } from '@accord/contract/accounts.ts'
import { linkOfAnother } from '@accord/contract/profiles.ts'
import { issueCode, voidCodes } from '#data/users/codes.store.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { retention } from '@accord/contract/retention.ts'
import { secondsOf } from '@accord/contract/rules/periods.ts'
import { removeFactorsSince } from '#factors/settle.ts'
import { deleteReset } from '#factors/reset/resets.store.ts'
import { revokeTokensOfUser } from '#data/approvals/approval-impact.store.ts'
import { forgetDevices } from '#data/sessions/devices.store.ts'
import { endSessions } from '#data/sessions/end-sessions.ts'

/**
 * Starts a change that takes effect once the code sent to the new address is used. If another account has the address,
 * the response is the same, and the address's owner gets an email without a code. Neither the response nor the UI
 * reveals the difference.
 */
export const changeEmail = change(changeEmailCall, {
  async resolve({ actor, body }, db) {
    // The current address is read again, because it may have changed while this request waited.
    const { id, email } = await getUser(db, actor.user.id)
    if (body.email === email) {
      throw new RequestError(ownEmailAlready, { fields: { email: ownEmailAlready.message } })
    }
    const known = await listKnownBy(db, id, email, maxProfilesToMove)
    const along = known.filter((profile) => body.profiles?.includes(profile.id))
    if (along.length < new Set(body.profiles).size) {
      throw new RequestError(invalidInput, { fields: { profiles: notKnownByIt } })
    }
    for (const profile of along) await requireOpenIn(db, actor, profile.organization_id)
    return { from: email, along, person: { id } }
  },
  limits: ({ actor, caller }) => [
    ['mailPerAddress', ipNetworkOf(caller.address)],
    ['emailChangesPerPerson', actor.user.id, tooManyEmailChanges],
  ],
  records: ['email_change_asked'],

  async run(
    { trx, actor, body, from, along, caller, mail, mailUnsolicited, happened },
    { config },
  ) {
    const { id: userId, firstName } = actor.user
    const { email: to } = body
    const profileIds = along.map(({ id }) => id)
    const { row, code, undo } = await insertEmailChange(trx, { userId, from, to, profileIds })
    const taken = await isTaken(trx, to, userId)
    mailUnsolicited(
      taken
        ? emailTriedMail(emailContext(config), to)
        : verifyNewEmailMail(emailContext(config), to, code),
    )
    mail(emailChangeRequestedMail(emailContext(config), { firstName, from, to, undo, caller }))
    happened('email_change_asked')
    return presentPending(row, along)
  },
})

/** An address that no one has verified is free for anyone who can verify it. */
async function isTaken(trx: Transaction<Database>, email: string, userId: string) {
  const holder = await findUserByEmail(trx, email)
  return Boolean(holder?.email_verified_at) || (await isKeptForUndo(trx, email, userId))
}

/**
 * Cancels the pending change. The link sent to the old address stays valid, because someone else may have been in the
 * account.
 */
export const cancelEmailChange = change(cancelCall, {
  resolve: async ({ actor }) => ({ person: { id: actor.user.id } }),
  records: ['email_change_cancelled'],

  async run({ trx, actor, happened }) {
    if (!(await endPendingChange(trx, actor.user.id))) return unchanged({})
    happened('email_change_cancelled')
    return {}
  },
})

/**
 * Completes the change. Only the person who requested it can do so, in any of their sessions. They confirm their
 * identity, because someone else may have made the request and sent them the link.
 */
export const verifyNewEmail = change(verifyNewEmailCall, {
  async resolve({ actor, body }, db) {
    const found = await findChangeByCode(db, body.code)
    const theirs = found?.user_id === actor.user.id ? found : undefined
    const along = theirs ? await knownBy(db, whichAlong(theirs)).execute() : []
    for (const profile of along) await requireOpenIn(db, actor, profile.organization_id)
    const organizations = along.map((profile) => profile.organization_id)
    return { found, theirs, organizations, person: { id: actor.user.id } }
  },
  async prepare({ found, theirs, caller }, context) {
    if (theirs) return
    await requireWithinLimit(context, 'codesPerAddress', ipNetworkOf(caller.address))
    throw new RequestError(found ? linkOfAnother : verificationLinkInvalid)
  },
  records: ['email_changed', 'profile_email_changed'],

  async run({ trx, actor, theirs, caller, mail, happened }, { config }) {
    // The change may have been completed or canceled in the meantime.
    if (!theirs) throw new RequestError(verificationLinkInvalid)
    const { user_id: id, old_email: from, new_email: to } = theirs
    if (!(await moveToEmail(trx, { id, from, to })) || (await isKeptForUndo(trx, to, id))) {
      throw new RequestError(emailTaken)
    }
    const moved = await moveProfilesToEmail(trx, whichAlong(theirs), to)
    const movedIds = moved.map((profile) => profile.id)
    // The change can still be canceled at this point, because canceling doesn't lock the person.
    if (!(await markChanged(trx, theirs, movedIds))) throw new RequestError(verificationLinkInvalid)
    // Links sent to the old address no longer open anything in the account.
    await voidCodes(trx, id, ['verify_email', 'reset_password'])
    mail(
      emailChangedMail(emailContext(config), { firstName: actor.user.firstName, from, to, caller }),
    )
    happened('email_changed')
    for (const { id: profileId, organization_id: organizationId, email } of moved) {
      const detail = { on: { profile: profileId }, email, newEmail: to }
      happened('profile_email_changed', detail, { organizationId, profileId })
    }
    return {}
  },
})

function whichAlong({ user_id: userId, old_email, profile_ids: ids }: EmailChangeRow) {
  return { userId, emails: [old_email], ids }
}

/**
 * Handles a report by the old mailbox's owner that they didn't make the change. The account gets back the address that
 * it had before the request, even after further changes, and all sessions end. Only the mailbox and older second
 * factors still give access.
 */
export const undoEmailChange = change(undoEmailChangeCall, {
  async resolve({ body }, db) {
    const undone = await findUndone(db, body.code)
    const [first] = undone
    if (!first) return { undone, organizations: [] }
    const moved = await knownBy(db, whichBack(first, undone)).execute()
    const organizations = moved.map((profile) => profile.organization_id)
    return { undone, organizations, person: { id: first.user_id } }
  },
  async prepare({ undone, caller }, context) {
    // A valid code isn't counted, so that guesses by others on the same network can't block it.
    if (undone.length > 0) return
    await requireWithinLimit(context, 'codesPerAddress', ipNetworkOf(caller.address))
    throw new RequestError(undoLinkInvalid)
  },
  records: ['email_change_undone', 'profile_email_changed'],

  async run({ trx, undone, mail, job, happened }, { config }) {
    const [first] = undone
    // A concurrent request has already used the code.
    if (!first) throw new RequestError(undoLinkInvalid)
    const { user_id: userId, old_email: to } = first
    const user = await getUser(trx, userId)
    if (user.email !== to && !(await moveToEmail(trx, { id: userId, from: user.email, to }))) {
      throw new RequestError(undoLinkInvalid)
    }
    const moved = await moveProfilesToEmail(trx, whichBack(first, undone), to)
    await endSessions(trx, { userId }, job)
    await deleteFrom(trx, first)
    await shutOut(trx, first)

    const code = await issueCode(trx, 'reset_password', { id: userId, email: to })
    mail(emailChangeUndoneMail(emailContext(config), { firstName: user.first_name, to, code }))
    if (user.email !== to) mail(emailTakenBackMail(emailContext(config), user, to))
    happened('email_change_undone', { userId })
    for (const { id: profileId, organization_id: organizationId, email } of moved) {
      const place = { organizationId, profileId, userId }
      const detail = { on: { profile: profileId }, email, newEmail: to }
      happened('profile_email_changed', detail, place)
    }
    return { email: to }
  },
})

/** Returns the profiles that changed together with the address, and newer ones with an address that is being undone. */
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
 * The person who requested the change was already in the account. They may have added sign-in methods shortly before
 * the request, which would let them in again. Returns the time after which added methods are removed.
 */
function addedSince({ asked_at }: EmailChangeRow): Date {
  return new Date(asked_at.getTime() - secondsOf(retention.emailChanges.periods.undo) * 1000)
}

/**
 * Removes everything that could let an intruder back in: the password, tokens, pending links, known browsers, and
 * recently added sign-in methods.
 */
async function shutOut(trx: Transaction<Database>, first: EmailChangeRow) {
  const { user_id } = first
  await removePassword(trx, user_id)
  await revokeTokensOfUser(trx, user_id)
  await voidCodes(trx, user_id, ['verify_email', 'reset_password', 'verify_profile_email'])
  await clearPendingEmails(trx, user_id)
  await forgetDevices(trx, user_id)
  await removeFactorsSince(trx, user_id, addedSince(first))
  // A pending reset must not remove the remaining factors. A person who lost theirs can request another one.
  await deleteReset(trx, user_id)
}
