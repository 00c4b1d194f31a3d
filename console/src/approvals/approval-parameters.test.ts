import { describe, expect, test } from 'vitest'
import { decisionOn, readParameters } from './approval-parameters.ts'

const application = '6ecd8c99-4036-403d-bf84-cf8400f67836'
const orgId = '0d6a5c9a-36f1-4b4e-9d3e-6a3a0e3f6a11'
const other = '5b1c8f5e-8c2b-4f0a-9a57-0f6b1b0f7e22'
const whole = { application, state: 's1', redirect: 'https://acme.example/back' }

function read(query: Record<string, string>) {
  return readParameters(`?${new URLSearchParams(query)}`)
}

function stateOf(content: unknown): string {
  return btoa(JSON.stringify(content))
}

describe('the parameters of /approval', () => {
  test('APV-1: application, state, and redirect are read from the address of /approval, without organization or roles', () => {
    expect(read(whole)).toMatchObject({ flow: whole, orgId: undefined })
  })

  test('APV-1: orgId and roles are read from the address of /approval', () => {
    const asked = read({ ...whole, orgId, roles: 'admin, owner' })
    expect(asked).toMatchObject({
      orgId,
      requestedProfiles: [{ orgId, roles: ['admin', 'owner'] }, {}],
    })
  })

  test('APV-1: orgId and roles are read from a state of base64 JSON', () => {
    const state = stateOf({ orgId, roles: ['admin'], own: 1 })
    const asked = read({ ...whole, state })
    expect(asked).toMatchObject({ orgId, requestedProfiles: [{}, { orgId, roles: ['admin'] }] })
    expect(asked).toMatchObject({ flow: { state } })
  })

  test.each(['application', 'state', 'redirect'] as const)(
    'APV-2: a missing %s is reported',
    (name) => {
      const { [name]: _left, ...rest } = whole
      expect(read(rest)).toBe('missing-parameters')
      expect(read({ ...whole, [name]: '' })).toBe('missing-parameters')
    },
  )

  test('a standard-flow request can omit the state', () => {
    expect(read({ ...whole, state: '', interaction: 'i1' })).toMatchObject({ flow: { state: '' } })
  })

  test.each([
    'acme.example',
    '/back',
    'data:text/html,hello',
    'ftp://acme.example',
    'https://user@acme.example',
    'https://acme.example/#there',
  ])('APV-2: %s is not a valid redirect for /approval', (redirect) => {
    expect(read({ ...whole, redirect })).toBe('invalid-redirect')
  })

  test('APV-2: a redirect that is too long is not valid', () => {
    const redirect = `https://acme.example/${'x'.repeat(2000)}`
    expect(read({ ...whole, redirect })).toBe('invalid-redirect')
  })

  test('D5: malformed parameters of /approval are rejected, not guessed', () => {
    expect(read({ ...whole, orgId: 'northside' })).toBe('unreadable')
    expect(read({ ...whole, state: stateOf({ orgId: 'northside' }) })).toBe('unreadable')
    expect(read({ ...whole, state: 'x'.repeat(2049) })).toBe('unreadable')
    expect(read({ ...whole, roles: Array(11).fill('a').join() })).toBe('unreadable')
  })

  test('D5: an address and a state that name two organizations contradict each other', () => {
    expect(read({ ...whole, orgId, state: stateOf({ orgId: other }) })).toBe('unreadable')
    expect(read({ ...whole, orgId, state: stateOf({ orgId }) })).toMatchObject({ orgId })
  })

  test('a malformed application ID is left to the service to report', () => {
    expect(read({ ...whole, application: 'acme' })).toMatchObject({ orgId: undefined })
  })

  test('a decision sends the parameters unchanged, with the standard scopes of the request', () => {
    const scope = 'openid email user:read'
    const asked = { ...whole, orgId, roles: 'admin,owner', interaction: 'i1', scope }
    expect(decisionOn(asked)).toEqual({
      ...whole,
      orgId,
      roles: ['admin', 'owner'],
      interaction: 'i1',
      standardScopes: ['openid', 'email'],
      offlineAccess: false,
    })
  })

  test('PKCE parameters and a nonce are read in either spelling and sent with the decision', () => {
    const challenge = 'x'.repeat(43)
    const written = { code_challenge: challenge, code_challenge_method: 'S256', nonce: 'n1' }
    const known = { codeChallenge: challenge, codeChallengeMethod: 'S256', nonce: 'n1' }
    for (const spelling of [written, known]) {
      const asked = read({ ...whole, ...spelling })
      expect(asked).toMatchObject({ flow: known })
      if (typeof asked !== 'string') expect(decisionOn(asked.flow)).toMatchObject(known)
    }
    expect(read({ ...whole, code_challenge: challenge })).toBe('unreadable')
    expect(read({ ...whole, code_challenge: 'x', code_challenge_method: 'S256' })).toBe(
      'unreadable',
    )
  })

  test('the standard scopes come only from the scope parameter of the URL', () => {
    const request = { ...whole, interaction: 'i1', scope: 'openid', offlineAccess: 'true' }
    expect(decisionOn(request)).toMatchObject({ standardScopes: ['openid'], offlineAccess: false })
    expect(decisionOn({ ...request, scope: 'openid offline_access' })).toMatchObject({
      offlineAccess: true,
    })
    expect(decisionOn({ ...whole, scope: 'openid email' })).toMatchObject({
      standardScopes: ['openid'],
    })
  })

  test('every decision says whether the application requests offline access', () => {
    expect(decisionOn({ ...whole, offlineAccess: 'true' })).toMatchObject({ offlineAccess: true })
    expect(decisionOn({ ...whole, offlineAccess: 'false' })).toMatchObject({ offlineAccess: false })
    expect(read({ ...whole, offlineAccess: 'true' })).toMatchObject({
      flow: { offlineAccess: 'true' },
    })
    expect(read({ ...whole, offlineAccess: 'perhaps' })).toBe('unreadable')
  })
})
