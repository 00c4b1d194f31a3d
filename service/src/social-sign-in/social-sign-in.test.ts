import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getSignUp, signUp, verifyEmail } from '@accord/contract/accounts.ts'
import type { SecondStep } from '@accord/contract/factors.ts'
import { resetPassword, sendResetLink } from '@accord/contract/passwords.ts'
import { login, me, passSecondStep } from '@accord/contract/session.ts'
import { socialPaths } from '@accord/contract/social-sign-in.ts'
import { findUserByEmail } from '#data/users/accounts.store.ts'
import { runConcurrently } from '#testing/concurrency.ts'
import { codeNow, putTotp } from '#testing/factors.ts'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import { emailsTo } from '#testing/inbox.ts'
import { goodPassword, signUpForm } from '#testing/people.ts'
import { asSocialProvider, gmailPerson, socialBrowser } from '#testing/social-sign-in.ts'
import { type TestService, startTestService } from '#testing/test-service.ts'

let service: TestService
let google: ScriptedProvider
let other: ScriptedProvider
beforeAll(async () => {
  service = await startTestService()
  google = await startScriptedProvider()
  other = await startScriptedProvider()
})
afterAll(async () => {
  await google[Symbol.asyncDispose]()
  await other[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})
beforeEach(() => {
  service.context.config.signUp = 'open'
  service.context.config.signInWith = [
    asSocialProvider(google, 'google', 'Google'),
    asSocialProvider(other, 'oidc', 'Northside'),
  ]
})

/** Signs a new person up with Google, and returns them with their browser. */
async function newGooglePerson(claims = gmailPerson()) {
  google.script.claims = claims
  const browser = socialBrowser(service)
  const answer = await browser.signUp(await browser.code('google'), claims)
  return { claims, browser, answer, body: answer.body as { id: string; accessToken: string } }
}

function activityOf(userId: string) {
  return service.context.db
    .selectFrom('account_activity')
    .select('kind')
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ kind }) => kind))
}

async function verifiedCount(email: string) {
  const user = await findUserByEmail(service.context.db, email)
  return user?.email_verified_at ? 1 : 0
}

