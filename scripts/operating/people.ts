import { randomUUID } from 'node:crypto'
import type { SmtpCatcher } from '@accord/service/testing/helpers/smtp-catcher.ts'
import { signUpForm } from '@accord/service/testing/people.ts'
import type { Answer, visitor } from '../proxies/ask.ts'

export type Ask = ReturnType<typeof visitor>['ask']

export interface Credentials {
  email: string
  password: string
}

export interface Owner {
  organization: string
  headers: Record<string, string>
}

/** Signs up with the form and the emailed link, as people do. */
export async function signUp(ask: Ask, smtp: SmtpCatcher): Promise<Credentials> {
  const form = signUpForm()
  const { email, password } = form
  good(await ask({ path: '/api/user', json: form }))
  let code: string | undefined
  for (let count = smtp.letters.length; code === undefined; count += 1) {
    const letter = smtp.letters.find(({ envelopeTo }) => envelopeTo.includes(email))
    code = /\/verify-email\/(acc_[\w-]{43})/.exec(letter?.text ?? '')?.[1]
    if (code === undefined) await smtp.arrived(count + 1)
  }
  good(await ask({ path: '/api/verify-email', json: { code, password } }))
  return { email, password }
}

export async function signIn(ask: Ask, credentials: Credentials): Promise<Record<string, string>> {
  const { accessToken } = good<{ accessToken: string }>(
    await ask({ path: '/api/auth/login', json: credentials }),
  )
  return { authorization: `Bearer ${accessToken}` }
}

/** Signs in and creates an organization. The returned headers act for that organization. */
export async function makeOrganization(ask: Ask, credentials: Credentials): Promise<Owner> {
  const headers = await signIn(ask, credentials)
  const json = { name: `Organization ${randomUUID().slice(0, 8)}` }
  const made = good<{ organization: { id: string }; profile: { id: string } }>(
    await ask({ path: '/api/organization', json, headers }),
  )
  const { id } = made.organization
  return { organization: id, headers: await actFor(ask, headers, made.profile.id) }
}

async function actFor(ask: Ask, headers: Record<string, string>, profile: string) {
  const { id: user } = good<{ id: string }>(await ask({ path: '/api/me', headers }))
  const { token } = good<{ token: string }>(
    await ask({ path: '/api/auth/profile/token', json: { user, profile }, headers }),
  )
  return { authorization: `Bearer ${token}` }
}

/** Signs in the same person again after a restore. */
export async function actAgain(
  ask: Ask,
  credentials: Credentials,
): Promise<Record<string, string>> {
  const headers = await signIn(ask, credentials)
  const { data } = good<{ data: { id: string }[] }>(await ask({ path: '/api/profile', headers }))
  return actFor(ask, headers, data[0]!.id)
}

export function good<Body>({ status, body }: Answer): Body {
  if (status >= 400) throw new Error(`Answered ${status}: ${body}`)
  return JSON.parse(body) as Body
}
