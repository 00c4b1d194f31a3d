import { randomBytes } from 'node:crypto'
import { createApplication, createKey, listKeys } from '@accord/contract/applications.ts'
import { createOrganization } from '@accord/contract/organizations.ts'
import { profileToken } from '@accord/contract/profiles.ts'
import { me } from '@accord/contract/session.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backupOf, dumpOf } from '#testing/dump.ts'
import { signUpForm } from '#testing/people.ts'
import { type Browser, openBrowser } from '#testing/browser.ts'
import { type SmtpCatcher, startSmtpCatcher } from '#testing/helpers/smtp-catcher.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { secretsFrom } from './secrets.ts'

let smtp: SmtpCatcher
let service: TestService
let logged = ''
let backedUp: Buffer
const secrets = new Map<string, string>()

/** Uses every function of an account, and collects all secrets. */
beforeAll(async () => {
  smtp = await startSmtpCatcher()
  service = await startTestService({
    environment: { SMTP_URL: smtp.url, LOG_LEVEL: 'trace' },
    log: { write: (line) => (logged += line) },
  })
  const { anonymous, url } = service
  const form = signUpForm()
  const { email, password: first } = form
  const second = 'Orchard-77-Window'
  const third = 'Meadow-58-Kettle'
  secrets.set('first password', first)
  secrets.set('second password', second)
  secrets.set('third password', third)

  const { body: user, headers } = await anonymous.request('POST', '/api/user', form)
  const cookie = headers.getSetCookie()[0]!.split(';')[0]!
  secrets.set('sign-up cookie', cookie.slice('accord-sign-up='.length))
  const verification = await codeOfEmail(1)
  secrets.set('verification code', verification)
  await anonymous.request('GET', `/verify-email/${verification}`)
  await anonymous.request('POST', '/api/auth/login', { email, password: first })
  const verifying = { code: verification, password: 'Guessed-1-Wrong' }
  secrets.set('guessed password', verifying.password)
  await anonymous.request('POST', '/api/verify-email', verifying)
  for (let times = 0; times < 2; times += 1) {
    await anonymous.with({ cookie }).request('POST', '/api/verify-email', { code: verification })
  }
  await anonymous.request('POST', '/api/auth/login', { email, password: 'Wrong-1-Guess' })
  secrets.set('wrong password', 'Wrong-1-Guess')

  const browser = await openBrowser(url, { email, password: first })
  secrets.set('token', browser.token)
  secrets.set('cookie', /accord=(acb_[\w-]+)/.exec(browser.cookie)![1]!)
  secrets.set('arrival cookie', /accord-oauth=(aco_[\w-]+)/.exec(browser.cookie)![1]!)
  secrets.set('device cookie', /accord-device=(acd_[\w-]+)/.exec(browser.cookie)![1]!)
  secrets.set('XSRF value', browser.xsrf)
  const { body: refreshed } = await browser.as.request('POST', '/api/auth/refresh')
  secrets.set('refreshed token', (refreshed as { token: string }).token)
  const path = `/api/user/${(user as { id: string }).id}`
  await browser.as.request('PATCH', path, { currentPassword: first, password: second })
  await browser.as.request('GET', `/api/me?token=${browser.token}`)
  await registerAnApplication(browser)

  await anonymous.request('POST', '/api/password/reset/email', { email })
  const reset = await codeOfEmail(4)
  secrets.set('reset code', reset)
  await anonymous.request('GET', `/reset_password/?token=${reset}&email=${email}`)
  await anonymous.request('POST', '/api/password/reset', { email, token: reset, password: third })
  await smtp.arrived(5)
  await anonymous.request('POST', '/api/auth/login', `{"password":"${third}",`)
  await service.context.pool.query('alter table account_activity rename to elsewhere')
  await anonymous.request('POST', '/api/auth/login', { email, password: third })
  await service.context.pool.query('alter table elsewhere rename to account_activity')
  backedUp = await backupOf(service.context)
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await smtp[Symbol.asyncDispose]()
})

