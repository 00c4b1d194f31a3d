import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import * as jose from 'jose'

/** What a scripted provider says about the next person, and what it does wrong. */
export interface Script {
  /** Claims of the ID token, such as `sub` and `email`. Undefined removes one. */
  claims: Record<string, unknown>
  /** A response to the redirect instead of a code, such as `error`. */
  parameters?: Record<string, string>
  /** The client, whose secret the provider checks. */
  clientId: string
  clientSecret: string
  /** Checks the secret instead, if it isn't always the same. */
  acceptsSecret?: (secret: string) => Promise<boolean>
  /** Seconds by which the provider's clock is wrong. */
  clockOffset?: number
  /** Claims that only the user info endpoint has. Without them, there is no such endpoint. */
  userInfo?: Record<string, unknown> | undefined
  /** The scopes that the configuration lists. */
  scopes?: string[]
  /** The scopes of the last sign-in. */
  askedScopes?: string | null
  /** Doesn't respond at all. */
  hangs?: boolean
  /** Replaces parts of the configuration that the provider publishes. */
  configuration?: Record<string, string>
  /** Redirects requests for these paths. */
  redirects?: Record<string, string>
}

export interface ScriptedProvider extends AsyncDisposable {
  issuer: string
  /** The address for browsers, which is another one than the issuer if the provider has a certificate. */
  url: string
  script: Script
  /** How many requests the provider has received. */
  requests: number
  /** Replaces the keys, as providers do from time to time. */
  rotateKeys(): Promise<void>
  signLogout(claims: Record<string, unknown>): Promise<string>
}

/** A provider that says whatever a test wants, with real signatures. It never asks anyone for a password. */
export async function startScriptedProvider(
  clientId = 'accord',
  secured?: { host: string; key: string; certificate: string },
): Promise<ScriptedProvider> {
  const script: Script = { claims: {}, clientId, clientSecret: 'secret-of-accord' }
  let keys = await newKeys()
  const begun = new Map<string, { nonce: string | null; challenge: string | null }>()
  const listener: RequestListener = (request, response) => {
    provider.requests += 1
    void respond(request).then(({ status = 200, headers = {}, body }) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(body === undefined ? '' : JSON.stringify(body))
    })
  }
  const server = createServer(listener)
  const url = `http://127.0.0.1:${await listen(server)}`
  const { key, certificate: cert } = secured ?? {}
  const securedServer = secured && createSecureServer({ key, cert }, listener)
  const issuer = securedServer ? `https://${secured.host}:${await listen(securedServer)}` : url

  async function respond(request: IncomingMessage): Promise<{
    status?: number
    headers?: Record<string, string>
    body?: unknown
  }> {
    if (script.hangs) await new Promise(() => {})
    const asked = new URL(request.url!, issuer)
    const elsewhere = script.redirects?.[asked.pathname]
    if (elsewhere !== undefined) return { status: 302, headers: { location: elsewhere } }
    switch (asked.pathname) {
      case '/.well-known/openid-configuration':
        return {
          body: {
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            jwks_uri: `${issuer}/jwks`,
            ...(script.userInfo && { userinfo_endpoint: `${issuer}/userinfo` }),
            ...(script.scopes && { scopes_supported: script.scopes }),
            response_types_supported: ['code'],
            subject_types_supported: ['public'],
            id_token_signing_alg_values_supported: ['RS256', 'ES256'],
            authorization_response_iss_parameter_supported: true,
            code_challenge_methods_supported: ['S256'],
            ...script.configuration,
          },
        }
      case '/jwks':
        return { body: { keys: [{ ...keys.jwk, kid: keys.kid, use: 'sig', alg: 'ES256' }] } }
      case '/userinfo':
        return { body: { sub: script.claims['sub'], ...script.userInfo } }
      case '/authorize': {
        const code = randomUUID()
        const { searchParams: sent } = asked
        script.askedScopes = sent.get('scope')
        begun.set(code, { nonce: sent.get('nonce'), challenge: sent.get('code_challenge') })
        const back = new URL(sent.get('redirect_uri')!)
        const answered = { code, state: sent.get('state')!, iss: issuer, ...script.parameters }
        for (const [name, value] of Object.entries(answered)) back.searchParams.set(name, value)
        return { status: 302, headers: { location: back.href } }
      }
      case '/token': {
        const form = new URLSearchParams(await bodyOf(request))
        const found = begun.get(form.get('code')!)
        begun.delete(form.get('code')!)
        const basic = Buffer.from(
          (request.headers.authorization ?? '').replace('Basic ', ''),
          'base64',
        ).toString()
        const [id, secret = ''] = decodeURIComponent(basic).split(/:(.*)/s)
        const isRight = script.acceptsSecret
          ? await script.acceptsSecret(secret)
          : secret === script.clientSecret
        const isKnown = id === script.clientId && isRight
        const challenge = jose.base64url.encode(
          new Uint8Array(
            await crypto.subtle.digest(
              'SHA-256',
              new TextEncoder().encode(form.get('code_verifier') ?? ''),
            ),
          ),
        )
        if (!isKnown) return { status: 401, body: { error: 'invalid_client' } }
        if (!found || found.challenge !== challenge) {
          return { status: 400, body: { error: 'invalid_grant' } }
        }
        const id_token = await sign({ nonce: found.nonce, ...script.claims })
        return { body: { access_token: randomUUID(), token_type: 'Bearer', id_token } }
      }
      default:
        return { status: 404, body: {} }
    }
  }

  function sign(claims: Record<string, unknown>): Promise<string> {
    const now = Math.floor(Date.now() / 1000) + (script.clockOffset ?? 0)
    const all = { iss: issuer, aud: script.clientId, iat: now, exp: now + 60, ...claims }
    return new jose.SignJWT(all)
      .setProtectedHeader({ alg: 'ES256', kid: keys.kid })
      .sign(keys.privateKey)
  }

  const provider: ScriptedProvider = {
    issuer,
    url,
    script,
    requests: 0,
    rotateKeys: async () => {
      keys = await newKeys()
    },
    signLogout: (claims) =>
      sign({
        jti: randomUUID(),
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
        ...claims,
      }),
    [Symbol.asyncDispose]: async () => {
      for (const each of [server, securedServer]) {
        each?.closeAllConnections()
        await new Promise((resolve) => (each ? each.close(resolve) : resolve(undefined)))
      }
    },
  }
  return provider
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return (server.address() as AddressInfo).port
}

async function newKeys() {
  const { privateKey, publicKey } = await jose.generateKeyPair('ES256')
  return { privateKey, jwk: await jose.exportJWK(publicKey), kid: randomUUID() }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