describe('someone new', () => {
  test('signs up with a mailbox at Google, and signs in later in another browser', async () => {
    const claims = gmailPerson()
    google.script.claims = claims
    const browser = socialBrowser(service)
    const code = await browser.code('google')
    expect(await browser.finishSocial(code)).toMatchObject({
      status: 200,
      body: {
        unknown: {
          provider: { key: 'google', name: 'Google' },
          email: claims.email,
          firstName: 'Zoë',
          lastName: 'Lind',
          trusted: true,
          hasAccount: false,
        },
      },
    })
    expect(await findUserByEmail(service.context.db, claims.email)).toBeUndefined()

    const made = await browser.signUp(code, claims)
    expect(made).toMatchObject({ status: 200, body: { email: claims.email, profiles: [] } })
    const { id, accessToken } = made.body as { id: string; accessToken: string }
    expect(await browser.as(accessToken).call(me)).toMatchObject({ id })
    expect(await activityOf(id)).toEqual([
      'signed_up',
      'identity_linked',
      'email_verified',
      'signed_in',
    ])

    const second = socialBrowser(service)
    const answer = await second.finishSocial(await second.code('google'))
    expect(answer).toMatchObject({ status: 200, body: { id } })
    expect((await emailsTo(service.context, claims.email)).map(({ kind }) => kind)).toContain(
      'new_place',
    )
  })

  test.each([
    ['an address that Google calls unverified', { email_verified: false }],
    ['an address without a word about it', { email_verified: undefined }],
    ['an address outside Google', { email: 'zoe@elsewhere.example' }],
  ])('must verify %s before they can sign in', async (_what, wrong) => {
    const claims = { ...gmailPerson(), ...wrong }
    const email = `${crypto.randomUUID()}@example.com`
    google.script.claims = claims
    const browser = socialBrowser(service)
    const answer = await browser.signUp(await browser.code('google'), { email })
    expect(answer).toMatchObject({ status: 200, body: { verify: email } })
    expect(await verifiedCount(email)).toBe(0)
    const again = await browser.finishSocial(await browser.code('google'))
    expect(again).toMatchObject({ status: 403, body: { code: 'email_not_verified' } })
    // The emailed link signs in, in the browser that signed up.
    const proved = await browser.send('POST', verifyEmail.path, {
      code: await service.codeFor(email),
    })
    expect(proved).toMatchObject({ status: 200, body: { email } })
    const last = await browser.finishSocial(await browser.code('google'))
    expect(last).toMatchObject({ status: 200, body: { email } })
  })

  test('signs up with an address that Google hosts for an organization', async () => {
    const claims = {
      ...gmailPerson(`${crypto.randomUUID()}@northside.example`),
      hd: 'northside.example',
    }
    const { answer } = await newGooglePerson(claims)
    expect(answer).toMatchObject({ status: 200, body: { email: claims.email } })
  })

  test('must verify an address that any other provider calls verified', async () => {
    const claims = gmailPerson()
    other.script.claims = claims
    const browser = socialBrowser(service)
    const code = await browser.code('oidc')
    expect(await browser.finishSocial(code)).toMatchObject({
      body: { unknown: { trusted: false } },
    })
    expect(await browser.signUp(code, claims)).toMatchObject({ body: { verify: claims.email } })
  })

  test('must verify an address that they entered instead of the one from Google', async () => {
    google.script.claims = gmailPerson()
    const email = `${crypto.randomUUID()}@example.com`
    const browser = socialBrowser(service)
    const answer = await browser.signUp(await browser.code('google'), { email })
    expect(answer).toMatchObject({ body: { verify: email } })
  })

  test('can open the emailed link in another browser together with the provider', async () => {
    const claims = gmailPerson()
    other.script.claims = claims
    const browser = socialBrowser(service)
    await browser.signUp(await browser.code('oidc'), claims)
    const code = await service.codeFor(claims.email)

    const phone = socialBrowser(service)
    expect(await phone.send('POST', getSignUp.path, { code })).toMatchObject({
      body: { email: claims.email, provider: { key: 'oidc', name: 'Northside' } },
    })
    expect(await phone.send('POST', verifyEmail.path, { code })).toMatchObject({ status: 403 })
    // Someone else's code isn't enough.
    const theirs = signUpForm()
    await service.anonymous.call(signUp, { body: theirs })
    const foreign = await service.codeFor(theirs.email)
    const there = await phone.code('oidc')
    expect(await phone.finishSocial(there, { verification: foreign })).toMatchObject({
      status: 403,
    })
    expect(await phone.finishSocial(there, { verification: code })).toMatchObject({
      status: 200,
      body: { email: claims.email },
    })
  })

  test('signs up only if the operator allows it', async () => {
    google.script.claims = gmailPerson()
    const browser = socialBrowser(service)
    const code = await browser.code('google')
    service.context.config.signUp = 'closed'
    expect(await browser.signUp(code, gmailPerson())).toMatchObject({
      status: 403,
      body: { code: 'sign_up_closed' },
    })
    service.context.config.signUp = 'invited'
    expect(await browser.signUp(code, gmailPerson())).toMatchObject({
      status: 403,
      body: { code: 'sign_up_by_invitation' },
    })
  })

  test('gets one account from two first sign-ins at the same time', async () => {
    const claims = gmailPerson()
    google.script.claims = claims
    const browsers = [socialBrowser(service), socialBrowser(service)]
    const codes = await Promise.all(browsers.map((browser) => browser.code('google')))
    const answers = await runConcurrently(2, (at) => browsers[at]!.signUp(codes[at]!, claims))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const ids = answers.map(({ body }) => (body as { id: string }).id)
    expect(new Set(ids).size).toBe(1)
    const rows = await service.context.db
      .selectFrom('account_identities')
      .select('id')
      .where('subject', '=', claims.sub)
      .execute()
    expect(rows).toHaveLength(1)
  })
})

