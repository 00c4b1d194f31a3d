import { joinAccount, proveOwnAccount } from '@accord/contract/join-account.ts'
import { me } from '@accord/contract/session.ts'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { providerSessionOf } from '#testing/access/connection-examples.ts'
import type { Owned } from '#testing/access/cast.ts'
import { waitOptions } from '#testing/concurrency.ts'
import { type Receiver, startReceiver } from '#testing/helpers/receiver.ts'
import {
  type SignedIn,
  logoutAt,
  openLogoutToken,
  setBackchannelLogout,
  signedInTo,
} from '#testing/logout.ts'
import {
  type OAuthBrowser,
  type TestClientRegistration,
  approveClient,
  clientOf,
  createTestBrowser,
  issueTokensFor,
  registerTestClient,
  startAuthorization,
  startOAuthService,
} from '#testing/oauth.ts'
import type { TestMember, TestOrganization } from '#testing/organizations.ts'
import type { Person } from '#testing/people.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
let receiver: Receiver
let organization: TestOrganization
let application: TestClientRegistration
let client: oauth.Configuration
/** A member of a provider account, and the account of their own that they join. */
let noor: TestMember
let ana: Person
let before: Awaited<ReturnType<typeof issueTokensFor>>['tokens']
let session: SignedIn

beforeAll(async () => {
  receiver = await startReceiver()
  service = await startOAuthService({ worker: true })
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await receiver[Symbol.asyncDispose]()
})

beforeEach(async () => {
  receiver.received.length = 0
  organization = await service.createOrganization()
  application = await registerTestClient(organization)
  client = await clientOf(service, application)
  noor = await service.createMember(organization, ['member'])
  ;({ tokens: before } = await issueTokensFor(service, application, noor))
  await setBackchannelLogout(organization, application, `${receiver.url}/hear`)
  session = await signedInTo(service, application, noor)
  await service.context.pool.query(
    `update users set sign_in = 'provider', password_hash = null where id = $1`,
    [noor.id],
  )
  ana = await service.createPerson()
})

/** Moves the membership, as a session of its provider does. */
async function join() {
  const here = organization as unknown as Owned
  const { as } = await providerSessionOf({ service, here }, noor)
  const { email, password } = ana
  const shown = await as.call(proveOwnAccount, { body: { email, password } })
  if (!('code' in shown)) throw new Error('a second factor was asked for')
  expect(shown.applications).toHaveLength(1)
  await as.call(joinAccount, { body: { code: shown.code } })
}

/** Signs in to an application again, and returns the ID token's claims. */
async function signInTo(browser: OAuthBrowser, to = client, parameters = {}) {
  const { address, checks } = await startAuthorization(to, parameters)
  const back = await approveClient(browser, address, noor.profileId)
  const tokens = await oauth.authorizationCodeGrant(to, back, checks)
  return { tokens, claims: tokens.claims()! }
}

const meOf = (token: string) =>
  service.anonymous.with({ authorization: `Bearer ${token}` }).call(me)

test('an application keeps the sub that it knows, in everything that it receives', async () => {
  expect(before.claims()!.sub).toBe(noor.id)
  await join()
  // Tokens that were issued before continue to work.
  const after = await oauth.refreshTokenGrant(client, before.refresh_token!)
  expect(after.claims()!.sub).toBe(noor.id)
  for (const token of [before.access_token, after.access_token]) {
    expect(await oauth.tokenIntrospection(client, token)).toMatchObject({
      active: true,
      sub: noor.id,
      profile_id: noor.profileId,
    })
    expect(await oauth.fetchUserInfo(client, token, noor.id)).toMatchObject({ sub: noor.id })
    expect(await meOf(token)).toMatchObject({
      id: noor.id,
      email: ana.email,
      profiles: [{ id: noor.profileId }],
    })
  }
  // So do new sign-ins of the own account under the same profile.
  const { tokens, claims } = await signInTo(await createTestBrowser(service, ana))
  expect(claims).toMatchObject({ sub: noor.id, profile_id: noor.profileId })
  expect(await oauth.fetchUserInfo(client, tokens.access_token, noor.id)).toMatchObject({
    sub: noor.id,
  })
  const renewed = await oauth.refreshTokenGrant(client, tokens.refresh_token!)
  expect(renewed.claims()!.sub).toBe(noor.id)
})

test('an application that is approved only afterward knows the account', async () => {
  await join()
  const other = await clientOf(service, await registerTestClient(organization))
  const { tokens, claims } = await signInTo(await createTestBrowser(service, ana), other)
  expect(claims.sub).toBe(ana.id)
  expect(await meOf(tokens.access_token)).toMatchObject({ id: ana.id })
})

test('a repeated sign-in without a page finds the person by the old ID token, and nobody else', async () => {
  await join()
  const browser = await createTestBrowser(service, ana)
  const silently = async (id_token_hint: string, window = browser) => {
    const { address, checks } = await startAuthorization(client, { prompt: 'none', id_token_hint })
    const { location } = await window.visit(address)
    if (location.searchParams.has('error')) return location.searchParams.get('error')
    return (await oauth.authorizationCodeGrant(client, location, checks)).claims()!.sub
  }
  await signInTo(browser)
  expect(await silently(before.id_token!)).toBe(noor.id)
  const stranger = await service.createMember(organization, ['member'])
  const theirs = await createTestBrowser(service, stranger)
  expect(await silently(before.id_token!, theirs)).toBe('login_required')
})

test('a request that names the old sub is answered under that profile only', async () => {
  await join()
  const claims = JSON.stringify({ id_token: { sub: { value: noor.id, essential: true } } })
  const browser = await createTestBrowser(service, ana)
  expect((await signInTo(browser, client, { claims })).claims.sub).toBe(noor.id)
  const other = JSON.stringify({ id_token: { sub: { value: ana.id } } })
  await expect(signInTo(browser, client, { claims: other })).rejects.toThrow(
    'other_person_expected',
  )
})

test('sign-out messages name the sub that the application knows', async () => {
  await join()
  const told = async (sid: unknown) => {
    const named = async () => {
      const tokens = receiver.received.map(({ form }) => form.get('logout_token'))
      const opened = await Promise.all(tokens.map((token) => openLogoutToken(service, token)))
      const one = opened.find(({ claims }) => claims.sid === sid)
      expect(one).toBeDefined()
      return one!.claims
    }
    return vi.waitFor(named, waitOptions)
  }
  // The session of the provider account ended with the join.
  expect(await told(session.sid)).toMatchObject({ sub: noor.id })

  const browser = await createTestBrowser(service, ana)
  const { tokens, claims } = await signInTo(browser)
  // The application signs the person out with its own ID token, without a question.
  await browser.visit(logoutAt({ id_token_hint: tokens.id_token! }))
  expect(await told(claims['sid'])).toMatchObject({ sub: noor.id })
})

test('the alias ends with the profile', async () => {
  await join()
  const { pool } = service.context
  const { rowCount } = await pool.query('select from application_subjects where subject = $1', [
    noor.id,
  ])
  expect(rowCount).toBe(1)
  await organization.owner.as.request(
    'DELETE',
    `/api/organization/${organization.id}/members/${noor.profileId}`,
  )
  const left = await pool.query('select from application_subjects where subject = $1', [noor.id])
  expect(left.rowCount).toBe(0)
  expect((await oauth.tokenIntrospection(client, before.access_token)).active).toBe(false)
})
