import { beforeAll, describe, expect, test } from 'vitest'
import { sharedOAuthService, issuer, publicUrl } from '#testing/oauth.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
let metadata: Record<string, unknown>

beforeAll(async () => {
  service = await sharedOAuthService()
  const response = await fetch(`${service.url}/oauth/.well-known/openid-configuration`)
  metadata = (await response.json()) as typeof metadata
})

const listed = (name: string) => metadata[name] as string[]

describe('OpenID Connect Config OP, oidcc-discovery-endpoint-verification', () => {
  test('the discovery document contains its own issuer, without a query or a fragment', () => {
    expect(metadata['issuer']).toBe(issuer)
    expect(URL.parse(issuer)).toMatchObject({ search: '', hash: '' })
  })

  test('the discovery document contains everything that OpenID Connect Discovery requires', () => {
    expect(metadata).toMatchObject({
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      // OpenID Connect Discovery, section 3, requires this.
      id_token_signing_alg_values_supported: expect.arrayContaining(['RS256']),
      scopes_supported: expect.arrayContaining(['openid']),
      grant_types_supported: expect.arrayContaining(['authorization_code']),
      claims_supported: expect.arrayContaining(['sub']),
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    })
    expect(listed('id_token_signing_alg_values_supported')).not.toContain('none')
  })

  test('every address in the discovery document is on this host and responds', async () => {
    const addresses = Object.entries(metadata).filter(([name]) =>
      /_endpoint$|_uri$/.test(name),
    ) as [string, string][]
    expect(addresses.length).toBeGreaterThan(6)
    for (const [name, address] of addresses) {
      expect(address.startsWith(`${publicUrl}/`), name).toBe(true)
      // An empty request may fail, but the address must exist.
      const answers = await Promise.all(
        ['GET', 'POST'].map((method) =>
          fetch(address.replace(publicUrl, service.url), { method, redirect: 'manual' }),
        ),
      )
      expect(
        answers.some(({ status }) => status !== 404),
        name,
      ).toBe(true)
    }
  })

  test('the key set contains only public keys for every listed algorithm, each with an ID and a use', async () => {
    const response = await fetch(`${service.url}/oauth/jwks`)
    const { keys } = (await response.json()) as { keys: Record<string, string>[] }
    for (const key of keys) {
      expect(key).toMatchObject({ kid: expect.any(String), use: 'sig' })
      for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k']) {
        expect(key).not.toHaveProperty(secret)
      }
    }
    expect(new Set(keys.map(({ alg }) => alg))).toEqual(
      new Set(listed('id_token_signing_alg_values_supported')),
    )
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(keys.length)
  })
})
