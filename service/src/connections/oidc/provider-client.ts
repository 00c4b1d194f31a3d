import { createHmac } from 'node:crypto'
import type { SignInRejection } from '@accord/contract/connections.ts'
import * as jose from 'jose'
import * as client from 'openid-client'
import type { Config } from '#config/config.ts'
import type { ClientProof } from '#data/connections/connections.store.ts'
import type { ReceivedRoles, StoredClaims, StoredSettings } from '#database/tables/connections.ts'
import { type ProviderDocument, requestProvider } from '../request-provider.ts'
import { readRoleValues } from '../roles.rules.ts'
import { NotPublic } from '#http/outbound.ts'

/** The algorithms that an ID token or sign-out message can have. None of them uses the client secret. */
const algorithms = ['RS256', 'ES256', 'PS256', 'EdDSA', 'Ed25519']

/** How far the provider's clock can differ from ours. */
const clockToleranceSeconds = 5 * 60

/** All requests of one step together, so that people get a page within five seconds when the provider is down. */
export const patienceMilliseconds = 4000

/** How long a provider's configuration is used before it's fetched again. Its keys are always fetched. */
const configurationMilliseconds = 5 * 60_000

export interface OidcClient {
  id: string
  settings: StoredSettings
  proof: ClientProof
  /** The claim of the role mapping, if there is one. */
  roleClaim?: string | undefined
}

/** Why a response from the provider wasn't accepted. The message is for the log, and never contains tokens. */
export class ProviderFault extends Error {
  readonly rejection: SignInRejection
  /** The value in a SAML response that was unexpected. */
  readonly received: string | null

  constructor(rejection: SignInRejection, cause?: unknown, received: string | null = null) {
    super(cause instanceof Error ? `${rejection}: ${cause.message}` : rejection)
    this.rejection = rejection
    this.received = received
  }
}

const maxKnown = 1000
const known = new Map<string, { metadata: client.ServerMetadata; until: number }>()

/** Prepares the client for one step. Discovery and everything after it share the time of the step. */
async function configurationOf(
  config: Config,
  { settings, proof }: Pick<OidcClient, 'settings' | 'proof'>,
): Promise<client.Configuration> {
  const { issuer, clientId, clientAuthentication } = settings
  const signal = AbortSignal.timeout(patienceMilliseconds)
  let discovered: client.ServerMetadata | undefined
  const fetching = fetchOutside(config, signal, (url) => documentAt(url, discovered))
  const authentication =
    clientAuthentication === 'private_key_jwt'
      ? client.PrivateKeyJwt(await privateKeyOf(proof))
      : client.ClientSecretPost(proof.clientSecret)
  const metadata = { [client.clockTolerance]: clockToleranceSeconds }
  const found = (discovered = await discover(
    config,
    { issuer: issuer!, clientId: clientId! },
    fetching,
  ))
  const configuration = new client.Configuration(
    found,
    clientId!,
    metadata,
    basicIfNeeded(found, proof, authentication),
  )
  configuration[client.customFetch] = fetching
  configuration.timeout = patienceMilliseconds / 1000
  if (config.local) client.allowInsecureRequests(configuration)
  // The signature is checked although the token comes from the provider itself.
  client.enableNonRepudiationChecks(configuration)
  return configuration
}

function documentAt(url: string, metadata: client.ServerMetadata | undefined): ProviderDocument {
  switch (url) {
    case metadata?.token_endpoint:
      return 'token'
    case metadata?.jwks_uri:
      return 'keys'
    case metadata?.userinfo_endpoint:
      return 'user_info'
    default:
      return 'configuration'
  }
}

/** Returns a provider's own configuration, which says exactly the expected issuer. */
async function discover(
  config: Config,
  { issuer, clientId }: { issuer: string; clientId: string },
  fetching: client.CustomFetch,
): Promise<client.ServerMetadata> {
  const held = known.get(issuer)
  if (held && held.until > Date.now()) return held.metadata
  const discovered = await client.discovery(new URL(issuer), clientId, undefined, undefined, {
    [client.customFetch]: fetching,
    timeout: patienceMilliseconds / 1000,
    ...(config.local && { execute: [client.allowInsecureRequests] }),
  })
  const metadata = discovered.serverMetadata()
  // The library accepts some issuers that differ, such as those that Microsoft's tenants share.
  if (metadata.issuer !== issuer) throw new ProviderFault('wrong_issuer')
  if (known.size >= maxKnown) known.clear()
  known.set(issuer, { metadata, until: Date.now() + configurationMilliseconds })
  return metadata
}

