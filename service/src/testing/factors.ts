import {
  type SecondFactorProof,
  beginTotp,
  confirmTotp,
  confirmRecoveryCodesSaved,
  newRecoveryCodes,
} from '@accord/contract/factors.ts'
import { login, passSecondStep } from '@accord/contract/session.ts'
import { markRecoveryKept } from '#data/users/accounts.store.ts'
import type { Context } from '#context.ts'
import { newRecoveryCodesFor } from '#factors/recovery/new-codes.ts'
import { decideSecondFactor } from '#factors/settle.ts'
import { codeOf, stepAt } from '#factors/totp/totp.ts'
import { confirmStep, findTotp, offerTotp } from '#factors/totp/totp.store.ts'
import type { TestOrganization } from './organizations.ts'
import type { Person } from './people.ts'
import type { Client } from './test-client.ts'

type Parts = Pick<Context, 'db' | 'clock' | 'secrets'>

/** Returns the code that an authenticator app with this key shows at a time. */
export function shownCode(secret: string, at = Date.now()): string {
  return codeOf(seedOf(secret), stepAt(at))
}

/** Decodes a key's bytes like an app. */
export function seedOf(secret: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(secret.replaceAll(' ', ''), (letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
}

/**
 * Returns the current code of a person's app, even if it was already used, so that tests don't wait for the next one.
 */
export async function codeNow({ db, clock, secrets }: Parts, userId: string): Promise<string> {
  await db.updateTable('totp').set({ last_step: '0' }).where('user_id', '=', userId).execute()
  const { sealed } = (await findTotp(db, userId))!
  const seed = Buffer.from(secrets.authenticatorApps.unseal(sealed, userId), 'base64')
  return codeOf(seed, stepAt(clock.now()))
}

/** Adds an authenticator app through the calls, and confirms that the recovery codes were saved. */
export async function addTotp({ as }: Pick<Person, 'as'>, { clock }: Pick<Context, 'clock'>) {
  const { secret } = await as.call(beginTotp, { body: {} })
  const code = shownCode(secret, clock.now())
  const { recoveryCodes } = await as.call(confirmTotp, { body: { code } })
  const codes = recoveryCodes ?? (await as.call(newRecoveryCodes, { body: {} })).recoveryCodes
  await as.call(confirmRecoveryCodesSaved, { body: {} })
  return { secret, recoveryCodes: codes }
}

/** Inserts an authenticator app directly, so that all sessions stay signed in. Returns the recovery codes. */
export async function putTotp({ db, secrets }: Parts, userId: string): Promise<string[]> {
  const sealed = secrets.authenticatorApps.seal(Buffer.alloc(20, userId).toString('base64'), userId)
  await offerTotp(db, userId, sealed)
  await confirmStep(db, { user_id: userId, sealed }, 0)
  const recoveryCodes = await newRecoveryCodesFor(db, userId)
  await markRecoveryKept(db, userId)
  await decideSecondFactor(db, userId)
  return recoveryCodes
}

type Credentials = Pick<Person, 'email' | 'password'>

/** Takes the first step of a sign-in with a second factor. Returns the response for the second step. */
export async function firstStep(from: Client, { email, password }: Credentials) {
  const answer = await from.call(login, { body: { email, password } })
  if (!('next' in answer)) throw new Error(`${email} has no second factor`)
  return answer.next
}

/** Takes both steps of a sign-in with a second factor. */
export async function signInTwice(from: Client, who: Credentials, proof: SecondFactorProof) {
  const { pending } = await firstStep(from, who)
  return from.call(passSecondStep, { body: { pending, proof } })
}

type Having = { context: Pick<Context, 'pool'> }

/** Sets directly whether a person has a second factor, because most tests aren't about how people add one. */
export async function hasSecondFactor({ context }: Having, { id }: { id: string }, has = true) {
  await context.pool.query(
    `update users set second_factor = $2, second_factor_since = case when $2 then coalesce(second_factor_since, now()) end
     where id = $1`,
    [id, has],
  )
  await context.pool.query('update profiles set second_factor = $2 where user_id = $1', [id, has])
}

/** Gives a person a second factor, and marks it as used in all their sessions. */
export async function addSecondFactor(service: Having, person: { id: string }) {
  await hasSecondFactor(service, person)
  const { pool } = service.context
  await pool.query(`update sessions set factors = '{password,totp}' where user_id = $1`, [
    person.id,
  ])
}

/** Creates an organization whose owner has a second factor and can require it. */
export async function withStrongOwner(
  service: Having & { createOrganization(): Promise<TestOrganization> },
): Promise<TestOrganization> {
  const organization = await service.createOrganization()
  await addSecondFactor(service, organization.owner)
  return organization
}
