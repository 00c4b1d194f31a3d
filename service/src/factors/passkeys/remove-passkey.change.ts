import { lastWayIn, removePasskey as call } from '@accord/contract/own-passkeys.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { getUser } from '#data/users/accounts.store.ts'
import { change } from '#calls/change.ts'
import { settleFactors } from '#factors/settle.ts'
import { Refused } from '#refused.ts'
import { passkeyRemovedMail } from './passkeys.mail.ts'
import { deletePasskey, listPasskeys } from './passkeys.store.ts'

export const removePasskey = change(call, {
  as: async ({ actor }) => ({ person: { id: actor.user.id } }),
  records: ['passkey_removed', 'second_factor_begun', 'second_factor_ended'],

  async do({ trx, actor, params, caller, mail, job, happened }, { config }) {
    const { user, sessionId } = actor
    const removed = await deletePasskey(trx, { id: params.id, userId: user.id })
    if (!removed) throw new Refused(notFound)
    const left = await listPasskeys(trx, user.id)
    await settleFactors(trx, { userId: user.id, sessionId }, { job, happened })
    const { password_hash, second_factor, webauthn_handle } = await getUser(trx, user.id)
    // One that is only touched does not sign in alone; and without a password there are always two ways.
    const alone = second_factor && left.some((each) => each.user_verified)
    if (!password_hash && !alone) throw new Refused(lastWayIn)
    mail(passkeyRemovedMail(config, user, { name: removed.name, caller }))
    happened('passkey_removed')
    return {
      rpId: config.publicUrl.hostname,
      userId: webauthn_handle!.toString('base64url'),
      allAcceptedCredentialIds: left.map((each) => each.credential_id.toString('base64url')),
    }
  },
})
