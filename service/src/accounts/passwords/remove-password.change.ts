import { noPassword, removePassword as call, twoWaysFirst } from '@accord/contract/passwords.ts'
import { getUser, removePassword as remove } from '#data/users/accounts.store.ts'
import { voidCodes } from '#data/users/codes.store.ts'
import { change } from '#calls/change.ts'
import { listPasskeys } from '#factors/passkeys/passkeys.store.ts'
import { countRecoveryCodes } from '#factors/recovery/recovery.store.ts'
import { Refused } from '#refused.ts'
import { passwordRemovedMail } from './password-removed.mail.ts'

/** Whoever signs in with passkeys alone has another way for when one of them is lost. */
export const removePassword = change(call, {
  as: async ({ actor }) => ({ person: { id: actor.user.id } }),
  records: ['password_removed'],

  async do({ trx, actor, caller, mail, happened }, { config }) {
    const user = await getUser(trx, actor.user.id)
    if (!user.password_hash) throw new Refused(noPassword)
    const passkeys = await listPasskeys(trx, user.id)
    const alone = passkeys.filter((each) => each.user_verified).length
    const kept = user.recovery_kept_at !== null && (await countRecoveryCodes(trx, user.id)) > 0
    if (alone + Number(kept) < 2 || alone === 0) throw new Refused(twoWaysFirst)
    await remove(trx, user.id)
    // A link that waits would set one again.
    await voidCodes(trx, user.id, ['reset_password'])
    mail(passwordRemovedMail(config, user, caller))
    happened('password_removed')
    return {}
  },
})