describe('an attacker', () => {
  test('gets nothing from signing up with the address of a person who comes later', async () => {
    const victim = gmailPerson()
    // The attacker's own identity at a provider that accepts any address.
    const attacker = { ...gmailPerson(victim.email), email_verified: true }
    other.script.claims = attacker
    const theirs = socialBrowser(service)
    expect(await theirs.signUp(await theirs.code('oidc'), victim)).toMatchObject({
      body: { verify: victim.email },
    })
    const { answer, body } = await newGooglePerson(victim)
    expect(answer.status).toBe(200)
    other.script.claims = attacker
    const again = await theirs.finishSocial(await theirs.code('oidc'))
    expect(again.body).toMatchObject({ unknown: { trusted: false } })
    expect(await verifiedCount(victim.email)).toBe(1)
    // The victim's mailbox has the attacker's link, which no longer works.
    const { id } = (await findUserByEmail(service.context.db, victim.email))!
    expect(id).toBe(body.id)
  })

  test('loses the account that they signed up if its owner resets the password', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    other.script.claims = gmailPerson(email)
    const theirs = socialBrowser(service)
    await theirs.signUp(await theirs.code('oidc'), { email })
    await service.anonymous.call(sendResetLink, { body: { email } })
    const token = await service.codeFor(email)
    const names = { firstName: 'Ana', lastName: 'Sol' }
    await service.anonymous.call(resetPassword, {
      body: { email, token, password: goodPassword, ...names },
    })
    const answer = await theirs.finishSocial(await theirs.code('oidc'))
    expect(answer.body).toHaveProperty('unknown')
  })

  test("can't sign in to an account by asserting its address", async () => {
    const victim = await service.createPerson({ email: `${crypto.randomUUID()}@gmail.com` })
    for (const [key, provider] of [
      ['google', google],
      ['oidc', other],
    ] as const) {
      provider.script.claims = gmailPerson(victim.email)
      const browser = socialBrowser(service)
      const code = await browser.code(key)
      const { body } = await browser.finishSocial(code)
      // Only the provider that knows the mailbox's owner learns that there's an account.
      expect(body).toMatchObject({ unknown: { hasAccount: key === 'google' } })
      expect(await browser.signUp(code, victim)).toMatchObject({
        status: 400,
        body: { code: 'account_exists' },
      })
    }
  })

  test("can't use the same subject of another issuer", async () => {
    const { claims } = await newGooglePerson()
    other.script.claims = claims
    const browser = socialBrowser(service)
    const { body } = await browser.finishSocial(await browser.code('oidc'))
    expect(body).toHaveProperty('unknown')
  })

  test("can't complete a sign-in in a browser that didn't begin it", async () => {
    google.script.claims = gmailPerson()
    const [theirs, victims] = [socialBrowser(service), socialBrowser(service)]
    const toProvider = await theirs.open(socialPaths.start('google'))
    const back = await theirs.open(toProvider.headers.get('location')!)
    await victims.open(socialPaths.start('google'))
    expect((await victims.open(back.headers.get('location')!)).status).toBe(400)
    const code = await theirs.code('google')
    expect(await victims.finishSocial(code)).toMatchObject({
      status: 401,
      body: { code: 'sign_in_over' },
    })
  })

  test("can't use a response twice, or at another provider's redirect URI", async () => {
    google.script.claims = gmailPerson()
    const browser = socialBrowser(service)
    const back = async () => {
      const toProvider = await browser.open(socialPaths.start('google'))
      const answer = await browser.open(toProvider.headers.get('location')!)
      return answer.headers.get('location')!
    }
    const first = await back()
    expect((await browser.open(first)).status).toBe(303)
    expect((await browser.open(first)).status).toBe(400)
    const mixed = (await back()).replace('/social/google/', '/social/oidc/')
    expect((await browser.open(mixed)).status).toBe(400)
  })

  test.each([
    ['a nonce of another sign-in', { nonce: 'other' }],
    ['another issuer', { iss: 'https://accounts.google.example' }],
    ['another audience', { aud: 'someone-else' }],
  ])("can't use an ID token with %s", async (_what, wrong) => {
    google.script.claims = { ...gmailPerson(), ...wrong }
    const browser = socialBrowser(service)
    expect((await browser.signInAt(socialPaths.start('google'))).status).toBe(403)
  })
})

