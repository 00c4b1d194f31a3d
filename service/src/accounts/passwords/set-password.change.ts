import { passwordExists, setPassword as call } from '@accord/contract/passwords.ts'
import { invalidInput } from '@accord/contract/refusal.ts'
import { firstBrokenRule } from '@accord/contract/rules/password-rules.ts'
import { getUser, setPassword as set } from '#data/users/accounts.store.ts'
import { change } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { requireUncommonPassword } from './common-passwords.ts'
import { passwordSetMail } from './password-set.mail.ts'

/** For an account that has none; one that has is changed with the current one. */
export const setPassword = change(call, {
  async as({ actor: { user }, body }, db) {
    const broken = firstBrokenRule(body.password, user.email)
    if (broken) throw new Refused(invalidInput, { fields: { password: broken } })
    if ((await getUser(db, user.id)).password_hash) throw new Refused(passwordExists)
    return { person: { id: user.id } }
  },
  limits: ({ actor }) => [['passwordChangesPerPerson', actor.user.id]],
  async prepare({ body }, { config, passwords }) {
    requireUncommonPassword(body.password, config.brand)
    using _turn = await passwords.turn()
    return await passwords.hash(body.password)
  },
  records: ['password_set'],

  async do({ trx, actor, prepared: passwordHash, caller, mail, happened }, { config }) {
    await set(trx, actor.user.id, passwordHash)
    mail(passwordSetMail(config, actor.user, caller))
    happened('password_set')
    return {}
  },
})
