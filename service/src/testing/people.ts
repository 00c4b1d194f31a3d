import { randomUUID } from 'node:crypto'
import { signUp } from '@accord/contract/accounts.ts'
import { login } from '@accord/contract/session.ts'
import { markEmailVerified } from '#accounts/accounts.store.ts'
import type { Context } from '#context.ts'
import { caller, type Client } from './test-client.ts'

export const goodPassword = 'Harbour-42-Lantern'

export interface Person {
  id: string
  email: string
  password: string
  token: string
  /** Acts with the person's token. */
  as: Client
  /** Signs in once more and answers the new token. */
  signInAgain(headers?: Record<string, string>): Promise<string>
}

/** What a sign-up form holds when everything is right. */
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

export async function signedUp(
  context: Pick<Context, 'db'>,
  url: string,
  overrides: Partial<Pick<Person, 'email'>> = {},
): Promise<Person> {
  const form = signUpForm(overrides)
  const { id } = await caller(url).call(signUp, { body: form })
  await markEmailVerified(context.db, id, form.email)
  const signInAgain = async (headers: Record<string, string> = {}) => {
    const credentials = { email: form.email, password: form.password }
    return (await caller(url, headers).call(login, { body: credentials })).accessToken
  }
  const token = await signInAgain()
  const as = caller(url, { authorization: `Bearer ${token}` })
  return { id, email: form.email, password: form.password, token, as, signInAgain }
}
