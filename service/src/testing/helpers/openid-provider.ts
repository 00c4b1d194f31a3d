import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type Adapter,
  type AdapterPayload,
  type ClientMetadata,
  type JWK,
  type JWKS,
  Provider,
} from 'oidc-provider'

/** Someone at the provider, who signs in without being asked. */
export interface ProviderAccount {
  sub: string
  email: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

export interface OpenIdProvider extends AsyncDisposable {
  issuer: string
  /** Who signs in next. */
  account: ProviderAccount
  /** The parameters of each authorization request, and how often someone had to sign in. */
  requests: Record<string, string>[]
  signIns: number
  /** The forms that the provider posted to clients, such as sign-out messages. */
  posted: { to: string; body: string; status: number }[]
  /** Starts to serve these clients, as a provider does after its administrator registered them. */
  register(clients: ClientMetadata[], options?: Options): void
  /** Signs with a new key, and stops or continues to publish the previous ones. */
  rotateKeys(options: { keepsPrevious: boolean }): void
}

interface Options {
  /** Whether claims such as the address are in the ID token, or only in the response of the userinfo endpoint. */
  claimsIn?: 'id_token' | 'userinfo'
  /** The methods of client authentication that the provider offers. */
  methods?: ('client_secret_basic' | 'client_secret_post' | 'private_key_jwt')[]
}

/** A real provider on this machine, which checks everything that the standards require. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  let jwks: JWKS = { keys: [newKey()] }
  let registered: { clients: ClientMetadata[]; options: Options } = { clients: [], options: {} }
  let respond: (request: IncomingMessage, response: ServerResponse) => unknown = (_, response) =>
    response.writeHead(503).end()
  const server = createServer((request, response) => void respond(request, response))
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const secrets = [randomUUID()]

  const site: OpenIdProvider = {
    issuer,
    account: { sub: 'nobody', email: 'nobody@nowhere.example' },
    requests: [],
    signIns: 0,
    posted: [],
    register(clients, options = {}) {
      registered = { clients, options }
      begin()
    },
    rotateKeys({ keepsPrevious }) {
      jwks = { keys: [newKey(), ...(keepsPrevious ? jwks.keys : [])] }
      begin()
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }

  function begin() {
    const { clients, options } = registered
    const provider = new Provider(issuer, {
      clients,
      jwks,
      adapter: MemoryAdapter,
      ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      cookies: { keys: secrets },
      pkce: { required: () => true },
      clientAuthMethods: options.methods ?? ['client_secret_basic', 'client_secret_post'],
      conformIdTokenClaims: options.claimsIn === 'userinfo',
      claims: {
        openid: ['sub', 'auth_time'],
        email: ['email', 'email_verified'],
        profile: ['given_name', 'family_name'],
      },
      features: {
        devInteractions: { enabled: false },
        backchannelLogout: { enabled: true },
        rpInitiatedLogout: { enabled: true, logoutSource: (ctx, form) => void (ctx.body = form) },
      },
      renderError: (ctx, out) => void (ctx.body = JSON.stringify(out)),
      interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
      findAccount: (_ctx, sub) => ({
        accountId: sub,
        claims: () => ({ ...site.account, sub }),
      }),
      // Everyone may use every client.
      loadExistingGrant: async (ctx) => {
        const { client, session } = ctx.oidc
        const grant = new provider.Grant({
          clientId: client!.clientId,
          accountId: session!.accountId!,
        })
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
      fetch: async (url, posted) => {
        // The library's dispatcher rejects addresses on this machine.
        const { dispatcher: _dispatcher, ...form } = posted as RequestInit & { dispatcher: unknown }
        const answer = await fetch(url, form)
        const body = (form.body as URLSearchParams).toString()
        site.posted.push({ to: new Request(url).url, body, status: answer.status })
        return answer
      },
    })
    const engine = provider.callback()
    respond = (request, response) => {
      const { pathname, searchParams } = new URL(request.url!, issuer)
      if (pathname.startsWith('/interaction/')) return signIn(provider, request, response)
      if (pathname === '/auth') site.requests.push(Object.fromEntries(searchParams))
      return engine(request, response)
    }
  }

  function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse) {
    site.signIns += 1
    const login = { accountId: site.account.sub, amr: ['pwd', 'mfa'] }
    return provider.interactionFinished(request, response, { login })
  }

  return site
}

/** Keeps everything until the test ends. */
class MemoryAdapter implements Adapter {
  static readonly #stored = new Map<string, AdapterPayload>()
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }

  #key(id: string): string {
    return `${this.#name}:${id}`
  }

  async upsert(id: string, payload: AdapterPayload) {
    MemoryAdapter.#stored.set(this.#key(id), payload)
  }

  async find(id: string) {
    return MemoryAdapter.#stored.get(this.#key(id))
  }

  async findByUid(uid: string) {
    return MemoryAdapter.#stored
      .values()
      .find((each) => each.uid === uid && each.kind === this.#name)
  }

  findByUserCode = () => Promise.resolve(undefined)

  async consume(id: string) {
    const payload = await this.find(id)
    if (payload) payload['consumed'] = true
  }

  async destroy(id: string) {
    MemoryAdapter.#stored.delete(this.#key(id))
  }

  async revokeByGrantId(grantId: string) {
    for (const [key, payload] of MemoryAdapter.#stored) {
      if (payload.grantId === grantId) MemoryAdapter.#stored.delete(key)
    }
  }
}

function newKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = privateKey.export({ format: 'jwk' })
  return { ...key, kid: randomUUID(), use: 'sig', alg: 'RS256' }
}

/** A browser's cookies at the provider. */
export class ProviderBrowser {
  readonly #cookies = new Map<string, string>()
  readonly #issuer: string

  constructor({ issuer }: Pick<OpenIdProvider, 'issuer'>) {
    this.#issuer = issuer
  }

  /** Follows the provider's redirects until one leaves it, and returns where that leads. */
  async follow(address: string): Promise<string> {
    let next = new URL(address, this.#issuer)
    for (let hops = 0; hops < 10 && next.origin === this.#issuer; hops += 1) {
      const response = await this.#send(next)
      const location = response.headers.get('location')
      if (location === null) throw new Error(`${next.pathname}: ${await response.text()}`)
      next = new URL(location, next)
    }
    return next.href
  }

  /** Signs out at the provider, and confirms it there. */
  async signOut() {
    const page = await this.#send(new URL('/session/end', this.#issuer))
    const html = await page.text()
    const [, action] = html.match(/action="([^"]+)"/)!
    const [, xsrf] = html.match(/name="xsrf" value="([^"]+)"/)!
    await this.#send(new URL(action!, this.#issuer), {
      method: 'POST',
      body: new URLSearchParams({ xsrf: xsrf!, logout: 'yes' }),
    })
  }

  async #send(url: URL, options: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...options, redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split(/=(.*)/s)
      this.#cookies.set(name, value)
    }
    return response
  }
}
