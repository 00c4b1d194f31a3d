import { recordActivity } from '#activity/activity.store.ts'
import { getUser } from '#data/users/accounts.store.ts'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#database/transactions.ts'
import { locationFields } from '#http/request-log.ts'
import { countAttempt } from '#rate-limits/rate-limits.store.ts'
import { queueMail } from '#mail/outbox.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { copiedPasskeyMail } from '#factors/factors.mail.ts'
import {
  type PasskeyRow,
  findByCredential,
  listPasskeys,
  recordPasskeyUse,
  useChallenge,
} from './passkeys.store.ts'
import type { Assertion, RequestOptions } from '@accord/contract/factors.ts'
import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { equalInConstantTime } from '#crypto/secrets.ts'
import { type Ceremony, challengeMilliseconds, isOwnChallenge, newChallenge } from './challenges.ts'
import { type RelyingParty, relyingPartyOf, stoodAlone } from './relying-party.rules.ts'
import { describePasskey } from '#factors/factors.present.ts'
import { webauthn } from './webauthn.ts'

/** Commits in its own transaction, so that the owner is notified even though the request is rejected. */
export async function notifyCopiedPasskey(context: Context, passkey: PasskeyRow, caller: Caller) {
  const { config, db, log, secrets } = context
  const { id, user_id: userId } = passkey
  await inTransaction(db, async (trx) => {
    const eventFields = { account: userId, ...locationFields(caller) }
    await recordActivity(trx, log, { kind: 'passkey_copied', userId, caller, eventFields })
    const limit = config.limits.copyMailPerPasskey
    const tooMany = await countAttempt(trx, 'copyMailPerPasskey', limit, id)
    if (tooMany !== undefined) return
    await queueMail(
      trx,
      secrets,
      copiedPasskeyMail(emailContext(config), await getUser(trx, userId), passkey),
    )
  })
  context.wakeMailer()
}

/** A correct assertion. It takes effect only when it's used. */
export interface PasskeyProof {
  factor: 'passkey'
  passkey: PasskeyRow
  challenge: string
  counter: number
  backedUp: boolean
}

/** A passkey must verify its user if it's the only proof. Along with a password, a touch is enough. */
const verificationFor = (purpose: Ceremony['purpose']) =>
  purpose === 'sign_in' ? 'required' : 'preferred'

/** Anyone at an unlocked computer can touch a plugged-in key, so a passkey that can verify its user must do so. */
const mustVerify = (purpose: Ceremony['purpose'], { user_verified }: PasskeyRow) =>
  verificationFor(purpose) === 'required' || (purpose === 'confirm' && user_verified)

/** Returns the options for the browser's passkey request, for one person or for anyone. */
export async function requestOptions(
  context: Context,
  ceremony: Ceremony,
): Promise<RequestOptions> {
  const { userId, purpose } = ceremony
  const passkeys = userId === undefined ? [] : await listPasskeys(context.db, userId)
  return {
    challenge: newChallenge(context, ceremony),
    rpId: context.config.publicUrl.hostname,
    timeout: challengeMilliseconds(purpose),
    userVerification: verificationFor(purpose),
    allowCredentials: passkeys.map(describePasskey),
  }
}

/** Returns undefined if any part of the assertion is invalid. Rejects a copied passkey, too, and notifies its owner. */
export async function checkAssertion(
  context: Context,
  credential: Assertion,
  ceremony: Ceremony & { caller: Caller },
): Promise<PasskeyProof | undefined> {
  const party = relyingPartyOf(context.config)
  const known = await findByCredential(context.db, Buffer.from(credential.id, 'base64url'))
  if (!party || !known || !isTheirs(credential, known, ceremony.userId)) return undefined
  const { webauthn_handle: _, ...passkey } = known
  const proof = await verify(context, { party, passkey, credential, ceremony })
  if (!proof || !isCopied(proof)) return proof
  await notifyCopiedPasskey(context, passkey, ceremony.caller)
  return undefined
}

/**
 * Returns whether the passkey belongs to the person. At a sign-in with a passkey alone, its user handle identifies
 * them.
 */
function isTheirs(
  { response }: Assertion,
  { user_id, webauthn_handle }: PasskeyRow & { webauthn_handle: Buffer | null },
  userId: string | undefined,
): boolean {
  const named = response.userHandle ? Buffer.from(response.userHandle, 'base64url') : undefined
  if (named && !equalInConstantTime(named, webauthn_handle ?? Buffer.alloc(0))) return false
  return userId === undefined ? named !== undefined : userId === user_id
}

interface Answered {
  party: RelyingParty
  passkey: PasskeyRow
  credential: Assertion
  ceremony: Ceremony
}

async function verify(
  context: Context,
  { party, passkey, credential, ceremony }: Answered,
): Promise<PasskeyProof | undefined> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { id, rawId, type, response } = credential
  const { userHandle: _, ...signed } = response
  let challenge = ''
  try {
    if (!stoodAlone(response.clientDataJSON)) return undefined
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response: signed, clientExtensionResults: {} },
      expectedChallenge: (answered) => {
        challenge = answered
        return isOwnChallenge(context, ceremony, answered)
      },
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: mustVerify(ceremony.purpose, passkey),
      // The counter is checked only after the signature, so a forged assertion can't raise it.
      credential: { id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
    })
    if (!verified) return undefined
    const { newCounter: counter, credentialBackedUp: backedUp } = authenticationInfo
    return { factor: 'passkey', passkey, challenge, counter, backedUp }
  } catch {
    return undefined
  }
}

/**
 * Returns whether there's a copy of the passkey, possibly this one. A passkey on a single device counts its uses, so a
 * counter that doesn't increase reveals a copy.
 */
function isCopied({ passkey, counter }: PasskeyProof): boolean {
  if (passkey.backup_eligible) return false
  const before = Number(passkey.counter)
  return (before > 0 || counter > 0) && counter <= before
}

/**
 * Uses up the challenge and records the use of the passkey, in the transaction that the proof is for. Returns false if
 * the challenge was already used or the passkey has been removed.
 */
export async function usePasskey(
  trx: Kysely<Database>,
  { passkey, challenge, counter, backedUp }: PasskeyProof,
): Promise<boolean> {
  const used = await useChallenge(trx, challenge)
  return used && (await recordPasskeyUse(trx, { id: passkey.id, counter, backedUp }))
}
