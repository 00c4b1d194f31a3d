import {
  askedTooOften,
  cancelEmailChange as cancelCall,
  changeEmail as call,
  mostProfilesAlong,
  notKnownByIt,
  ownEmailAlready,
} from '@accord/contract/email-change.ts'
import { invalidInput } from '@accord/contract/refusal.ts'
import type { Transaction } from 'kysely'
import { requireStrongIn } from '#permissions/require-strong.ts'
import { findUserByEmail, getUser } from '#data/users/accounts.store.ts'
import { change, unchanged } from '#calls/change.ts'
import type { Database } from '#database/tables.ts'
import { networkOf } from '#limits/network.ts'
import { listKnownBy } from '#data/organizations/profile-emails.store.ts'
import { Refused } from '#refused.ts'
import { emailChangeAskedMail, emailTriedMail, verifyNewEmailMail } from './email-change.mail.ts'
import {
  endPendingChange,
  insertEmailChange,
  isKeptForUndo,
} from '#data/users/email-changes.store.ts'
import { presentPending } from './own-email.present.ts'

/**
 * Waits for the code that the new address is sent. An address that another account has is answered in the same way,
 * and its owner gets a letter in the place of the code: neither the answer nor what is shown tells one from the other.
 */
export const changeEmail = change(call, {
  async as({ actor, body }, db) {
    // As it is now: it may have changed while this one waited.
    const { id, email } = await getUser(db, actor.user.id)
    if (body.email === email) {
      throw new Refused(ownEmailAlready, { fields: { email: ownEmailAlready.message } })
    }
    const known = await listKnownBy(db, id, email, mostProfilesAlong)
    const along = known.filter((profile) => body.profiles?.includes(profile.id))
    if (along.length < new Set(body.profiles).size) {
      throw new Refused(invalidInput, { fields: { profiles: notKnownByIt } })
    }
    for (const profile of along) await requireStrongIn(db, actor, profile.organization_id)
    return { from: email, along, person: { id } }
  },
  limits: ({ actor, caller }) => [
    ['mailPerAddress', networkOf(caller.address)],
    ['emailChangesPerPerson', actor.user.id, askedTooOften],
  ],
  records: ['email_change_asked'],

  async do({ trx, actor, body, from, along, caller, mail, mailUnasked, happened }, { config }) {
    const { id: userId, firstName } = actor.user
    const { email: to } = body
    const profileIds = along.map(({ id }) => id)
    const { row, code, undo } = await insertEmailChange(trx, { userId, from, to, profileIds })
    const taken = await isTaken(trx, to, userId)
    mailUnasked(taken ? emailTriedMail(config, to) : verifyNewEmailMail(config, to, code))
    mail(emailChangeAskedMail(config, { firstName, from, to, undo, caller }))
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
  as: async ({ actor }) => ({ person: { id: actor.user.id } }),
  records: ['email_change_cancelled'],

  async do({ trx, actor, happened }) {
    if (!(await endPendingChange(trx, actor.user.id))) return unchanged({})
    happened('email_change_cancelled')
    return {}
  },
})
