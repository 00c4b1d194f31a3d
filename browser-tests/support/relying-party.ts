import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import * as oauth from 'openid-client'
import { type MadeOrganization, profileToken, send } from './organizations.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'
import { registersApplication } from './third-party.ts'

/** An application on another site that signs people in and out and gets sign-out notifications. */
export interface RelyingParty extends AsyncDisposable {
  url: string
  name: string
  /** The notifications that the service sent directly. */
  heard: { sid: unknown; events: unknown }[]
  /** The newest session's `sid`. */
  sid: unknown
}

/**
 * Starts the application. `/sign-in` leads to Accord and back, `/sign-out` leads there with the ID
 * token, and `/ask` leads there without it. All of them return to `/bye`.
 */
export async function startRelyingParty(
  product: Product,
  manager: Person,
  organization: MadeOrganization,
  name: string,
): Promise<RelyingParty> {
  let idToken = ''
  const server = createServer((request, response) => {
    const address = new URL(request.url!, party.url)
    void answer(address, request.method === 'POST' ? text(request) : undefined).then((reply) => {
      if (reply instanceof URL) return response.writeHead(303, { location: reply.href }).end()
      response.setHeader('content-type', 'text/html')
      return response.end(`<!doctype html><link rel="icon" href="data:,"><h1>${reply}</h1>`)
    })
  })
  // This host differs from the product's, because browsers treat different ports on one host as the
  // same site.
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const party: RelyingParty = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    name,
    heard: [],
    sid: undefined,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  const redirect_uri = `${party.url}/callback`
  const post_logout_redirect_uri = `${party.url}/bye`
  const { id, secret } = await registersApplication(product, manager, organization, {
    name,
    scopes: ['user:read'],
    redirectUris: [redirect_uri],
  })
  const token = await profileToken(product.url, manager, organization.id)
  for (const part of [
    { postLogoutUris: [post_logout_redirect_uri] },
    { backchannelLogoutUri: `${party.url}/hear` },
  ]) {
    await send(product.url, `PATCH /application/${id}`, token, part)
  }
  const issuer = new URL('/oauth', product.url)
  const client = await oauth.discovery(issuer, id, secret, undefined, {
    execute: [oauth.allowInsecureRequests],
  })
  const verifier = oauth.randomPKCECodeVerifier()
  const code_challenge = await oauth.calculatePKCECodeChallenge(verifier)
  return party

  async function answer(address: URL, body?: Promise<string>): Promise<string | URL> {
    switch (address.pathname) {
      case '/sign-in':
        return oauth.buildAuthorizationUrl(client, {
          redirect_uri,
          scope: 'openid user:read',
          code_challenge,
          code_challenge_method: 'S256',
        })
      case '/callback': {
        const tokens = await oauth.authorizationCodeGrant(client, address, {
          pkceCodeVerifier: verifier,
        })
        idToken = tokens.id_token!
        party.sid = tokens.claims()!['sid']
        return 'Signed in'
      }
      case '/sign-out':
        return oauth.buildEndSessionUrl(client, {
          id_token_hint: idToken,
          post_logout_redirect_uri,
          state: 'left',
        })
      case '/ask':
        return oauth.buildEndSessionUrl(client, { post_logout_redirect_uri, state: 'asked' })
      case '/hear':
        party.heard.push(said(new URLSearchParams(await body).get('logout_token')!))
        return 'Thank you'
      default:
        return address.pathname === '/bye' ? 'Goodbye' : name
    }
  }
}

function said(token: string): RelyingParty['heard'][number] {
  return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as never
}
