import { randomUUID } from 'node:crypto'
import { signUp } from '@accord/contract/accounts.ts'
import { login, type SignedIn } from '@accord/contract/session.ts'
import { recordActivity } from '#activity/activity.store.ts'
import type { HashFor } from '#crypto/password-hasher.ts'
import { insertUser, markEmailVerified } from '#data/users/accounts.store.ts'
import { inTransaction } from '#database/transactions.ts'
import { insertCreatedSession } from '#session/create-session.ts'
import { signInLocationOf } from '#session/sign-in-alerts/notify-new-sign-in.ts'
import type { Context } from '#context.ts'
import { caller, type Client } from './test-client.ts'

export const goodPassword = 'Harbour-42-Lantern'

export interface Person {
  id: string
  email: string
  password: string
  token: string
  /** Sends requests with the person's token. */
  as: Client
  /** Signs in again and returns the new token. */
  signInAgain(headers?: Record<string, string>): Promise<string>
}

/** Returns a valid sign-up form. */
export function signUpForm(overrides: Record<string, string> = {}) {
  return {
    firstName: 'Ana',
    lastName: 'Duarte',
    email: `${randomUUID()}@example.com`,
    password: goodPassword,
    confirmedPassword: goodPassword,
    ...overrides,
  }
}

/** Signs in a person without a second factor. */
export async function signIn(
  from: Client,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<SignedIn> {
  const answer = await from.call(login, { body: { email, password } })
  if ('next' in answer) throw new Error(`${email} has a second factor`)
  return answer
}

/** Signs up and in through the calls. Only the service's database has to be accessible. */
export async function signedUp(
  context: Pick<Context, 'db'>,
  url: string,
  overrides: Partial<Pick<Person, 'email'>> = {},
): Promise<Person> {
  const form = signUpForm(overrides)
  const { id } = await caller(url).call(signUp, { body: form })
  await markEmailVerified(context.db, id, form.email)
  const { accessToken } = await signIn(caller(url), form)
  return personWith(url, { ...form, id, token: accessToken })
}

type Parts = Pick<Context, 'db' | 'log' | 'passwords'>

/**
 * Inserts a person who signed up, verified the address, and signed in, with the same rows that the calls would write.
 * Only the email with the link is missing. Most tests need people only to do something else, and the two calls cost
 * more than the tested work.
 */
export async function insertPerson(
  context: Parts,
  url: string,
  overrides: Partial<Pick<Person, 'email'>> = {},
): Promise<Person> {
  const { db, log } = context
  const form = signUpForm(overrides)
  const passwordHash = await goodHash(context)
  const from = { address: '127.0.0.1', agent: 'node', isBrowser: false }
  const user = await inTransaction(db, async (trx) => {
    const added = await insertUser(trx, { ...form, passwordHash })
    if (!added) throw new Error(`${form.email} has an account already`)
    await recordActivity(trx, log, { kind: 'signed_up', userId: added.id, caller: from })
    await markEmailVerified(trx, added.id, form.email)
    return added
  })
  const token = await inTransaction(db, async (trx) => {
    const { agent } = signInLocationOf(from)
    const begun = await insertCreatedSession(trx, user, from, {
      factors: ['password'],
      fromAgent: agent,
    })
    const happened = { kind: 'signed_in' as const, userId: user.id, sessionId: begun!.id }
    await recordActivity(trx, log, { ...happened, caller: from })
    return begun!.token
  })
  return personWith(url, { ...form, id: user.id, token })
}

const hashes = new WeakMap<Parts['passwords'], Promise<HashFor>>()

/** Returns a hash that's enough for everyone at a service, because each copy is encrypted for its account. */
function goodHash({ passwords }: Parts): Promise<HashFor> {
  const made = hashes.get(passwords) ?? passwords.hash(goodPassword)
  hashes.set(passwords, made)
  return made
}

function personWith(
  url: string,
  { id, email, password, token }: Pick<Person, 'id' | 'email' | 'password' | 'token'>,
): Person {
  const signInAgain = async (headers: Record<string, string> = {}) =>
    (await signIn(caller(url, headers), { email, password })).accessToken
  const as = caller(url, { authorization: `Bearer ${token}` })
  return { id, email, password, token, as, signInAgain }
}