/** Most providers accept the secret in the body. Those that don't say so are asked in the other way. */
function basicIfNeeded(
  { token_endpoint_auth_methods_supported: methods }: client.ServerMetadata,
  { clientSecret }: ClientProof,
  usual: client.ClientAuth,
): client.ClientAuth {
  const isBasicOnly = methods?.includes('client_secret_post') === false || methods === undefined
  return clientSecret !== undefined && isBasicOnly ? client.ClientSecretBasic(clientSecret) : usual
}

function privateKeyOf({ key }: ClientProof): Promise<client.CryptoKey> {
  const jwk = JSON.parse(key!) as jose.JWK
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  return crypto.subtle.importKey('jwk', jwk, algorithm, false, ['sign'])
}

/** Lets the library send its requests only to addresses that endpoints can have. */
export function fetchOutside(
  config: Config,
  signal: AbortSignal,
  documentAtUrl: (url: string) => ProviderDocument,
): client.CustomFetch {
  return (url, { body, method, headers }) =>
    requestOutside(config, { url, document: documentAtUrl(url), method, headers, body, signal })
}

interface Requested {
  url: string
  document: ProviderDocument
  method: string
  headers: Record<string, string>
  body?: client.FetchBody
  signal: AbortSignal
}

/** The only way for this module to send a request. It accepts the addresses that endpoints can have. */
async function requestOutside(
  config: Config,
  { url, document, method, headers, body, signal }: Requested,
): Promise<Response> {
  const answer = await requestProvider(config, document, {
    to: url,
    method: method === 'POST' ? 'POST' : 'GET',
    headers,
    body: await bytesOf(body),
    signal,
  })
  const isEmpty = answer.status === 204 || answer.status === 304
  return new Response(isEmpty ? null : new Uint8Array(answer.body), {
    status: answer.status,
    headers: answer.headers,
  })
}

async function bytesOf(body: client.FetchBody | undefined): Promise<Buffer | undefined> {
  return body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined
}

/** A value that only the browser's cookie and the flow's state lead to, so that none of them has to be stored. */
export function derive(cookie: string, purpose: string, state: string): string {
  return createHmac('sha256', cookie).update(`${purpose} ${state}`).digest('base64url')
}

interface Flow {
  cookie: string
  state: string
  redirectUri: string
  /** Whether the person has to sign in at the provider again. */
  fresh: boolean
}

interface Wishes {
  loginHint?: string | undefined
  /** How long ago the person may have signed in at the provider. */
  maxAgeSeconds?: number | undefined
  /** Parameters that only one provider understands. */
  parameters?: Record<string, string> | undefined
}

/** Returns the provider's page to which the browser goes. */
export async function authorizationUrl(
  config: Config,
  provider: OidcClient,
  { cookie, state, redirectUri, fresh, loginHint, maxAgeSeconds, parameters }: Flow & Wishes,
): Promise<URL> {
  return withFaults(async () => {
    const configuration = await configurationOf(config, provider)
    const { scopes_supported: scopes } = configuration.serverMetadata()
    const { roleClaim } = provider
    // Some providers, such as Okta, send groups only if the scope of the same name is requested.
    const hasOwnScope = roleClaim !== undefined && scopes?.includes(roleClaim) === true
    return client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: ['openid', 'email', 'profile', ...(hasOwnScope ? [roleClaim] : [])].join(' '),
      state,
      nonce: derive(cookie, 'nonce', state),
      code_challenge: await client.calculatePKCECodeChallenge(derive(cookie, 'verifier', state)),
      code_challenge_method: 'S256',
      ...(maxAgeSeconds !== undefined && { max_age: String(maxAgeSeconds) }),
      ...(fresh && { prompt: 'login', max_age: '0' }),
      ...(loginHint !== undefined && { login_hint: loginHint }),
      ...parameters,
    })
  })
}

/** How long ago the person may have signed in at the provider if they had to do so again, in seconds. */
const freshSeconds = 5 * 60

/** Exchanges the provider's response for what it says about the person. */
export async function receiveClaims(
  config: Config,
  provider: OidcClient,
  currentUrl: URL,
  flow: Flow,
): Promise<StoredClaims> {
  const { claims, info, profile } = await receiveDocuments(config, provider, currentUrl, flow)
  const { roleClaim } = provider
  return {
    ...readClaims(claims, profile),
    ...(roleClaim !== undefined && { roles: readRoles(roleClaim, claims, info) }),
  }
}

