import { secondFactorWrong, signInOver } from '@accord/contract/factors.ts'
import type { proveOwnAccount } from '@accord/contract/join-account.ts'
import { passkeyNotAccepted } from '@accord/contract/own-passkeys.ts'
import type { Factor } from '@accord/contract/rules/factors.ts'
import { accountDisabled, emailNotVerified, invalidCredentials } from '@accord/contract/session.ts'
import type { Received } from '@accord/contract/call.ts'
import type { ExpectedError } from '@accord/contract/errors.ts'
import type { FastifyReply } from 'fastify'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { type UserRow, getUser } from '#data/users/accounts.store.ts'
import { checkAssertion } from '#factors/passkeys/check-assertion.ts'
import { findByCredential } from '#factors/passkeys/passkeys.store.ts'
import { type Proof, checkProof } from '#factors/proofs.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import { finishAttempts } from '#rate-limits/rate-limits.store.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { RequestError } from '#request-error.ts'
import { countPasswordGuess } from '#session/count-guess.ts'
import { cookiesHeld } from '#session/create-session.ts'
import {
  type PendingPerson,
  countSecondStepAttempt,
  findPending,
} from '#sign-in/pending-sign-ins.store.ts'

type Body = Received<typeof proveOwnAccount>['body']

interface Proving<Sent = Body> {
  body: Sent
  caller: Caller
  reply: FastifyReply
}

/** The account that was proved, one whose second factor is missing, or a failure to record and answer. */
export type Proved =
  | { state: 'proved'; user: UserRow; factors: Factor[]; proof?: Proof; pending?: string }
  | { state: 'second_step'; user: UserRow }
  | {
      state: 'failed'
      account: UserRow | undefined
      error: ExpectedError
      /** The person whose second step failed. */
      pending?: PendingPerson
    }

/**
 * Checks the same proofs as a sign-in, with the same limits, so that a provider's session is no way around them. Nothing
 * is used up yet.
 */
export function proveAccount(context: Context, { body, ...from }: Proving): Promise<Proved> {
  if ('credential' in body) return provePasskey(context, { body, ...from })
  return 'pending' in body
    ? proveSecondStep(context, { body, ...from })
    : provePassword(context, { body, ...from })
}

async function provePassword(
  context: Context,
  { body, caller, reply }: Proving<Extract<Body, { email: string }>>,
): Promise<Proved> {
  const { config, db, passwords } = context
  using _turn = await passwords.turn()
  const { cookie: device } = cookiesHeld(reply.request, config)
  const { address } = caller
  const tried = { email: body.email, address, device }
  const { user, ...guess } = await countPasswordGuess(context, tried)
  const { matches } = await passwords.check(user, body.password)
  if (!user || !matches) return { state: 'failed', account: user, error: invalidCredentials }
  await finishAttempts(db, guess)
  requireUsable(user)
  return user.second_factor
    ? { state: 'second_step', user }
    : { state: 'proved', user, factors: ['password'] }
}

async function proveSecondStep(
  context: Context,
  { body, caller, reply }: Proving<Extract<Body, { pending: string }>>,
): Promise<Proved> {
  const { config, db } = context
  const user = await findPending(db, body.pending)
  if (!user) throw new RequestError(signInOver)
  const { cookie: device } = cookiesHeld(reply.request, config)
  const tried = { email: user.email, address: caller.address, device }
  const guess = await countPasswordGuess(context, tried, 'second')
  if (!(await countSecondStepAttempt(db, body.pending))) {
    await finishAttempts(db, { shared: [guess.own, ...guess.shared] })
    throw new RequestError(signInOver, { account: user.id })
  }
  const occasion = { purpose: 'second_step', caller } as const
  const proof = await checkProof(context, user.id, body.proof, occasion)
  if (!proof) {
    return { state: 'failed', account: user, error: secondFactorWrong, pending: user }
  }
  await finishAttempts(db, guess)
  requireUsable(user)
  // A sign-in at a connected provider may have begun the second step instead of the password.
  const first = user.through ? ('identity' as const) : ('password' as const)
  return { state: 'proved', user, factors: [first, proof.factor], proof, pending: body.pending }
}

async function provePasskey(
  context: Context,
  { body: { credential }, caller }: Proving<Extract<Body, { credential: unknown }>>,
): Promise<Proved> {
  const proof = await checkAssertion(context, credential, { purpose: 'sign_in', caller })
  if (!proof) {
    // A valid assertion isn't a guess, so other people's attempts on the same network don't block it.
    await requireWithinLimit(context, 'signInPerAddress', ipNetworkOf(caller.address))
    const known = await findByCredential(context.db, Buffer.from(credential.id, 'base64url'))
    const account = known && (await getUser(context.db, known.user_id))
    return { state: 'failed', account, error: passkeyNotAccepted }
  }
  const user = await getUser(context.db, proof.passkey.user_id)
  requireUsable(user)
  return { state: 'proved', user, factors: ['passkey'], proof }
}

/** Anyone who proved the account may be shown why it can't be used. */
function requireUsable({ id, email_verified_at, disabled_at }: UserRow) {
  if (!email_verified_at) throw new RequestError(emailNotVerified, { account: id })
  if (disabled_at) throw new RequestError(accountDisabled, { account: id })
}
