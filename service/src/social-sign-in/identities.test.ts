import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastSignInMethod, removePasskey } from '@accord/contract/own-passkeys.ts'
import { setPassword, removePassword } from '@accord/contract/passwords.ts'
import { beginReauthentication, login, me, reportSignIn } from '@accord/contract/session.ts'
import {
  type ConnectedIdentity,
  beginLinkingIdentity,
  linkIdentity,
  listIdentities,
  maxIdentities,
  socialPaths,
  unlinkIdentity,
} from '@accord/contract/social-sign-in.ts'
import { runConcurrently } from '#testing/concurrency.ts'
import { createTestPasskey } from '#testing/helpers/authenticator.ts'
import { type ScriptedProvider, startScriptedProvider } from '#testing/helpers/identity-provider.ts'
import { emailsTo } from '#testing/inbox.ts'
import { type Person, goodPassword } from '#testing/people.ts'
import { codeIn } from '#testing/single-sign-on.ts'
import {
  type Claimed,
  type SocialBrowser,
  asSocialProvider,
  gmailPerson,
  socialBrowser,
} from '#testing/social-sign-in.ts'
import { type TestService, startTestService } from '#testing/test-service.ts'

let service: TestService
let google: ScriptedProvider
let other: ScriptedProvider
beforeAll(async () => {
  service = await startTestService()
  google = await startScriptedProvider()
  other = await startScriptedProvider()
  service.context.config.signInWith = [
    asSocialProvider(google, 'google', 'Google'),
    asSocialProvider(other, 'oidc', 'Northside'),
  ]
})
afterAll(async () => {
  await google[Symbol.asyncDispose]()
  await other[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})

/** Signs a person in to their own account in this browser, with their password. */
async function signedInBy(person: Person, browser: SocialBrowser): Promise<string> {
  const { email, password } = person
  const answer = await browser.send('POST', login.path, { email, password })
  return (answer.body as { accessToken: string }).accessToken
}

/** Connects Google from the account page. */
async function link(browser: SocialBrowser, token: string, claims: Claimed) {
  google.script.claims = claims
  const begun = await browser.send('POST', beginLinkingIdentity.path, { provider: 'google' }, token)
  const { url } = begun.body as { url: string }
  const code = codeIn(await browser.signInAt(url))
  return browser.send('POST', linkIdentity.path, { code }, token)
}

async function personWithBrowser() {
  const person = await service.createPerson()
  const browser = socialBrowser(service)
  return { person, browser, token: await signedInBy(person, browser) }
}

async function unlink(browser: SocialBrowser, token: string, id: string) {
  return browser.as(token).request('DELETE', `/api${unlinkIdentity.path.replace('{id}', id)}`)
}

describe('connecting a provider', () => {
  test('works from the account page, with an email and activity, and then signs in', async () => {
    const { person, browser, token } = await personWithBrowser()
    const claims = gmailPerson()
    const answer = await link(browser, token, claims)
    expect(answer).toMatchObject({
      status: 200,
      body: { provider: { key: 'google', name: 'Google' }, email: claims.email, usable: true },
    })
    const [mail] = await emailsTo(service.context, person.email)
    expect(mail).toMatchObject({
      kind: 'identity_linked',
      subject: 'Your account was connected to Google',
    })
    expect(mail!.text).toContain(claims.email)
    const { db } = service.context
    const kinds = await db
      .selectFrom('account_activity')
      .select('kind')
      .where('user_id', '=', person.id)
      .execute()
    expect(kinds).toContainEqual({ kind: 'identity_linked' })
    const elsewhere = socialBrowser(service)
    const signedIn = await elsewhere.finishSocial(await elsewhere.code('google'))
    expect(signedIn).toMatchObject({ status: 200, body: { id: person.id, email: person.email } })
  })

  test('works for someone unknown only after they signed in to their own account', async () => {
    const person = await service.createPerson({ email: `${crypto.randomUUID()}@gmail.com` })
    const claims = gmailPerson(person.email)
    google.script.claims = claims
    const browser = socialBrowser(service)
    const code = await browser.code('google')
    expect(await browser.finishSocial(code)).toMatchObject({
      body: { unknown: { hasAccount: true } },
    })
    const before = await browser.send('POST', linkIdentity.path, { code })
    expect(before.status).toBe(401)
    const token = await signedInBy(person, browser)
    expect(await browser.send('POST', linkIdentity.path, { code }, token)).toMatchObject({
      status: 200,
      body: { email: claims.email },
    })
    // The code is used up.
    expect(await browser.send('POST', linkIdentity.path, { code }, token)).toMatchObject({
      status: 401,
      body: { code: 'sign_in_over' },
    })
  })

  test("doesn't work with a flow of someone else, or in another browser", async () => {
    const [mine, theirs] = [await personWithBrowser(), await personWithBrowser()]
    google.script.claims = gmailPerson()
    const begun = await theirs.browser.send(
      'POST',
      beginLinkingIdentity.path,
      { provider: 'google' },
      theirs.token,
    )
    const { url } = begun.body as { url: string }
    // Someone sends the link that connects a provider to another person.
    const code = codeIn(await mine.browser.signInAt(url))
    expect(await mine.browser.send('POST', linkIdentity.path, { code }, mine.token)).toMatchObject({
      status: 401,
      body: { code: 'sign_in_over' },
    })
    expect(
      await theirs.browser.send('POST', linkIdentity.path, { code }, theirs.token),
    ).toMatchObject({ status: 401, body: { code: 'sign_in_over' } })
    // The flow for connecting doesn't sign anyone in.
    expect(await mine.browser.finishSocial(code)).toMatchObject({ status: 401 })
  })

  test('requires a recent confirmation of the identity', async () => {
    const { person, browser, token } = await personWithBrowser()
    await service.context.pool.query(
      `update sessions set confirmed_at = now() - interval '1 hour' where user_id = $1`,
      [person.id],
    )
    const body = { provider: 'google' }
    expect(await browser.send('POST', beginLinkingIdentity.path, body, token)).toMatchObject({
      status: 403,
      body: { code: 'confirm_first' },
    })
  })

  test('rejects one that another account has, even for two people at the same time', async () => {
    const claims = gmailPerson()
    const people = [await personWithBrowser(), await personWithBrowser()]
    const answers = await runConcurrently(2, (at) =>
      link(people[at]!.browser, people[at]!.token, claims),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const loser = people[answers.findIndex(({ status }) => status === 409)]!
    expect(await link(loser.browser, loser.token, claims)).toMatchObject({
      body: { code: 'identity_taken' },
    })
    const winner = people[answers.findIndex(({ status }) => status === 200)]!
    // The same person can repeat it, which changes nothing.
    expect((await link(winner.browser, winner.token, claims)).status).toBe(200)
    expect((await winner.browser.as(winner.token).call(listIdentities)).data).toHaveLength(1)
  })

  test('takes it over from a sign-up that was never verified', async () => {
    const claims = gmailPerson()
    google.script.claims = claims
    const first = socialBrowser(service)
    const email = `${crypto.randomUUID()}@example.com`
    await first.signUp(await first.code('google'), { email })
    const { browser, token } = await personWithBrowser()
    expect((await link(browser, token, claims)).status).toBe(200)
  })

  test('has a limit', async () => {
    const { person, browser, token } = await personWithBrowser()
    await service.context.pool.query(
      `insert into account_identities (id, user_id, provider, issuer, subject)
       select gen_random_uuid(), $1::uuid, 'google', 'https://many.example', n::text || '@' || $1::text from generate_series(1, $2::int) n`,
      [person.id, maxIdentities],
    )
    const body = { provider: 'google' }
    expect(await browser.send('POST', beginLinkingIdentity.path, body, token)).toMatchObject({
      status: 409,
      body: { code: 'too_many_identities' },
    })
  })
})

describe('disconnecting a provider', () => {
  /** Someone who has only Google. */
  async function onlyGoogle() {
    const claims = gmailPerson()
    google.script.claims = claims
    const browser = socialBrowser(service)
    const answer = await browser.signUp(await browser.code('google'), claims)
    const { id, email, accessToken: token } = answer.body as Person & { accessToken: string }
    const { data } = await browser.as(token).call(listIdentities)
    return { id, email, browser, token, claims, identity: data[0] as ConnectedIdentity }
  }

  test("isn't possible for the only sign-in method, and is after setting a password", async () => {
    const { id, email, browser, token, identity } = await onlyGoogle()
    expect(await unlink(browser, token, identity.id)).toMatchObject({
      status: 409,
      body: { code: lastSignInMethod.code },
    })
    await browser.as(token).call(setPassword, { body: { password: goodPassword } })
    expect((await unlink(browser, token, identity.id)).status).toBe(200)
    expect(await browser.as(token).call(me)).toMatchObject({ id })
    const [mail] = await emailsTo(service.context, email)
    expect(mail).toMatchObject({ kind: 'identity_unlinked' })
    expect((await unlink(browser, token, identity.id)).status).toBe(404)
    const again = socialBrowser(service)
    expect((await again.finishSocial(await again.code('google'))).body).toHaveProperty('unknown')
  })

  test('counts a provider only while the operator has turned it on', async () => {
    const { id, browser, token, identity } = await onlyGoogle()
    await service.context.pool.query(
      `insert into account_identities (id, user_id, provider, issuer, subject)
       values (gen_random_uuid(), $1::uuid, 'github', 'https://github.com', $1::text)`,
      [id],
    )
    expect(await unlink(browser, token, identity.id)).toMatchObject({ status: 409 })
    const { data } = await browser.as(token).call(listIdentities)
    expect(data[1]).toMatchObject({ provider: { name: 'GitHub' }, usable: false })
    expect((await unlink(browser, token, data[1]!.id)).status).toBe(200)
  })

  test('leaves one of two providers if both are disconnected at the same time', async () => {
    const { browser, token, identity } = await onlyGoogle()
    await link(browser, token, gmailPerson())
    const { data } = await browser.as(token).call(listIdentities)
    expect(data).toHaveLength(2)
    const answers = await runConcurrently(2, (at) => unlink(browser, token, data[at]!.id))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(identity.lastUsedAt).not.toBeNull()
  })

  test("isn't possible for someone else's", async () => {
    const [mine, theirs] = [await personWithBrowser(), await personWithBrowser()]
    const { body } = await link(theirs.browser, theirs.token, gmailPerson())
    const { id } = body as ConnectedIdentity
    expect((await unlink(mine.browser, mine.token, id)).status).toBe(404)
  })

  test('lets the person remove a passkey or the password, which are then not the only method', async () => {
    const { browser, token, person } = await personWithBrowser()
    await link(browser, token, gmailPerson())
    const passkey = await createTestPasskey(service, person)
    const { data } = await browser.as(token).call(listIdentities)
    await browser.as(token).call(removePassword)
    await browser.as(token).call(removePasskey, { params: { id: passkey.id } })
    expect(await unlink(browser, token, data[0]!.id)).toMatchObject({ status: 409 })
  })
})

test("a provider that an intruder connected is removed when the person reports the intruder's sign-in", async () => {
  const { person, browser, token } = await personWithBrowser()
  const own = gmailPerson()
  await link(browser, token, own)
  await service.context.pool.query(
    `update account_identities set linked_at = now() - interval '1 day' where user_id = $1`,
    [person.id],
  )
  const intruder = socialBrowser(service)
  const theirs = gmailPerson()
  await link(intruder, await signedInBy(person, intruder), theirs)
  const alerts = await emailsTo(service.context, person.email)
  const { text } = alerts.find(({ kind }) => kind === 'new_place')!
  const code = /code=([\w-]+)/.exec(text!)![1]!
  await service.anonymous.call(reportSignIn, { body: { code } })
  google.script.claims = theirs
  const again = await intruder.finishSocial(await intruder.code('google'))
  expect(again.body).toHaveProperty('unknown')
  google.script.claims = own
  expect((await browser.finishSocial(await browser.code('google'))).status).toBe(200)
})

describe('confirming the identity without a password', () => {
  async function googlePerson() {
    const claims = gmailPerson()
    google.script.claims = claims
    const browser = socialBrowser(service)
    const answer = await browser.signUp(await browser.code('google'), claims)
    const { id, accessToken: token } = answer.body as { id: string; accessToken: string }
    await service.context.pool.query(
      `update sessions set confirmed_at = now() - interval '1 hour' where user_id = $1`,
      [id],
    )
    return { id, claims, browser, token }
  }

  test('leads to the provider, and continues in the same browser', async () => {
    const { id, browser, token } = await googlePerson()
    const asked = await browser.as(token).call(beginReauthentication, { body: {} })
    expect(asked).toMatchObject({ methods: [], confirmedSeconds: 0, provider: { name: 'Google' } })
    const code = codeIn(await browser.signInAt(asked.provider!.url))
    const answer = await browser.finishSocial(code)
    expect(answer).toMatchObject({ status: 200, body: { id } })
    const { accessToken } = answer.body as { accessToken: string }
    const after = await browser.as(accessToken).call(beginReauthentication, { body: {} })
    expect(after.confirmedSeconds).toBeGreaterThan(0)
  })

  test('rejects someone else at the provider, and a browser in which no one is signed in', async () => {
    const { browser, claims } = await googlePerson()
    const { claims: others } = await googlePerson()
    const confirm = `${socialPaths.start('google')}?confirm=1`
    google.script.claims = others
    const code = codeIn(await browser.signInAt(confirm))
    expect(await browser.finishSocial(code)).toMatchObject({
      status: 409,
      body: { code: 'identity_of_other' },
    })
    google.script.claims = claims
    const empty = socialBrowser(service)
    const there = codeIn(await empty.signInAt(confirm))
    expect(await empty.finishSocial(there)).toMatchObject({ status: 409 })
  })

  test('requires a provider of one’s own to ask for the password again', async () => {
    const { person, browser, token } = await personWithBrowser()
    other.script.claims = gmailPerson()
    const begun = await browser.send('POST', beginLinkingIdentity.path, { provider: 'oidc' }, token)
    const linked = codeIn(await browser.signInAt((begun.body as { url: string }).url))
    await browser.send('POST', linkIdentity.path, { code: linked }, token)
    const confirm = `${socialPaths.start('oidc')}?confirm=1`
    const toProvider = await browser.open(confirm)
    const asked = new URL(toProvider.headers.get('location')!).searchParams
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0'])
    // The provider doesn't say when, or says that it was an hour ago.
    expect((await browser.signInAt(confirm)).status).toBe(403)
    const now = Math.floor(Date.now() / 1000)
    other.script.claims = { ...other.script.claims, auth_time: now - 3600 }
    expect((await browser.signInAt(confirm)).status).toBe(403)
    other.script.claims = { ...other.script.claims, auth_time: now }
    const answer = await browser.finishSocial(codeIn(await browser.signInAt(confirm)))
    expect(answer).toMatchObject({ status: 200, body: { id: person.id } })
  })
})
