import {
  beginPasskey as call,
  mostPasskeys,
  passkeysOff,
  tooManyPasskeys,
} from '@accord/contract/own-passkeys.ts'
import { ensureHandle } from '#data/users/accounts.store.ts'
import { change } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { challengeMilliseconds, newChallenge } from './challenges.ts'
import { describePasskey } from './passkeys.present.ts'
import { listPasskeys } from './passkeys.store.ts'
import { algorithms } from './public-key.ts'
import { relyingPartyOf } from './relying-party.rules.ts'

/** Changes nothing but that the person has a handle from then on. */
export const beginPasskey = change(call, {
  as: async ({ actor }) => ({ person: { id: actor.user.id } }),
  records: [],

  async do({ trx, actor }, context) {
    const { id, email, firstName, lastName } = actor.user
    const party = relyingPartyOf(context.config)
    if (!party) throw new Refused(passkeysOff)
    const passkeys = await listPasskeys(trx, id)
    if (passkeys.length >= mostPasskeys) throw new Refused(tooManyPasskeys)
    const handle = await ensureHandle(trx, id)
    const options = {
      challenge: newChallenge(context, { purpose: 'register', userId: id }),
      rp: { id: party.id, name: party.name },
      user: {
        id: handle.toString('base64url'),
        name: email,
        displayName: `${firstName} ${lastName}`,
      },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: challengeMilliseconds('register'),
      attestation: 'none' as const,
      // Preferred, not required: a security key without storage or a PIN is a second factor all the same.
      authenticatorSelection: {
        residentKey: 'preferred' as const,
        requireResidentKey: false,
        userVerification: 'preferred' as const,
      },
      excludeCredentials: passkeys.map(describePasskey),
    }
    return { options }
  },
})
