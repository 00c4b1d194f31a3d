import { finishPasskeySignIn as call, passkeyNotAccepted } from '@accord/contract/own-passkeys.ts'
import { accountDisabled, emailNotVerified } from '@accord/contract/session.ts'
import { getUser } from '#data/users/accounts.store.ts'
import { change } from '#calls/change.ts'
import { networkOf } from '#limits/network.ts'
import { requireWithin } from '#limits/require-within.ts'
import { Refused } from '#refused.ts'
import { answerSignedIn, beginSession, cookiesHeld } from '#session/begin-session.ts'
import { checkAssertion, usePasskey } from './check-assertion.ts'
import { findByCredential } from './passkeys.store.ts'

/** With a passkey alone, which knows its owner: nothing else is asked. */
export const signInWithPasskey = change(call, {
  async prepare({ body: { credential }, caller, reply }, context) {
    const { config, db } = context
    const proof = await checkAssertion(context, credential, { purpose: 'sign_in', caller })
    if (!proof) {
      // One that is good proves itself: it is no guess, and others on its network do not keep it out.
      await requireWithin(context, 'signInPerAddress', networkOf(caller.address))
      const known = await findByCredential(db, Buffer.from(credential.id, 'base64url'))
      return { failed: known?.user_id }
    }
    const user = await getUser(db, proof.passkey.user_id)
    if (!user.email_verified_at) throw new Refused(emailNotVerified, { account: user.id })
    if (user.disabled_at) throw new Refused(accountDisabled, { account: user.id })
    return { user, proof, held: cookiesHeld(reply.request, config) }
  },
  records: ['signed_in', 'sign_in_failed'],

  async do({ trx, prepared, caller, mail, happened }, { config }) {
    const { user, proof, held, failed } = prepared
    if (!user) {
      if (failed !== undefined) happened('sign_in_failed', { userId: failed })
      return new Refused(passkeyNotAccepted, failed === undefined ? {} : { account: failed })
    }
    const proved = { user, factors: ['passkey' as const], caller, ...held }
    const begun = await beginSession(trx, proved, { config, mail })
    // After the person's row, as whoever removes a passkey takes them.
    if (!begun || !(await usePasskey(trx, proof))) {
      throw new Refused(passkeyNotAccepted, { account: user.id })
    }
    happened('signed_in', { userId: user.id, sessionId: begun.sessionId })
    return begun
  },

  after: (begun, { reply }, context) => answerSignedIn(begun, reply, context),
})
