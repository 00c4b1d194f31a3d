import { reauthMinutes } from '@accord/contract/rules/factors.ts'
import type { Context } from '#context.ts'
import { dumpOf } from './dump.ts'
import { type Person, signUpForm } from './people.ts'
import type { Answer, Client } from './test-client.ts'
import type { TestService } from './test-service.ts'
import { changeEmail, verifyNewEmail } from '@accord/contract/email-change.ts'
import { randomEmail } from './members.ts'

export interface SignUp {
  id: string
  email: string
  password: string
  /** The code in the newest email to the address. */
  code: string
  /** The cookie as `name=value`, in the form that the browser sends it. */
  cookie: string
  /** The browser that signed up. */
  browser: Client
}

/** Signs up an account with an unverified address. Returns it with the browser that signed up. */
export async function createTestSignUp(
  service: TestService,
  overrides: Record<string, string> = {},
  from = service.anonymous,
): Promise<SignUp> {
  const form = signUpForm(overrides)
  const answer = await from.request('POST', '/api/user', form)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  const cookie = cookieOf(answer)
  return {
    id: (answer.body as { id: string }).id,
    email: form.email,
    password: form.password,
    code: await service.codeFor(form.email),
    cookie,
    browser: from.with({ cookie }),
  }
}

export function cookieOf({ headers }: Pick<Answer, 'headers'>): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** Moves the last emailed link two days into the past. */
export async function expireCodes({ context }: TestService, { id }: Pick<SignUp, 'id'>) {
  await context.pool.query(
    `update codes set created_at = created_at - interval '2 days', expires_at = now()
     where user_id = $1`,
    [id],
  )
}

/**
 * Moves the last confirmation into the past, either of one session or of all sessions of a person. By default, it's
 * then too old.
 */
export async function expireReauthentication(
  { pool }: Pick<Context, 'pool'>,
  id: string,
  ago = `${reauthMinutes + 1} minutes`,
) {
  await pool.query(
    `with s as (
       update sessions set confirmed_at = now() - $2::interval where $1 in (id, user_id) returning id
     )
     update tokens t set confirmed_at = now() - $2::interval
     from s where s.id = t.session_id and t.confirmed_at is not null`,
    [id, ago],
  )
}

/** Lists every table except sent emails and rate limit counters, which change independently of a call. */
export function tablesOf({ context }: TestService): Promise<string> {
  return dumpOf(context.pool, { except: ['limits', 'mails'] })
}

export const unproved = { status: 403, body: { code: 'sign_up_unproved' } }
export const invalidLink = { status: 400, body: { code: 'verification_link_invalid' } }

/** Requests an email change that isn't verified yet. Its undo code was emailed to the current address. */
export async function requestEmailChange(
  service: TestService,
  { as }: Pick<Person, 'as'>,
  { from, to = randomEmail(), profiles = [] }: { from: string; to?: string; profiles?: string[] },
) {
  await as.call(changeEmail, { body: { email: to, profiles } })
  return { to, undo: await service.codeFor(from) }
}

/** Requests and verifies an email change. */
export async function changeTheEmail(
  service: TestService,
  person: Pick<Person, 'as'>,
  asked: Parameters<typeof requestEmailChange>[2],
) {
  const { to, undo } = await requestEmailChange(service, person, asked)
  await person.as.call(verifyNewEmail, { body: { code: await service.codeFor(to) } })
  return { to, undo }
}

/** Ends the grace period of deleted data, except for this many seconds. Also adjusts the database's own record. */
export async function endGracePeriod(
  { pool }: Pick<Context, 'pool'>,
  table: 'applications' | 'organizations' | 'users',
  id: string,
  seconds = 0,
) {
  const until = "clock_timestamp() + $2 * interval '1 second'"
  await pool.query(`update ${table} set removed_from = ${until} where id = $1`, [id, seconds])
  await pool.query(
    `update activity_ends set removable_from = ${until} where organization_id = $1`,
    [id, seconds],
  )
}
