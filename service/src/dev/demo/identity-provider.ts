import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { ssoPaths } from '@accord/contract/connections.ts'
import { socialPaths } from '@accord/contract/social-sign-in.ts'
import { Provider, interactionPolicy } from 'oidc-provider'
import type { Config } from '#config/config.ts'
import { escapeHtml } from '#mail/compose-email.ts'
import { people } from './cast.ts'
import { MemoryAdapter } from './memory-adapter.ts'

/** The demo's client at its identity provider, which is as public as the password of the demo's people. */
export const demoClient = { clientId: 'accord-demo', clientSecret: 'Harbour42Lantern' }

/** The people who can sign in there: a member, someone who is new, and an owner, who can't. */
const accounts = {
  marcus: { ...people.marcus, what: 'a member of Northside Health' },
  nadia: {
    firstName: 'Nadia',
    lastName: 'Rahman',
    email: 'nadia.rahman@northside.example',
    what: 'new, and becomes a member when she signs in',
  },
  ana: { ...people.ana, what: 'an owner, so she has to connect it with her own account first' },
}
type Account = keyof typeof accounts

/** The provider listens on the next port of this machine. */
export function demoIssuer({ port, publicUrl }: Pick<Config, 'port' | 'publicUrl'>): string {
  return `http://${publicUrl.hostname}:${port + 1}`
}

/** Lets people also sign in to their own accounts through the demo's provider, unless the operator chose others. */
export function withDemoProvider(config: Config): Config {
  if (!config.local || config.port === 0 || config.signInWith.length > 0) return config
  const provider = { key: 'oidc', name: 'Demo ID', issuer: demoIssuer(config) } as const
  return { ...config, signInWith: [{ ...provider, ...demoClient }] }
}

/** Starts an identity provider that asks which of its people signs in, and never asks for a password. */
export async function startDemoProvider(config: Config): Promise<void> {
  // The system chooses the service's port, so there's no next one.
  if (config.port === 0) return
  const issuer = demoIssuer(config)
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const provider = new Provider(issuer, {
    adapter: MemoryAdapter,
    clients: [
      {
        client_id: demoClient.clientId,
        client_secret: demoClient.clientSecret,
        redirect_uris: [new URL(ssoPaths.callback('first'), config.publicUrl).href],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}`, policy: alwaysAsking() },
    findAccount: (_, id) => {
      const { email, firstName, lastName } = accounts[id as Account]
      const names = { given_name: firstName, family_name: lastName }
      return {
        accountId: id,
        claims: () => ({ sub: `demo-${id}`, email, email_verified: true, ...names }),
      }
    },
    ttl: {
      Session: 1,
      Interaction: 600,
      Grant: 600,
      AuthorizationCode: 60,
      AccessToken: 60,
      IdToken: 60,
    },
    expiresWithSession: () => false,
    // No one has to consent, as usual for an organization's own provider.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  // Each connection has its own redirect URI, and people add connections while they try the demo.
  const socialUri = new URL(socialPaths.callback('oidc'), config.publicUrl).href
  provider.Client.prototype.redirectUriAllowed = (uri: string) =>
    uri === socialUri || uri.startsWith(new URL(ssoPaths.tile, config.publicUrl).href)
  const serve = provider.callback()
  const server = createServer((request, response) => {
    const isAsking = request.url?.startsWith('/interaction/')
    void (isAsking ? ask(provider, request, response) : serve(request, response)).catch(() => {
      response.writeHead(400, html).end(page('This sign-in is over', 'Start again.'))
    })
  })
  // The service stops without waiting for it.
  server.unref()
  await new Promise<void>((resolve) => {
    // Someone else uses the port, and the rest of the demo works without it.
    server.once('error', () => resolve())
    server.listen(config.port + 1, 'localhost', resolve)
  })
}

/** It asks at every sign-in, so that people can try each account. */
function alwaysAsking() {
  const policy = interactionPolicy.base()
  const { Check } = interactionPolicy
  policy
    .get('login')!
    .checks.add(
      new Check('always', 'Someone has to be chosen.', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  return policy
}

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

/** Asks who signs in, and completes the sign-in with the answer. */
async function ask(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    response
      .writeHead(200, html)
      .end(page('Sign in to Northside’s demo provider', choices(provider.issuer)))
    return
  }
  const chosen = new URLSearchParams((await buffer(request)).toString()).get('account')
  if (!chosen || !Object.hasOwn(accounts, chosen)) throw new Error('No one was chosen.')
  await provider.interactionFinished(request, response, {
    login: { accountId: chosen, remember: false, amr: ['pwd'] },
  })
}

function choices(issuer: string): string {
  const buttons = Object.entries(accounts).map(
    ([id, { firstName, lastName, email, what }]) =>
      `<button name="account" value="${id}"><b>${escapeHtml(`${firstName} ${lastName}`)}</b><br>${escapeHtml(`${email}: ${what}`)}</button>`,
  )
  return `<form method="post">${buttons.join('')}</form><p>This provider belongs to the demo. It never asks for a password. To set up another connection to it, use the issuer <code>${escapeHtml(issuer)}</code>, the client ID <code>${demoClient.clientId}</code>, and the client secret <code>${demoClient.clientSecret}</code>.</p>`
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>:root{color-scheme:light dark}body{max-width:24rem;margin:12vh auto;padding:0 1rem;font:1rem/1.5 system-ui}h1{font-size:1.25rem}
button{display:block;width:100%;margin:0 0 .75rem;padding:.75rem 1rem;font:inherit;text-align:left;cursor:pointer}</style>
<main><h1>${title}</h1>${body}</main></html>`
}
