import { updateUser } from '@accord/contract/accounts.ts'
import { currentPasswordWrong, noPassword } from '@accord/contract/passwords.ts'
import { invalidInput, notFound } from '@accord/contract/refusal.ts'
import { isStrong } from '@accord/contract/rules/factors.ts'
import { firstBrokenRule } from '@accord/contract/rules/password-rules.ts'
import { freshWhere } from '#permissions/fresh.rules.ts'
import { getUser, replacePassword } from '#data/users/accounts.store.ts'
import { voidCodes } from '#data/users/codes.store.ts'
import { type Changing, change } from '#calls/change.ts'
import { forgetTries } from '#limits/limits.store.ts'
import { requireWithin } from '#limits/require-within.ts'
import { withProfiles } from '#data/organizations/carried-profiles.ts'
import { Refused } from '#refused.ts'
import { setDeviceCookie } from '#data/sessions/cookies.ts'
import { rememberOnly } from '#data/sessions/devices.store.ts'
import { endSessions } from '#data/sessions/end-sessions.ts'
import { requireSession } from '#permissions/require-session.ts'
import { requireUncommonPassword } from './common-passwords.ts'
import { passwordChangedMail } from './password-changed.mail.ts'

interface Passwords {
  currentPassword: string
  password: string
}

/** With the old password all other sessions end, and all other browsers are strangers' again. */
export const changePassword = change(updateUser as Changing<typeof updateUser, Passwords>, {
  async as({ actor, params, body }) {
    if (params.id !== actor.user.id) throw new Refused(notFound)
    requireSession(actor)
    const broken = firstBrokenRule(body.password, actor.user.email)
    if (broken) throw new Refused(invalidInput, { fields: { password: broken } })
    const { sessionId, factors } = actor
    return { sessionId, factors }
  },
  // Who has nothing but the password proves it with the change itself.
  may: ({ actor, factors }) => freshWhere(isStrong(factors), actor),
  async prepare({ actor, sessionId, body }, context) {
    const { config, db, passwords } = context
    requireUncommonPassword(body.password, config.brand)
    using _turn = await passwords.turn()
    await requireWithin(context, 'currentPasswordPerSession', sessionId)
    await requireWithin(context, 'passwordChangesPerPerson', actor.user.id)
    const user = await getUser(db, actor.user.id)
    if (!user.password_hash) throw new Refused(noPassword)
    const { matches } = await passwords.check(user, body.currentPassword)
    if (!matches) throw wrongPassword()
    await forgetTries(db, { name: 'currentPasswordPerSession', key: sessionId })
    return { user, passwordHash: await passwords.hash(body.password) }
  },
  records: ['password_changed'],

  async do({ trx, sessionId, prepared, caller, mail, job, happened }, { config }) {
    const { user, passwordHash } = prepared
    if (!(await replacePassword(trx, user, passwordHash))) throw wrongPassword()
    await endSessions(trx, { userId: user.id, exceptId: sessionId }, job)
    await voidCodes(trx, user.id, ['reset_password'])
    const device = await rememberOnly(trx, user.id, sessionId)
    mail(passwordChangedMail(config, user, caller))
    happened('password_changed')
    return { device }
  },

  after({ device }, { actor, reply }, { config, db }) {
    setDeviceCookie(reply, config, device)
    return withProfiles(db, actor.user, actor)
  },
})

function wrongPassword() {
  const fields = { currentPassword: currentPasswordWrong.message }
  return new Refused(currentPasswordWrong, { fields })
}
