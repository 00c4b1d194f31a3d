import { randomUUID } from 'node:crypto'
import { signUp } from '@accord/contract/accounts.ts'
import { login, type SignedIn } from '@accord/contract/session.ts'
import { markEmailVerified } from '#data/users/accounts.store.ts'
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

/** A valid sign-up form. */
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

export async function signedUp(
  context: Pick<Context, 'db'>,
  url: string,
  overrides: Partial<Pick<Person, 'email'>> = {},
): Promise<Person> {
  const form = signUpForm(overrides)
  const { id } = await caller(url).call(signUp, { body: form })
  await markEmailVerified(context.db, id, form.email)
  const signInAgain = async (headers: Record<string, string> = {}) =>
    (await signIn(caller(url, headers), form)).accessToken
  const token = await signInAgain()
  const as = caller(url, { authorization: `Bearer ${token}` })
  return { id, email: form.email, password: form.password, token, as, signInAgain }
}
