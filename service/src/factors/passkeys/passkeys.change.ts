import {
  addPasskey as addPasskeyCall,
  beginPasskey as beginPasskeyCall,
  finishPasskeySignIn as finishPasskeySignInCall,
  lastSignInMethod,
  maxPasskeys,
  passkeyKnown,
  passkeyNotAccepted,
  passkeyRefused,
  passkeysOff,
  removePasskey as removePasskeyCall,
  renamePasskey as renamePasskeyCall,
  tooManyPasskeys,
} from '@accord/contract/own-passkeys.ts'
import { ensureHandle, getUser } from '#data/users/accounts.store.ts'
import { change } from '#calls/change.ts'
import { RequestError } from '#request-error.ts'
import { challengeMilliseconds, newChallenge } from './challenges.ts'
import { describePasskey, presentPasskey } from '#factors/factors.present.ts'
import {
  deletePasskey,
  findByCredential,
  insertPasskey,
  listPasskeys,
  renamePasskey as rename,
  useChallenge,
} from './passkeys.store.ts'
import { algorithms, checkAttestation } from './check-attestation.ts'
import { relyingPartyOf } from './relying-party.rules.ts'
import { recoveryCodesWith } from '#factors/recovery/new-codes.ts'
import { canSignIn } from '#factors/last-sign-in-method.ts'
import { settleFactors } from '#factors/settle.ts'
import { emailContext } from '#mail/compose-email.ts'
import { passkeyAddedMail, passkeyRemovedMail } from '#factors/factors.mail.ts'
import { notFound } from '@accord/contract/errors.ts'
import { accountDisabled, emailNotVerified } from '@accord/contract/session.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { answerSignedIn, createSession, cookiesHeld } from '#session/create-session.ts'
import { checkAssertion, usePasskey } from './check-assertion.ts'

/** Changes nothing except that a person without a user handle gets one. */
export const beginPasskey = change(beginPasskeyCall, {
  resolve: async ({ actor }) => ({ person: { id: actor.user.id } }),
  records: [],

  async run({ trx, actor }, context) {
    const { id, email, firstName, lastName } = actor.user
    const party = relyingPartyOf(context.config)
    if (!party) throw new RequestError(passkeysOff)
    const passkeys = await listPasskeys(trx, id)
    if (passkeys.length >= maxPasskeys) throw new RequestError(tooManyPasskeys)
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
      // This is preferred rather than required because a security key without storage or a PIN is still a second
      // factor.
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

export const addPasskey = change(addPasskeyCall, {
  resolve: async ({ actor }) => ({ person: { id: actor.user.id } }),
  limits: ({ actor }) => [['newFactorsPerPerson', actor.user.id]],
  async prepare({ actor, body }, context) {
    const ceremony = { purpose: 'register', userId: actor.user.id } as const
    const made = await checkAttestation(context, body.credential, ceremony)
    if (!made) throw new RequestError(passkeyRefused)
    return made
  },
  records: ['passkey_added', 'second_factor_begun', 'second_factor_ended'],

  async run({ trx, actor, body, prepared, caller, mail, job, happened }, { config }) {
    const { user, sessionId } = actor
    const before = await listPasskeys(trx, user.id)
    if (before.length >= maxPasskeys) throw new RequestError(tooManyPasskeys)
    if (!(await useChallenge(trx, prepared.challenge))) throw new RequestError(passkeyRefused)
    const row = { ...prepared.passkey, user_id: user.id, name: body.name }
    const passkey = await insertPasskey(trx, row)
    if (!passkey) throw new RequestError(passkeyKnown)
    mail(passkeyAddedMail(emailContext(config), user, { name: passkey.name, caller }))
    happened('passkey_added')
    const recoveryCodes = await recoveryCodesWith(trx, user.id)
    const changed = { userId: user.id, sessionId, added: 'passkey' } as const
    await settleFactors(trx, changed, { job, happened })
    return { passkey: presentPasskey(passkey), recoveryCodes }
  },
})

export const renamePasskey = change(renamePasskeyCall, {
  resolve: async ({ actor }) => ({ person: { id: actor.user.id } }),
  records: ['passkey_renamed'],

  async run({ trx, actor, params, body, happened }) {
    const passkey = await rename(trx, { id: params.id, userId: actor.user.id }, body.name)
    if (!passkey) throw new RequestError(notFound)
    happened('passkey_renamed')
    return presentPasskey(passkey)
  },
})

export const removePasskey = change(removePasskeyCall, {
  resolve: async ({ actor }) => ({ person: { id: actor.user.id } }),
  records: ['passkey_removed', 'second_factor_begun', 'second_factor_ended'],

  async run({ trx, actor, params, caller, mail, job, happened }, { config }) {
    const { user, sessionId } = actor
    const removed = await deletePasskey(trx, { id: params.id, userId: user.id })
    if (!removed) throw new RequestError(notFound)
    const left = await listPasskeys(trx, user.id)
    await settleFactors(trx, { userId: user.id, sessionId }, { job, happened })
    const row = await getUser(trx, user.id)
    if (!(await canSignIn(trx, config, row))) throw new RequestError(lastSignInMethod)
    mail(passkeyRemovedMail(emailContext(config), user, { name: removed.name, caller }))
    happened('passkey_removed')
    return {
      rpId: config.publicUrl.hostname,
      userId: row.webauthn_handle!.toString('base64url'),
      allAcceptedCredentialIds: left.map((each) => each.credential_id.toString('base64url')),
    }
  },
})

/** Signs in without a second step, because a passkey that verifies its user is enough. */
export const signInWithPasskey = change(finishPasskeySignInCall, {
  async prepare({ body: { credential }, caller, reply }, context) {
    const { config, db } = context
    const proof = await checkAssertion(context, credential, { purpose: 'sign_in', caller })
    if (!proof) {
      // A valid assertion isn't a guess, so other people's attempts on the same network don't block it.
      await requireWithinLimit(context, 'signInPerAddress', ipNetworkOf(caller.address))
      const known = await findByCredential(db, Buffer.from(credential.id, 'base64url'))
      return { failed: known?.user_id }
    }
    const user = await getUser(db, proof.passkey.user_id)
    if (!user.email_verified_at) throw new RequestError(emailNotVerified, { account: user.id })
    if (user.disabled_at) throw new RequestError(accountDisabled, { account: user.id })
    return { user, proof, held: cookiesHeld(reply.request, config) }
  },
  records: ['signed_in', 'sign_in_failed'],

  async run({ trx, prepared, caller, mail, happened }, { config }) {
    const { user, proof, held, failed } = prepared
    if (!user) {
      if (failed !== undefined) happened('sign_in_failed', { userId: failed })
      return new RequestError(passkeyNotAccepted, failed === undefined ? {} : { account: failed })
    }
    const proved = { user, factors: ['passkey' as const], caller, ...held }
    const begun = await createSession(trx, proved, { config, mail })
    // The passkey is locked after the person's row, in the same order as when a passkey is removed.
    if (!begun || !(await usePasskey(trx, proof))) {
      throw new RequestError(passkeyNotAccepted, { account: user.id })
    }
    happened('signed_in', { userId: user.id, sessionId: begun.sessionId })
    return begun
  },

  respond: (begun, { reply }, context) => answerSignedIn(begun, reply, context),
})
