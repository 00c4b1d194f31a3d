import { createPrivateKey, createPublicKey, type JsonWebKey, sign, verify } from 'node:crypto'
import { updateApplication } from '@accord/contract/applications.ts'
import * as oauth from 'openid-client'
import { keySetOf } from '#crypto/signing-keys.ts'
import {
  createTestBrowser,
  approveClient,
  clientOf,
  type OAuthBrowser,
  type TestClientRegistration,
  startAuthorization,
} from './oauth.ts'
import type { TestOrganization, TestMember } from './organizations.ts'
import type { TestService } from './test-service.ts'

export function setBackchannelLogout(
  { owner }: TestOrganization,
  { id }: { id: string },
  backchannelLogoutUri: string | null,
) {
  return owner.as.call(updateApplication, { params: { id }, body: { backchannelLogoutUri } })
}

/** Sets the address to which browsers are redirected after a sign-out. */
export function setPostLogoutRedirect(
  { owner }: TestOrganization,
  { id }: { id: string },
  address: string,
) {
  return owner.as.call(updateApplication, { params: { id }, body: { postLogoutUris: [address] } })
}

export interface SignedIn {
  browser: OAuthBrowser
  idToken: string
  accessToken: string
  /** The ID under which the application knows the session. */
  sid: string
}

/** Signs a person in to an application, in a new browser unless one is given. */
export async function signedInTo(
  service: TestService,
  application: TestClientRegistration,
  person: TestMember,
  { browser, scope = 'openid user:read' }: { browser?: OAuthBrowser; scope?: string } = {},
): Promise<SignedIn> {
  const window = browser ?? (await createTestBrowser(service, person))
  const client = await clientOf(service, application)
  const { address, checks } = await startAuthorization(client, { scope })
  const back = await approveClient(window, address, person.profileId)
  const tokens = await oauth.authorizationCodeGrant(client, back, checks)
  const sid = tokens.claims()!['sid'] as string
  return { browser: window, idToken: tokens.id_token!, accessToken: tokens.access_token, sid }
}

/** Returns the address that an application sends a browser to. */
export function logoutAt(parameters: Record<string, string>): string {
  return `/oauth/session/end?${new URLSearchParams(parameters).toString()}`
}

/** Returns the same ID token with other claims, signed by the service's own key. */
export function tamperedLogoutToken(
  { context }: TestService,
  idToken: string,
  claims: Record<string, unknown>,
): string {
  const { keys } = keySetOf(context.signingKeys, new Date())
  const { kid, ...jwk } = keys.find(({ alg }) => alg === 'ES256')!
  const said = { ...decodeTokenPart(idToken.split('.')[1]!), ...claims }
  const signed = [{ alg: 'ES256', typ: 'JWT', kid }, said].map(encodeTokenPart).join('.')
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

interface LogoutToken {
  header: Record<string, unknown>
  claims: Record<string, unknown> & { sid: string; iat: number; exp: number }
}

/** Returns a logout token's content after verifying its signature with the service's published keys. */
export async function openLogoutToken(
  { url }: TestService,
  token: string | null,
): Promise<LogoutToken> {
  const [header = '', claims = '', signature = ''] = (token ?? '').split('.')
  const opened = { header: decodeTokenPart(header), claims: decodeTokenPart(claims) } as LogoutToken
  const { keys } = (await (await fetch(`${url}/oauth/jwks`)).json()) as { keys: JsonWebKey[] }
  const jwk = keys.find(({ kid }) => kid === opened.header['kid'])
  if (!jwk) throw new Error('signed by nobody')
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = Buffer.from(`${header}.${claims}`)
  const good = verify(
    'sha256',
    signed,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!good) throw new Error('signed otherwise')
  return opened
}

export function encodeTokenPart(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

export function decodeTokenPart(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
}