/** Exchanges the provider's response for the verified ID token, and for the document that contains the address. */
export async function receiveDocuments(
  config: Config,
  provider: OidcClient,
  currentUrl: URL,
  { cookie, state, fresh }: Omit<Flow, 'redirectUri'>,
): Promise<{ claims: client.IDToken; info: Profile | undefined; profile: Profile }> {
  return withFaults(async () => {
    const configuration = await configurationOf(config, provider)
    const tokens = await client.authorizationCodeGrant(configuration, currentUrl, {
      expectedState: state,
      expectedNonce: derive(cookie, 'nonce', state),
      pkceCodeVerifier: derive(cookie, 'verifier', state),
      idTokenExpected: true,
    })
    const { alg } = jose.decodeProtectedHeader(tokens.id_token!)
    if (!algorithms.includes(alg!)) throw new ProviderFault('invalid_response')
    const claims = tokens.claims()!
    if (claims.iss !== provider.settings.issuer) throw new ProviderFault('wrong_issuer')
    // The library checks only when the token expires.
    const ahead = claims.iat - Date.now() / 1000
    if (ahead > clockToleranceSeconds) throw new ProviderFault('clock_skew')
    if (fresh) requireFresh(claims)
    const { roleClaim } = provider
    const isComplete =
      claims['email'] !== undefined && (roleClaim === undefined || sendsRoles(claims, roleClaim))
    const { userinfo_endpoint: endpoint } = configuration.serverMetadata()
    const info =
      isComplete || endpoint === undefined
        ? undefined
        : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    // The address and whether it's verified always come from the same document.
    const profile = claims['email'] === undefined && info ? info : claims
    return { claims, info, profile }
  })
}

/** Providers can ignore that the person had to sign in again, so it's checked when they did. */
function requireFresh({ auth_time: authTime }: client.IDToken) {
  if (authTime === undefined) throw new ProviderFault('auth_time_missing')
  const age = Date.now() / 1000 - authTime
  if (age > freshSeconds + clockToleranceSeconds) throw new ProviderFault('clock_skew')
}

/** Entra ID names a claim here instead of sending it if someone is in too many groups. */
const leftOutClaims = '_claim_names'

function isLeftOut({ [leftOutClaims]: names }: Profile, claim: string): boolean {
  return typeof names === 'object' && names !== null && Object.hasOwn(names, claim)
}

function sendsRoles(claims: Profile, claim: string): boolean {
  return Object.hasOwn(claims, claim) || isLeftOut(claims, claim)
}

/** The ID token's values count, or the user info's if it has none. */
function readRoles(claim: string, claims: Profile, info: Profile | undefined): ReceivedRoles {
  const source = info && !sendsRoles(claims, claim) ? info : claims
  const sent = Object.hasOwn(source, claim) ? source[claim] : undefined
  return readRoleValues(claim, sent, isLeftOut(source, claim))
}

export interface Profile {
  [claim: string]: unknown
}

/** The longest values that are stored. Longer subjects aren't allowed by the standard either. */
export const maxLength = { subject: 255, email: 254, name: 200, sid: 255 }

export function readClaims(claims: client.IDToken, profile: Profile): StoredClaims {
  const { iss: issuer, sub: subject } = claims
  if (!isStorableSubject(subject)) {
    throw new ProviderFault('invalid_response')
  }
  const email = readAddress(profile['email'])
  const verified = isPersonalGoogle(claims) ? false : readBoolean(profile['email_verified'])
  const firstName = text(profile['given_name'], maxLength.name)
  const lastName = text(profile['family_name'], maxLength.name)
  const [first, ...others] = (text(profile['name'], maxLength.name) ?? '').split(' ')
  const amr = claims['amr']
  const sid = text(claims['sid'], maxLength.sid)
  return {
    issuer,
    subject,
    ...(email !== undefined && { email }),
    ...(verified !== undefined && { emailVerified: verified }),
    ...withName('firstName', firstName ?? first),
    ...withName('lastName', lastName ?? others.join(' ')),
    ...(typeof claims.auth_time === 'number' && { authTime: claims.auth_time }),
    ...(Array.isArray(amr) && { amr: amr.filter((one) => typeof one === 'string').slice(0, 10) }),
    ...(sid !== undefined && { sid }),
  }
}

/**
 * Google has one issuer for everyone. A personal account can keep an address in a company's domain after its owner left
 * the company, and only accounts of Google Workspace have the claim `hd`.
 */
function isPersonalGoogle({ iss, ['hd']: hostedDomain }: client.IDToken): boolean {
  return /^(https:\/\/)?accounts\.google\.com$/.test(iss) && typeof hostedDomain !== 'string'
}

function withName<Name extends 'firstName' | 'lastName'>(name: Name, value: string | undefined) {
  return value ? ({ [name]: value } as Record<Name, string>) : {}
}

