import { renamePasskey as call } from '@accord/contract/own-passkeys.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { change } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { presentPasskey } from './passkeys.present.ts'
import { renamePasskey as rename } from './passkeys.store.ts'

export const renamePasskey = change(call, {
  as: async ({ actor }) => ({ person: { id: actor.user.id } }),
  records: ['passkey_renamed'],

  async do({ trx, actor, params, body, happened }) {
    const passkey = await rename(trx, { id: params.id, userId: actor.user.id }, body.name)
    if (!passkey) throw new Refused(notFound)
    happened('passkey_renamed')
    return presentPasskey(passkey)
  },
})
