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
  /** What the newest letter to the address carried. */
  code: string
  /** `name=value`, as the browser that signed up sends it back. */
  cookie: string
  /** The browser that signed up. */
  browser: Client
}

/** An account whose address nobody has proved yet, and the browser that asked for it. */
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

/** As if the last link had been mailed two days ago. */
export async function expireCodes({ context }: TestService, { id }: Pick<SignUp, 'id'>) {
  await context.pool.query(
    `update codes set created_at = created_at - interval '2 days', expires_at = now()
     where user_id = $1`,
    [id],
  )
}

/** As if somebody had proved so long ago that it is them, in one session or by their own id in all: too long by default. */
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

/** Every table but what changes whatever comes of a call: letters once sent, and counted tries. */
export function tablesOf({ context }: TestService): Promise<string> {
  return dumpOf(context.pool, { except: ['limits', 'mails'] })
}

export const unproved = { status: 403, body: { code: 'sign_up_unproved' } }
export const invalidLink = { status: 400, body: { code: 'verification_link_invalid' } }

/** Asked for, and not proved; with what the present address was mailed to undo it. */
export async function requestEmailChange(
  service: TestService,
  { as }: Pick<Person, 'as'>,
  { from, to = randomEmail(), profiles = [] }: { from: string; to?: string; profiles?: string[] },
) {
  await as.call(changeEmail, { body: { email: to, profiles } })
  return { to, undo: await service.codeFor(from) }
}

/** Asked for and proved. */
export async function changeTheEmail(
  service: TestService,
  person: Pick<Person, 'as'>,
  asked: Parameters<typeof requestEmailChange>[2],
) {
  const { to, undo } = await requestEmailChange(service, person, asked)
  await person.as.call(verifyNewEmail, { body: { code: await service.codeFor(to) } })
  return { to, undo }
}

/** As if the days of grace of something that was deleted had passed, but for so many seconds; also by what the database noted. */
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