/** Creates an organization with an application, views the application's secret, and creates another one. */
async function registerAnApplication({ as }: Browser) {
  const { organization, profile } = await as.call(createOrganization, { body: { name: 'Harbour' } })
  const { id: user } = await as.call(me)
  const { token } = await as.call(profileToken, { body: { user, profile: profile.id } })
  secrets.set('profile token', token)
  const manager = as.with({ authorization: `Bearer ${token}` })
  const body = { organization: organization.id, name: 'Calendar' }
  const params = { id: (await manager.call(createApplication, { body })).id }
  const [first] = await manager.call(listKeys, { params })
  secrets.set('application secret', first!.secret)
  const second = await manager.call(createKey, { params, body: {} })
  secrets.set('second application secret', second.secret)
  await manager.request('DELETE', `/api/key/${params.id}/${second.secret}`)
  await manager.request('GET', `/api/key/${first!.secret}`)
}

async function codeOfEmail(count: number): Promise<string> {
  const emails = await smtp.arrived(count)
  return emails.flatMap(({ text }) => /acc_[\w-]{43}/.exec(text!) ?? []).at(-1)!
}

const kinds = [
  'first password',
  'second password',
  'third password',
  'wrong password',
  'guessed password',
  'sign-up cookie',
  'verification code',
  'reset code',
  'token',
  'refreshed token',
  'cookie',
  'arrival cookie',
  'device cookie',
  'XSRF value',
  'profile token',
  'application secret',
  'second application secret',
]

describe('secrets after a full journey', () => {
  test('the journey includes every kind of secret, and the log has each step', () => {
    expect([...secrets.keys()].toSorted()).toEqual(kinds.toSorted())
    const lines = logged
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    const routes = new Set(lines.map(({ route }) => route))
    for (const route of ['/api/user', '/verify-email/:code', '/api/password/reset']) {
      expect(routes).toContain(route)
    }
    expect(lines.some(({ msg }) => msg === 'server_fault')).toBe(true)
  })

  test.each(kinds)('CR1: no %s is in the database', async (kind) => {
    const secret = secrets.get(kind)!
    const dump = await dumpOf(service.context.pool)
    expect(dump).toContain('signed_up')
    expect(dump).not.toContain(secret)
    // A bytea column appears in hexadecimal.
    expect(dump).not.toContain(Buffer.from(secret).toString('hex'))
  })

  test.each(kinds)('CR1: no %s is in a backup', (kind) => {
    const secret = Buffer.from(secrets.get(kind)!)
    expect(backedUp.includes('signed_up')).toBe(true)
    for (const shown of [secret, secret.toString('hex'), secret.toString('base64')]) {
      expect(backedUp.includes(shown)).toBe(false)
    }
  })

  test.each(kinds)('LG1: no %s is in the log', (kind) => {
    expect(logged).not.toContain(secrets.get(kind)!)
    expect(logged).not.toContain(encodeURIComponent(secrets.get(kind)!))
  })
})

describe('a dump of the database', () => {
  test('AP-6: a dump reveals no application secret without the key, or in another row', async () => {
    const { pool, secrets: ours } = service.context
    const { rows } = await pool.query<{ id: string; sealed: Buffer; last4: string }>(
      'select id, sealed, last4 from application_keys order by created_at',
    )
    const [first, second] = rows
    const secret = secrets.get('application secret')!
    expect(ours.applicationSecrets.unseal(first!.sealed, first!.id)).toBe(secret)
    expect(secret.slice(-4)).toBe(first!.last4)

    for (const ring of [secretsFrom(randomBytes(32)).applicationSecrets, ours.mails]) {
      expect(() => ring.unseal(first!.sealed, first!.id)).toThrow()
    }
    expect(() => ours.applicationSecrets.unseal(first!.sealed, second!.id)).toThrow()
    // Identical ciphertexts would reveal that two secrets are the same.
    expect(ours.applicationSecrets.seal(secret, first!.id).equals(first!.sealed)).toBe(false)
  })
})
