import {
  addPasskey as call,
  mostPasskeys,
  passkeyKnown,
  passkeyRefused,
  tooManyPasskeys,
} from '@accord/contract/own-passkeys.ts'
import { change } from '#calls/change.ts'
import { recoveryCodesWith } from '#factors/recovery/new-codes.ts'
import { settleFactors } from '#factors/settle.ts'
import { Refused } from '#refused.ts'
import { useChallenge } from './challenges.store.ts'
import { checkAttestation } from './check-attestation.ts'
import { passkeyAddedMail } from './passkeys.mail.ts'
import { presentPasskey } from './passkeys.present.ts'
import { insertPasskey, listPasskeys } from './passkeys.store.ts'

export const addPasskey = change(call, {
  as: async ({ actor }) => ({ person: { id: actor.user.id } }),
  limits: ({ actor }) => [['newFactorsPerPerson', actor.user.id]],
  async prepare({ actor, body }, context) {
    const ceremony = { purpose: 'register', userId: actor.user.id } as const
    const made = await checkAttestation(context, body.credential, ceremony)
    if (!made) throw new Refused(passkeyRefused)
    return made
  },
  records: ['passkey_added', 'second_factor_begun', 'second_factor_ended'],

  async do({ trx, actor, body, prepared, caller, mail, job, happened }, { config }) {
    const { user, sessionId } = actor
    const before = await listPasskeys(trx, user.id)
    if (before.length >= mostPasskeys) throw new Refused(tooManyPasskeys)
    if (!(await useChallenge(trx, prepared.challenge))) throw new Refused(passkeyRefused)
    const row = { ...prepared.passkey, user_id: user.id, name: body.name }
    const passkey = await insertPasskey(trx, row)
    if (!passkey) throw new Refused(passkeyKnown)
    mail(passkeyAddedMail(config, user, { name: passkey.name, caller }))
    happened('passkey_added')
    const recoveryCodes = await recoveryCodesWith(trx, user.id)
    const changed = { userId: user.id, sessionId, added: 'passkey' } as const
    await settleFactors(trx, changed, { job, happened })
    return { passkey: presentPasskey(passkey), recoveryCodes }
  },
})
