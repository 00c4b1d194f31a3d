import { updateUser } from '@accord/contract/accounts.ts'
import {
  currentPasswordWrong,
  namesNeeded,
  noPassword,
  passwordExists,
  removePassword as removePasswordCall,
  resetLinkInvalid,
  resetPassword as resetCall,
  sendResetLink as sendCall,
  setPassword as setPasswordCall,
  twoSignInMethodsRequired,
} from '@accord/contract/passwords.ts'
import { invalidInput, notFound } from '@accord/contract/errors.ts'
import { isStrong } from '@accord/contract/rules/factors.ts'
import { firstBrokenRule } from '@accord/contract/rules/password-rules.ts'
import { requireReauthIf } from '#permissions/reauthentication.rules.ts'
import {
  type UserRow,
  deleteUnverified,
  getUser,
  lockUserByEmail,
  insertUser,
  markEmailVerified,
  removePassword as remove,
  replacePassword,
  setPassword as storePassword,
} from '#data/users/accounts.store.ts'
import { isGoodCode, issueCode, useCode, voidCodes } from '#data/users/codes.store.ts'
import { type Changing, change, unchanged } from '#calls/change.ts'
import { clearAttempts } from '#rate-limits/rate-limits.store.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { withProfiles } from '#data/organizations/carried-profiles.ts'
import { RequestError } from '#request-error.ts'
import { readDeviceCookie, setDeviceCookie } from '#data/sessions/cookies.ts'
import { forgetDevices, rememberDevice, rememberOnly } from '#data/sessions/devices.store.ts'
import { endSessions } from '#data/sessions/end-sessions.ts'
import { requireSession } from '#permissions/require-profile.ts'
import { requireUncommonPassword } from './common-passwords.ts'
import { emailContext } from '#mail/compose-email.ts'
import {
  passwordChangedMail,
  passwordRemovedMail,
  passwordSetMail,
  resetPasswordMail,
} from '#accounts/accounts.mail.ts'
import { countUsableIdentities } from '#factors/last-sign-in-method.ts'
import { listPasskeys } from '#factors/passkeys/passkeys.store.ts'
import { countRecoveryCodes } from '#factors/recovery/recovery.store.ts'
import { namesMissing } from '@accord/contract/people.ts'
import type { Transaction } from 'kysely'
import { endPendingChange } from '#data/users/email-changes.store.ts'
import { canEmail } from '#accounts/can-email.ts'
import type { Caller } from '#caller.ts'
import type { Database } from '#database/tables.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import { revokeTokensOfUser } from '#data/approvals/approval-impact.store.ts'
import { clearPendingEmails } from '#data/organizations/profile-emails.store.ts'
import type { HashFor } from '#crypto/password-hasher.ts'
import { clearPasswordGuesses } from '#session/count-guess.ts'

interface Passwords {
  currentPassword: string
  password: string
}

/** Changes the password, ends all other sessions, and forgets all other browsers. */
export const changePassword = change(updateUser as Changing<typeof updateUser, Passwords>, {
  async resolve({ actor, params, body }) {
    if (params.id !== actor.user.id) throw new RequestError(notFound)
    requireSession(actor)
    const broken = firstBrokenRule(body.password, actor.user.email)
    if (broken) throw new RequestError(invalidInput, { fields: { password: broken } })
    const { sessionId, factors } = actor
    return { sessionId, factors }
  },
  // A person without a second factor confirms their identity with the current password.
  authorize: ({ actor, factors }) => requireReauthIf(isStrong(factors), actor),
  async prepare({ actor, sessionId, body }, context) {
    const { config, db, passwords } = context
    requireUncommonPassword(body.password, config.brand)
    using _turn = await passwords.turn()
    await requireWithinLimit(context, 'currentPasswordPerSession', sessionId)
    await requireWithinLimit(context, 'passwordChangesPerPerson', actor.user.id)
    const user = await getUser(db, actor.user.id)
    if (!user.password_hash) throw new RequestError(noPassword)
    const { matches } = await passwords.check(user, body.currentPassword)
    if (!matches) throw wrongPassword()
    await clearAttempts(db, { name: 'currentPasswordPerSession', key: sessionId })
    return { user, passwordHash: await passwords.hash(body.password) }
  },
  records: ['password_changed'],

  async run({ trx, sessionId, prepared, caller, mail, job, happened }, { config }) {
    const { user, passwordHash } = prepared
    if (!(await replacePassword(trx, user, passwordHash))) throw wrongPassword()
    await endSessions(trx, { userId: user.id, exceptId: sessionId }, job)
    await voidCodes(trx, user.id, ['reset_password'])
    const device = await rememberOnly(trx, user.id, sessionId)
    mail(passwordChangedMail(emailContext(config), user, caller))
    happened('password_changed')
    return { device }
  },

  respond({ device }, { actor, reply }, { config, db }) {
    setDeviceCookie(reply, config, device)
    return withProfiles(db, actor.user, actor)
  },
})

function wrongPassword() {
  const fields = { currentPassword: currentPasswordWrong.message }
  return new RequestError(currentPasswordWrong, { fields })
}

/** Sets the first password of an account. An existing password can only be changed with the current one. */
export const setPassword = change(setPasswordCall, {
  async resolve({ actor: { user }, body }, db) {
    const broken = firstBrokenRule(body.password, user.email)
    if (broken) throw new RequestError(invalidInput, { fields: { password: broken } })
    if ((await getUser(db, user.id)).password_hash) throw new RequestError(passwordExists)
    return { person: { id: user.id } }
  },
  limits: ({ actor }) => [['passwordChangesPerPerson', actor.user.id]],
  async prepare({ body }, { config, passwords }) {
    requireUncommonPassword(body.password, config.brand)
    using _turn = await passwords.turn()
    return await passwords.hash(body.password)
  },
  records: ['password_set'],

  async run({ trx, actor, prepared: passwordHash, caller, mail, happened }, { config }) {
    await storePassword(trx, actor.user.id, passwordHash)
    mail(passwordSetMail(emailContext(config), actor.user, caller))
    happened('password_set')
    return {}
  },
})

