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
import { requireStrongIn } from '#permissions/require-profile.ts'
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
 * Waits for the code that the new address is sent. An address that another account has is answered in the same way,
 * and its owner gets a letter in the place of the code: neither the answer nor what is shown tells one from the other.
 */
export const changeEmail = change(changeEmailCall, {
  async resolve({ actor, body }, db) {
    // As it is now: it may have changed while this one waited.
    const { id, email } = await getUser(db, actor.user.id)
    if (body.email === email) {
      throw new RequestError(ownEmailAlready, { fields: { email: ownEmailAlready.message } })
    }
    const known = await listKnownBy(db, id, email, maxProfilesToMove)
    const along = known.filter((profile) => body.profiles?.includes(profile.id))
    if (along.length < new Set(body.profiles).size) {
      throw new RequestError(invalidInput, { fields: { profiles: notKnownByIt } })
    }
    for (const profile of along) await requireStrongIn(db, actor, profile.organization_id)
    return { from: email, along, person: { id } }
  },
  limits: ({ actor, caller }) => [
    ['mailPerAddress', ipNetworkOf(caller.address)],
    ['emailChangesPerPerson', actor.user.id, tooManyEmailChanges],
  ],
  records: ['email_change_asked'],

  async run({ trx, actor, body, from, along, caller, mail, mailUnasked, happened }, { config }) {
    const { id: userId, firstName } = actor.user
    const { email: to } = body
    const profileIds = along.map(({ id }) => id)
    const { row, code, undo } = await insertEmailChange(trx, { userId, from, to, profileIds })
    const taken = await isTaken(trx, to, userId)
    mailUnasked(taken ? emailTriedMail(config, to) : verifyNewEmailMail(config, to, code))
    mail(emailChangeRequestedMail(config, { firstName, from, to, undo, caller }))
    happened('email_change_asked')
    return presentPending(row, along)
  },
})

/** One that nobody proved is free for whoever can. */
async function isTaken(trx: Transaction<Database>, email: string, userId: string) {
  const holder = await findUserByEmail(trx, email)
  return Boolean(holder?.email_verified_at) || (await isKeptForUndo(trx, email, userId))
}

/** What the old address was sent stays good: somebody may have been in the account. */
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
 * By the person who asked for it, in any session of theirs, as for the address of a profile. They confirm that it is them:
 * somebody else may have asked, and sent them the link.
 */
export const verifyNewEmail = change(verifyNewEmailCall, {
  async resolve({ actor, body }, db) {
    const found = await findChangeByCode(db, body.code)
    const theirs = found?.user_id === actor.user.id ? found : undefined
    const along = theirs ? await knownBy(db, whichAlong(theirs)).execute() : []
    for (const profile of along) await requireStrongIn(db, actor, profile.organization_id)
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
    // Somebody may have used or withdrawn it meanwhile.
    if (!theirs) throw new RequestError(verificationLinkInvalid)
    const { user_id: id, old_email: from, new_email: to } = theirs
    if (!(await moveToEmail(trx, { id, from, to })) || (await isKeptForUndo(trx, to, id))) {
      throw new RequestError(emailTaken)
    }
    const moved = await moveProfilesToEmail(trx, whichAlong(theirs), to)
    const movedIds = moved.map((profile) => profile.id)
    // Without the person's lock it can still be withdrawn.
    if (!(await markChanged(trx, theirs, movedIds))) throw new RequestError(verificationLinkInvalid)
    // What was mailed to the old address opens nothing of the account any more.
    await voidCodes(trx, id, ['verify_email', 'reset_password'])
    mail(emailChangedMail(config, { firstName: actor.user.firstName, from, to, caller }))
    happened('email_changed')
    for (const { id: profileId, organization_id: organizationId, email } of moved) {
      happened('profile_email_changed', { email, newEmail: to }, { organizationId, profileId })
    }
    return {}
  },
})

function whichAlong({ user_id: userId, old_email, profile_ids: ids }: EmailChangeRow) {
  return { userId, emails: [old_email], ids }
}

/**
 * Whoever has the old mailbox says that it was not them: the account is as it was when it was asked for, whatever it was
 * changed to since, and nobody is in it any more. Only the mailbox leads back in, with what second factor there was.
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
    // A code that is good proves itself: others who have none do not use up its tries.
    if (undone.length > 0) return
    await requireWithinLimit(context, 'codesPerAddress', ipNetworkOf(caller.address))
    throw new RequestError(undoLinkInvalid)
  },
  records: ['email_change_undone', 'profile_email_changed'],

  async run({ trx, undone, mail, job, happened }, { config }) {
    const [first] = undone
    // Of two at once one comes second.
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
  await revokeTokensOfUser(trx, user_id)
  await voidCodes(trx, user_id, ['verify_email', 'reset_password', 'verify_profile_email'])
  await clearPendingEmails(trx, user_id)
  await forgetDevices(trx, user_id)
  await removeFactorsSince(trx, user_id, addedSince(first))
  // What is left of it is not to go either; whoever lost theirs asks again.
  await deleteReset(trx, user_id)
}
