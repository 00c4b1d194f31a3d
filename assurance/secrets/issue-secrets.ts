import { randomBytes } from 'node:crypto'
import { verifyEmail } from '@accord/contract/accounts.ts'
import { sendResetLink } from '@accord/contract/passwords.ts'
import { createKey } from '@accord/contract/applications.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import { refresh } from '@accord/contract/session.ts'
import { createTestSignUp } from '@accord/service/testing/accounts.ts'
import { openBrowser } from '@accord/service/testing/browser.ts'
import { createNativeApplication } from '@accord/service/testing/applications.ts'
import { randomEmail, createTestInvitation } from '@accord/service/testing/members.ts'
import {
  createTestBrowser,
  registerTestClient,
  approveClient,
  clientOf,
  startAuthorization,
} from '@accord/service/testing/oauth.ts'
import { type TestOrganization, organizationOf } from '@accord/service/testing/organizations.ts'
import type { TestService } from '@accord/service/testing/test-service.ts'
import * as oauth from 'openid-client'

export interface Issued {
  kind: string
  value: string
}

/** Creates each kind of secret that the service accepts or issues. */
export async function issueSecrets(service: TestService): Promise<Issued[]> {
  const { organization, issued } = await ofAPerson(service)
  const application = await ofAnApplication(service, organization)
  return Object.entries({ ...issued, ...application }).map(([kind, value]) => ({ kind, value }))
}

async function ofAPerson(service: TestService) {
  // The digits are in pairs, because the password rules reject three consecutive characters.
  const pairs = randomBytes(6).toString('hex').match(/../g)!.join('-')
  const password = `Harbour-${pairs}-Lantern`
  const signUp = await createTestSignUp(service, { password, confirmedPassword: password })
  await signUp.browser.call(verifyEmail, { body: { code: signUp.code } })
  const { email, id } = signUp
  const browser = await openBrowser(service.url, { email, password })
  const { token } = await browser.as.call(refresh, { body: {} })
  const as = browser.as.with({ authorization: `Bearer ${token}` })
  const signInAgain = () => Promise.resolve(token)
  const organization = await organizationOf({ id, email, password, token, as, signInAgain })
  const { owner } = organization
  const invited = await createTestInvitation(service, organization)
  const address = randomEmail()
  await owner.as.call(updateProfile, { params: { id: owner.profileId }, body: { email: address } })
  await service.anonymous.call(sendResetLink, { body: { email } })
  const issued = {
    password,
    'sign-up cookie': valueOf(signUp.cookie),
    'verification code': signUp.code,
    token: browser.token,
    'refreshed token': token,
    ...cookiesOf(browser.cookie.split('; ')),
    'profile token': owner.token,
    'invitation code': invited.code,
    'profile address code': await service.codeFor(address),
    'reset code': await service.codeFor(email),
  }
  return { organization, issued }
}

async function ofAnApplication(service: TestService, organization: TestOrganization) {
  const { owner } = organization
  const application = await registerTestClient(organization)
  const params = { id: application.id }
  const second = await owner.as.call(createKey, { params, body: {} })
  const client = await clientOf(service, application)
  const { address, checks } = await startAuthorization(client)
  const browser = await createTestBrowser(service, owner)
  const back = await approveClient(browser, address, owner.profileId)
  const tokens = await oauth.authorizationCodeGrant(client, back, checks)
  const refreshed = await oauth.refreshTokenGrant(client, tokens.refresh_token!)
  const pushed = await oauth.buildAuthorizationUrlWithPAR(
    client,
    Object.fromEntries((await startAuthorization(client)).address.searchParams),
  )
  const device = await clientOf(service, await createNativeApplication(organization))
  const asked = await oauth.initiateDeviceAuthorization(device, { scope: 'user:read' })
  return {
    'application secret': application.secret,
    'second application secret': second.secret,
    'authorization code': back.searchParams.get('code')!,
    'access token': tokens.access_token,
    'refresh token': tokens.refresh_token!,
    'ID token': tokens.id_token!,
    'second access token': refreshed.access_token,
    'second refresh token': refreshed.refresh_token!,
    'token in its own name': (await oauth.clientCredentialsGrant(client)).access_token,
    'pushed request': pushed.searchParams.get('request_uri')!.split(':').at(-1)!,
    'device code': asked.device_code,
    'user code': asked.user_code,
    ...cookiesOf(
      [...browser.cookies].map(([name, { value }]) => `${name}=${value}`),
      'second ',
    ),
  }
}

function cookiesOf(pairs: string[], which = ''): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => [`${which}cookie ${pair.split('=')[0]}`, valueOf(pair)]),
  )
}

function valueOf(pair: string): string {
  return pair.slice(pair.indexOf('=') + 1)
}

/** The length of the shortest secret. */
const start = 8

/**
 * Finds the secrets in these bytes, both plain and encoded. A single pass finds any number of them.
 */
export function secretsIn(bytes: Buffer, issued: Issued[]): string[] {
  const text = bytes.toString('latin1')
  const byStart = new Map<string, { form: string; kind: string }[]>()
  for (const { kind, value } of issued) {
    for (const form of formsOf(value)) {
      const key = form.slice(0, start)
      byStart.set(key, [...(byStart.get(key) ?? []), { form, kind }])
    }
  }
  const found = new Set<string>()
  for (let at = 0; at <= text.length - start; at += 1) {
    for (const { form, kind } of byStart.get(text.slice(at, at + start)) ?? []) {
      if (text.startsWith(form, at)) found.add(kind)
    }
  }
  return [...found]
}

/**
 * Returns the text, the text without its prefix, and the random bytes that it encodes: plain, and
 * as hex, base64, and base64url.
 */
function formsOf(value: string): string[] {
  const bare = value.replace(/^ac[a-z]_/, '')
  const bytes = [value, bare].map((text) => Buffer.from(text))
  if (bare !== value) bytes.push(Buffer.from(bare, 'base64url'))
  return bytes.flatMap((each) =>
    (['latin1', 'hex', 'base64', 'base64url'] as const).map((encoding) =>
      each.toString(encoding).replace(/=+$/, ''),
    ),
  )
}