describe('a person with an account', () => {
  test('still needs the second factor', async () => {
    const { claims, body } = await newGooglePerson()
    const seed = await putTotp(service.context, body.id)
    void seed
    await service.context.pool.query(
      `update users set second_factor = true, recovery_kept_at = now() where id = $1`,
      [body.id],
    )
    google.script.claims = claims
    const browser = socialBrowser(service)
    const answer = await browser.finishSocial(await browser.code('google'))
    const { next } = answer.body as SecondStep
    expect(next.methods).toContain('totp')
    expect(answer.headers.getSetCookie().join()).not.toContain('accord-session')
    const wrong = { pending: next.pending, proof: { totp: '000000' } }
    expect(await browser.send('POST', passSecondStep.path, wrong)).toMatchObject({ status: 401 })
    const [warning] = await emailsTo(service.context, claims.email)
    expect(warning).toMatchObject({ kind: 'second_step_failed' })
    expect(warning!.text).toContain('signed in with your Google account')
    const right = { ...wrong, proof: { totp: await codeNow(service.context, body.id) } }
    expect(await browser.send('POST', passSecondStep.path, right)).toMatchObject({
      status: 200,
      body: { id: body.id },
    })
    const session = await service.context.db
      .selectFrom('sessions')
      .select('factors')
      .where('user_id', '=', body.id)
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    expect(session!.factors).toEqual(['identity', 'totp'])
  })

  test('stays the same person if their address changes at the provider', async () => {
    const { claims, body } = await newGooglePerson()
    google.script.claims = { ...claims, email: `${crypto.randomUUID()}@gmail.com` }
    const browser = socialBrowser(service)
    const answer = await browser.finishSocial(await browser.code('google'))
    expect(answer).toMatchObject({ status: 200, body: { id: body.id, email: claims.email } })
  })

  test("can't sign in while it's disabled", async () => {
    const { claims, body } = await newGooglePerson()
    await service.context.pool.query('update users set disabled_at = now() where id = $1', [
      body.id,
    ])
    google.script.claims = claims
    const browser = socialBrowser(service)
    expect(await browser.finishSocial(await browser.code('google'))).toMatchObject({
      status: 403,
      body: { code: 'account_disabled' },
    })
  })

  test('can restore an account that is being deleted, and not one whose time is over', async () => {
    const { claims, body } = await newGooglePerson()
    const setDeleted = (until: string) =>
      service.context.pool.query(
        `update users set deleted_at = now() - interval '10 days', removed_from = now() + $2::interval where id = $1`,
        [body.id, until],
      )
    google.script.claims = claims
    await setDeleted('1 day')
    const browser = socialBrowser(service)
    const answer = await browser.finishSocial(await browser.code('google'))
    expect(answer).toMatchObject({ status: 200, body: { id: body.id } })
    expect((answer.body as { deletion: unknown }).deletion).not.toBeNull()
    await setDeleted('-1 second')
    expect(await browser.finishSocial(await browser.code('google'))).toMatchObject({ status: 401 })
  })

  test('can set a password with the link for a forgotten one', async () => {
    const { claims } = await newGooglePerson()
    const { email } = claims
    await service.anonymous.call(sendResetLink, { body: { email } })
    const token = await service.codeFor(email)
    await service.anonymous.call(resetPassword, { body: { email, token, password: goodPassword } })
    const credentials = { email, password: goodPassword }
    expect(await service.anonymous.call(login, { body: credentials })).toMatchObject({ email })
  })
})

describe('the routes', () => {
  test("don't exist without the setting", async () => {
    service.context.config.signInWith = []
    const browser = socialBrowser(service)
    expect((await browser.open(socialPaths.start('google'))).status).toBe(404)
    expect((await browser.open(socialPaths.callback('google'))).status).toBe(404)
    expect((await browser.finishSocial('acf_x')).status).toBe(404)
    expect((await browser.signUp('acf_x', gmailPerson())).status).toBe(404)
  })

  test('keep the query of the sign-in page, and the page afterward is our own', async () => {
    google.script.claims = gmailPerson()
    const query = '?application=a&state=b&redirect=https%3A%2F%2Fapp.example%2F%3Fx%3D1'
    const browser = socialBrowser(service)
    const start = `${socialPaths.start('google')}?query=${encodeURIComponent(query)}`
    const response = await browser.signInAt(start)
    const page = new URL(response.headers.get('location')!)
    expect(page.origin).toBe(service.context.config.publicUrl.origin)
    expect([page.pathname, page.search]).toEqual([socialPaths.finish, query])
    const evil = await browser.signInAt(`${socialPaths.start('google')}?query=//evil.example/%23x`)
    const { origin, pathname } = new URL(evil.headers.get('location')!)
    expect(origin + pathname).toBe(
      `${service.context.config.publicUrl.origin}${socialPaths.finish}`,
    )
  })

  test('explain that a provider is down, that someone canceled, and how to go on', async () => {
    service.context.config.signInWith[0]!.issuer = 'http://127.0.0.1:1'
    const browser = socialBrowser(service)
    const down = await browser.open(
      `${socialPaths.start('google')}?query=${encodeURIComponent('?a=1')}`,
    )
    expect(down.status).toBe(503)
    const text = await down.text()
    expect(text).toContain('Google didn&#39;t respond.')
    expect(text).toContain('href="/sign-in?a=1"')
    other.script.parameters = { error: 'access_denied' }
    try {
      const canceled = await browser.signInAt(socialPaths.start('oidc'))
      expect(canceled.status).toBe(403)
      expect(await canceled.text()).toContain('Northside didn&#39;t complete the sign-in.')
    } finally {
      delete other.script.parameters
    }
  })

  test('limit how many sign-ins a network begins', async () => {
    await using strict = await startTestService({
      beside: service,
      limits: 'providerSignInsPerAddress=1/15m',
    })
    strict.context.config.signInWith = [asSocialProvider(google, 'google')]
    const browser = socialBrowser(strict)
    expect((await browser.open(socialPaths.start('google'))).status).toBe(302)
    expect((await browser.open(socialPaths.start('google'))).status).toBe(429)
  })
})
