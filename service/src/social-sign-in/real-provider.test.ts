import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { expect, test } from 'vitest'
import { socialPaths } from '@accord/contract/social-sign-in.ts'
import { codeIn } from '#testing/single-sign-on.ts'
import { socialBrowser } from '#testing/social-sign-in.ts'
import { startTestService } from '#testing/test-service.ts'

/** A provider of another implementation, which signs everyone in as the same person. */
async function startProvider(redirectUri: string, claims: { sub: string; email: string }) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const client = { clientId: 'accord', clientSecret: 'Harbour42Lantern' }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
      },
    ],
    pkce: { required: () => true },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomUUID()] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ ...claims, email_verified: true, given_name: 'Zoë' }),
    }),
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
  const serve = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url!.startsWith('/interaction/')) return void serve(request, response)
    void provider.interactionFinished(request, response, { login: { accountId: claims.sub } })
  })
  return {
    social: { key: 'oidc', name: 'Northside', issuer, ...client } as const,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Follows the provider's redirects with its cookies until it sends the browser back. */
async function throughProvider(start: string, ours: string): Promise<string> {
  const cookies = new Map<string, string>()
  let url = start
  while (!url.startsWith(ours)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split(/=(.*)/s)
      cookies.set(name, value)
    }
    url = new URL(response.headers.get('location')!, url).href
  }
  return url
}

test('someone signs up, signs in, and confirms their identity through a provider of another implementation', async () => {
  await using service = await startTestService()
  const { config } = service.context
  const redirectUri = new URL(socialPaths.callback('oidc'), config.publicUrl).href
  const email = `${randomUUID()}@example.com`
  await using provider = await startProvider(redirectUri, { sub: randomUUID(), email })
  config.signInWith = [provider.social]

  const browser = socialBrowser(service)
  async function signIn(start = socialPaths.start('oidc')) {
    const toProvider = await browser.open(start)
    const back = await throughProvider(toProvider.headers.get('location')!, redirectUri)
    return codeIn(await browser.open(back))
  }
  // The ID token contains no address, so it comes from the userinfo endpoint.
  const code = await signIn()
  expect(await browser.finishSocial(code)).toMatchObject({
    body: { unknown: { email, firstName: 'Zoë', trusted: false } },
  })
  expect(await browser.signUp(code, { email })).toMatchObject({ body: { verify: email } })
  const verification = await service.codeFor(email)
  const made = await browser.finishSocial(await signIn(), { verification })
  expect(made).toMatchObject({ status: 200, body: { email } })
  const confirmed = await browser.finishSocial(
    await signIn(`${socialPaths.start('oidc')}?confirm=1`),
  )
  expect(confirmed).toMatchObject({ status: 200, body: { email } })
})