/**
 * Removes the password. This requires two other sign-in methods, because one could be lost. Recovery codes count as the
 * second one.
 */
export const removePassword = change(removePasswordCall, {
  resolve: async ({ actor }) => ({ person: { id: actor.user.id } }),
  records: ['password_removed'],

  async run({ trx, actor, caller, mail, happened }, { config }) {
    const user = await getUser(trx, actor.user.id)
    if (!user.password_hash) throw new RequestError(noPassword)
    const passkeys = await listPasskeys(trx, user.id)
    const verified = passkeys.filter((each) => each.user_verified).length
    const alone = verified + (await countUsableIdentities(trx, config, user.id))
    const kept = user.recovery_kept_at !== null && (await countRecoveryCodes(trx, user.id)) > 0
    if (alone + Number(kept) < 2 || alone === 0) throw new RequestError(twoSignInMethodsRequired)
    await remove(trx, user.id)
    // A pending link could set a password again.
    await voidCodes(trx, user.id, ['reset_password'])
    mail(passwordRemovedMail(emailContext(config), user, caller))
    happened('password_removed')
    return {}
  },
})

type Trx = Transaction<Database>

export const sendResetLink = change(sendCall, {
  limits: ({ body, caller }) => [
    ['mailPerAddress', ipNetworkOf(caller.address)],
    // The limit counts the exact address, so that other spellings can't use up the owner's limit.
    ['resetPerEmail', body.email],
  ],
  records: ['password_reset_requested'],

  async run({ trx, body, mail, happened }, context) {
    const user = await lockUserByEmail(trx, body.email)
    if (!user || !(await canEmail(context, trx, user))) return unchanged({})
    mail(
      resetPasswordMail(
        emailContext(context.config),
        user,
        await issueCode(trx, 'reset_password', user),
      ),
    )
    happened('password_reset_requested', { userId: user.id })
    return {}
  },
})

export const resetPassword = change(resetCall, {
  async prepare({ body, caller }, context) {
    requireUncommonPassword(body.password, context.config.brand)
    using _turn = await context.passwords.turn()
    // A valid code isn't counted, so that guesses by others on the same network can't block it.
    if (!(await isGoodCode(context.db, 'reset_password', body.token, { email: body.email }))) {
      await requireWithinLimit(context, 'codesPerAddress', ipNetworkOf(caller.address))
    }
    return await context.passwords.hash(body.password)
  },
  records: ['password_reset', 'signed_up', 'email_verified'],

  async run({ trx, body, prepared: passwordHash, caller, reply, mail, job, happened }, { config }) {
    const existing = await lockUserByEmail(trx, body.email)
    const code = await useCode(trx, 'reset_password', body.token)
    if (!existing || code?.user_id !== existing.id || code.email !== body.email) {
      throw new RequestError(resetLinkInvalid)
    }
    let user = existing
    if (existing.email_verified_at) {
      await endSessions(trx, { userId: existing.id }, job)
      await resetVerified(trx, existing, passwordHash)
    } else {
      user = await startOver(trx, existing, { ...body, passwordHash })
      happened('signed_up', { userId: user.id })
      happened('email_verified', { userId: user.id })
    }
    await clearPasswordGuesses(trx, user.email)
    await forgetDevices(trx, user.id)
    const device = await knownBy(trx, user, {
      caller,
      cookie: readDeviceCookie(reply.request, config),
    })
    mail(passwordChangedMail(emailContext(config), user, caller))
    happened('password_reset', { userId: user.id })
    return { device }
  },

  respond({ device }, { reply }, { config }) {
    setDeviceCookie(reply, config, device)
    return {}
  },
})

/** Sets the new password of a verified person and ends everything that was started with the old one. */
async function resetVerified(trx: Trx, user: UserRow, passwordHash: HashFor) {
  await storePassword(trx, user.id, passwordHash)
  await voidCodes(trx, user.id, ['verify_email', 'reset_password', 'verify_profile_email'])
  // Pending changes can't be completed, because their links are void.
  await clearPendingEmails(trx, user.id)
  await endPendingChange(trx, user.id)
  await revokeTokensOfUser(trx, user.id)
}

/**
 * Remembers the browser of the reset, so that other people's guesses can't lock it out. A person with a second factor
 * has to prove it first. Otherwise each reset would add a known browser with its own attempts.
 */
async function knownBy(
  trx: Trx,
  { id, second_factor }: UserRow,
  { caller, cookie }: { caller: Caller; cookie: string | undefined },
): Promise<string | undefined> {
  if (second_factor || !caller.isBrowser) return undefined
  return (await rememberDevice(trx, id, cookie)).value
}

interface Reset {
  passwordHash: HashFor
  firstName?: string | undefined
  lastName?: string | undefined
}

/**
 * Replaces an unverified account with a new one, because the mailbox's owner may not be the person who signed up.
 * Nothing from the other person remains: no name, ID, or activity.
 */
async function startOver(trx: Trx, unverified: UserRow, reset: Reset): Promise<UserRow> {
  const { passwordHash, firstName, lastName } = reset
  if (firstName === undefined || lastName === undefined) {
    throw new RequestError(namesNeeded, { fields: namesMissing })
  }
  const { email } = unverified
  await deleteUnverified(trx, unverified.id)
  const user = await insertUser(trx, { email, firstName, lastName, passwordHash })
  await markEmailVerified(trx, user!.id, email)
  return user!
}