export function text(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return undefined
  const trimmed = value.replaceAll('\0', '').trim()
  return trimmed === '' || trimmed.length > max ? undefined : trimmed
}

/** A subject is compared exactly, so one that the database can't store isn't changed but rejected. */
function isStorableSubject(subject: string): boolean {
  const isShort = subject !== '' && subject.length <= maxLength.subject
  return isShort && !subject.includes('\0') && subject.isWellFormed()
}

/** An address with a quoted part or other scripts can't be a profile's, so it counts as none. */
export function readAddress(value: unknown): string | undefined {
  const address = text(value, maxLength.email)?.toLowerCase()
  return address !== undefined &&
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9.-]+\.[a-z0-9-]+$/.test(address)
    ? address
    : undefined
}

/** Some providers send booleans as text. Anything else isn't an answer. */
function readBoolean(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true
  return value === false || value === 'false' ? false : undefined
}

/** The event of a sign-out message. Its presence distinguishes the message from an ID token. */
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

/**
 * Verifies a sign-out message. Returns the session or the subject that it's about. A message can be sent again within
 * ten minutes, which only ends the same sessions again.
 */
export async function readLogoutToken(
  config: Config,
  provider: OidcClient,
  token: string,
): Promise<{ issuer: string; subject: string | undefined; sid: string | undefined }> {
  return withFaults(async () => {
    requireAddressed(token, provider)
    const configuration = await configurationOf(config, provider)
    const { jwks_uri: address } = configuration.serverMetadata()
    if (address === undefined) throw new ProviderFault('invalid_response')
    const answer = await requestProvider(config, 'keys', {
      to: address,
      method: 'GET',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
    if (answer.status !== 200) throw new ProviderFault('provider_unavailable')
    const keys = jose.createLocalJWKSet(JSON.parse(answer.body.toString()) as jose.JSONWebKeySet)
    const { payload } = await jose.jwtVerify(token, keys, {
      algorithms,
      issuer: provider.settings.issuer!,
      audience: provider.settings.clientId!,
      clockTolerance: clockToleranceSeconds,
      maxTokenAge: '10 minutes',
      requiredClaims: ['iat', 'jti', 'events'],
    })
    const { events, nonce, sub, sid } = payload
    const isLogout = typeof events === 'object' && events !== null && logoutEvent in events
    if (!isLogout || nonce !== undefined) throw new ProviderFault('invalid_response')
    const session = text(sid, maxLength.sid)
    if (sub === undefined && session === undefined) throw new ProviderFault('invalid_response')
    if (sub !== undefined && !isStorableSubject(sub)) throw new ProviderFault('invalid_response')
    return { issuer: payload.iss!, subject: sub, sid: session }
  })
}

/** Anyone can send a message, so we request nothing from the provider for one that isn't about this connection. */
function requireAddressed(token: string, { settings }: Pick<OidcClient, 'settings'>) {
  const { iss, aud } = jose.decodeJwt(token)
  if (iss !== settings.issuer) throw new ProviderFault('wrong_issuer')
  if (![aud].flat().includes(settings.clientId)) throw new ProviderFault('invalid_response')
}

/** Checks that a provider can be used at all, before anyone depends on it. */
export async function requireUsable(config: Config, provider: OidcClient): Promise<void> {
  known.delete(provider.settings.issuer!)
  await withFaults(() => configurationOf(config, provider))
}

/** Turns every failure into one with a reason that admins understand. */
export async function withFaults<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof ProviderFault ? error : new ProviderFault(reasonOf(error), error)
  }
}

function reasonOf(error: unknown): SignInRejection {
  if (isNotPublic(error)) return 'address_not_public'
  if (error instanceof client.AuthorizationResponseError) return 'provider_error'
  if (error instanceof client.ResponseBodyError) return 'provider_error'
  // The provider rejected our secret with a status and a header instead of a document.
  if (error instanceof client.WWWAuthenticateChallengeError) return 'provider_error'
  const { code, cause } = error as { code?: string; cause?: { claim?: string } }
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return 'provider_unavailable'
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'clock_skew'
  if (cause?.claim === 'iss') return 'wrong_issuer'
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return 'wrong_issuer'
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM') return 'provider_unavailable'
  // Network errors have Node's codes or none, and all others those of the two libraries.
  const isOurs = /^(OAUTH|ERR_J)/.test(code ?? '') || error instanceof TypeError
  return isOurs ? 'invalid_response' : 'provider_unavailable'
}

/** The library wraps the errors of its requests. */
function isNotPublic(error: unknown): boolean {
  if (error instanceof NotPublic) return true
  return error instanceof Error && error.cause !== undefined && isNotPublic(error.cause)
}
