import { suspendMember } from '@accord/contract/members.ts'
import { authorizeApplication } from '@accord/contract/authorizations.ts'
import { listApprovals, revokeApproval } from '@accord/contract/approvals.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Configuration } from 'openid-client'
import {
  sharedOAuthService,
  createTestBrowser,
  approveClient,
  registerPublicTestClient,
  registerTestClient,
  clientOf,
  issuer,
  type OAuthBrowser,
  testRedirectUri,
  type TestClientRegistration,
  startAuthorization,
  type Visit,
} from '#testing/oauth.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
let organization: TestOrganization
let elsewhere: TestOrganization
let application: TestClientRegistration
let client: Configuration

beforeAll(async () => {
  service = await sharedOAuthService()
  organization = await service.createOrganization()
  elsewhere = await service.createOrganization()
  application = await registerTestClient(organization)
  client = await clientOf(service, application)
})

const broken = { scope: 'openid nonsense' }
const silent = { prompt: 'none', scope: 'openid' }

async function visit(
  browser: Pick<OAuthBrowser, 'visit'>,
  parameters: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const { address, checks } = await startAuthorization(client, parameters)
  return { ...(await browser.visit(address, headers)), state: checks.expectedState }
}

/** A browser without any earlier visit. */
const stranger: Pick<OAuthBrowser, 'visit'> = {
  async visit(address, headers = {}) {
    const { search } = new URL(address)
    const answer = await fetch(`${service.url}/oauth/authorize${search}`, {
      redirect: 'manual',
      headers,
    })
    const location = new URL(answer.headers.get('location') ?? 'about:blank')
    const { status } = answer
    return { status, location, html: await answer.text(), headers: answer.headers }
  },
}

function expectSentBack({ status, location }: Visit, error: string) {
  expect({ status, at: location.origin + location.pathname }).toEqual({
    status: 303,
    at: testRedirectUri,
  })
  expect(location.searchParams.get('error')).toBe(error)
}

/** Expects our own page with the error, where only the button leads to the application. */
function expectAsked({ status, headers, html }: Visit, error: string) {
  expect({ status, location: headers.get('location') }).toEqual({ status: 400, location: null })
  expect(html).toContain(`<code>${error}</code>`)
  expect(html).toContain('Continue to app.example')
  expect(html).not.toContain('<script')
  expect(headers.get('content-security-policy')).not.toContain('script-src')
}

async function aBrowserOf(person: TestMember) {
  return createTestBrowser(service, person)
}

describe("OA1: an error at /oauth/authorize for a person who doesn't know the application", () => {
  test('our own page shows the error and has a button that returns it to the application', async () => {
    const answer = await visit(stranger, broken)
    expectAsked(answer, 'invalid_scope')
    const [, href = ''] = /<a class="onward" href="([^"]+)"/.exec(answer.html) ?? []
    const address = new URL(href.replaceAll('&amp;', '&'))
    expect(address.origin + address.pathname).toBe(testRedirectUri)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      error: 'invalid_scope',
      error_description: 'requested scope is not allowed',
      scope: 'nonsense',
      state: answer.state,
      iss: issuer,
    })
  })

  test('the button is a form if the application requested a form post', async () => {
    const answer = await visit(stranger, { ...broken, response_mode: 'form_post' })
    expectAsked(answer, 'invalid_scope')
    expect(answer.html).toContain(`<form method="post" action="${testRedirectUri}">`)
    for (const [name, value] of [
      ['error', 'invalid_scope'],
      ['state', answer.state],
      ['iss', issuer],
    ]) {
      expect(answer.html).toContain(`<input type="hidden" name="${name}" value="${value}">`)
    }
    expect(answer.html).toContain('<button class="onward">Continue to app.example</button>')
  })

  test("a silent check that didn't start on the application's page leads to our own page", async () => {
    expectAsked(await visit(stranger, silent), 'login_required')
    const referer = 'https://mail.example/'
    expectAsked(await visit(stranger, silent, { referer }), 'login_required')
    expectAsked(
      await visit(stranger, silent, { referer: 'https://app.example.evil.example/' }),
      'login_required',
    )
  })

  test('a silent check leads to our own page if both the application and the linking app are on a device', async () => {
    const redirect_uri = 'com.example.app:/callback'
    const native = await registerPublicTestClient(organization, 'native', [redirect_uri])
    const { address } = await startAuthorization(await clientOf(service, native), {
      ...silent,
      redirect_uri,
    })
    const { status, headers, html } = await stranger.visit(address, {
      referer: 'android-app://com.example.other/',
    })
    expect({ status, location: headers.get('location') }).toEqual({ status: 400, location: null })
    expect(html).toContain('<code>login_required</code>')
  })

  test("a signed-in person who hasn't used the application before sees our own page", async () => {
    const browser = await aBrowserOf(elsewhere.owner)
    expectAsked(await visit(browser, broken), 'invalid_scope')
    expectAsked(await visit(browser, silent), 'consent_required')
  })

  test('a suspended member or a contact of the owning organization sees our own page', async () => {
    const suspended = await service.createMember(organization, ['member'])
    const suspendedBrowser = await aBrowserOf(suspended)
    expectSentBack(await visit(suspendedBrowser, broken), 'invalid_scope')
    await organization.owner.as.call(suspendMember, {
      params: { id: organization.id, memberId: suspended.profileId },
    })
    expectAsked(await visit(suspendedBrowser, broken), 'invalid_scope')
    const contact = await service.createMember(organization, ['contact'])
    expectAsked(await visit(await aBrowserOf(contact), broken), 'invalid_scope')
  })
})

describe('an error at /oauth/authorize that returns to the application without a click', () => {
  test('the error returns directly while the person has an approval', async () => {
    const { owner } = await service.createOrganization()
    const browser = await aBrowserOf(owner)
    const { address } = await startAuthorization(client, { scope: 'openid user:read' })
    await approveClient(browser, address, owner.profileId)
    expectSentBack(await visit(browser, broken), 'invalid_scope')
    expectSentBack(
      await visit(browser, { prompt: 'none', scope: 'openid email' }),
      'consent_required',
    )
    const { data } = await owner.asUser.call(listApprovals, { query: {} })
    await owner.asUser.call(revokeApproval, { params: { id: data[0]!.id } })
    expectAsked(await visit(browser, broken), 'invalid_scope')
  })

  test("the error returns directly if the person's organization authorized the application", async () => {
    const own = await service.createOrganization()
    const member = await service.createMember(own, ['member'])
    const browser = await aBrowserOf(member)
    expectAsked(await visit(browser, silent), 'consent_required')
    await own.owner.as.call(authorizeApplication, {
      body: { application: application.id, organization: own.id },
    })
    expectSentBack(await visit(browser, silent), 'consent_required')
  })

  test('the error returns directly if the person has just signed out in this browser', async () => {
    const browser = await aBrowserOf(organization.owner)
    await browser.signOut()
    expectSentBack(await visit(browser, silent), 'login_required')
    const { value } = browser.cookies.get('accord-left')!
    browser.cookies.set('accord-left', {
      value: `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`,
      path: '/',
    })
    expectAsked(await visit(browser, silent), 'login_required')
  })

  test("a silent check's error is returned directly to the application if the check started on one of its pages", async () => {
    const referer = 'https://app.example/home'
    expectSentBack(await visit(stranger, silent, { referer }), 'login_required')
    // All other errors are for the application's developers, who can click the button.
    expectAsked(await visit(stranger, broken, { referer }), 'invalid_scope')
  })
})
