import { describe, expect, test } from 'vitest'
import { hasRequestedRole, rolesIn, requestedProfileInState } from './approval-scopes.ts'
import { isRedirect } from './redirect-uris.ts'

const orgId = '7a52d7b6-8b43-4d1c-a4cd-7a4fd4c6a0aa'
const base64 = (content: unknown, encoding: BufferEncoding = 'base64') =>
  Buffer.from(JSON.stringify(content)).toString(encoding)

describe('APV-1: the state', () => {
  test('the state of an approval can name an organization, and roles as a list or separated by commas', () => {
    const requested = { orgId, roles: ['admin', 'owner'] }
    expect(requestedProfileInState(base64(requested))).toEqual(requested)
    expect(requestedProfileInState(base64({ orgId, roles: 'admin, owner,' }))).toEqual(requested)
    expect(
      requestedProfileInState(base64({ ...requested, nonce: '~ÿ?>', more: {} }, 'base64url')),
    ).toEqual(requested)
    expect(requestedProfileInState(base64({ orgId }))).toEqual({ orgId })
  })

  test('a state in any other format names no organization and no roles', () => {
    for (const state of ['', 'x', '%%%', '{}', 'e30', base64('x'), base64([orgId]), base64(null)]) {
      expect(requestedProfileInState(state)).toEqual({})
    }
  })

  test("the state of an approval is rejected if its organization or roles can't be read", () => {
    for (const requested of [
      { orgId: 'x' },
      { orgId: 5 },
      { roles: 5 },
      { roles: [5] },
      { roles: [''] },
      { roles: { admin: true } },
      { roles: Array.from({ length: 11 }, () => 'admin') },
    ]) {
      expect(requestedProfileInState(base64(requested))).toBeUndefined()
    }
  })

  test("the state of an approval can't set any other property", () => {
    const state = Buffer.from('{"__proto__":{"roles":["owner"]},"constructor":1}').toString(
      'base64',
    )
    expect(requestedProfileInState(state)).toEqual({})
  })
})

describe('PER-4: roles that an application requests', () => {
  test("anyone who has one of an application's requested roles meets its requirement", () => {
    expect(hasRequestedRole(['member'], { roles: ['admin', 'member'] })).toBe(true)
    expect(hasRequestedRole(['owner'], { roles: ['admin', 'member'] })).toBe(false)
    expect(hasRequestedRole(['owner', 'admin'], { roles: ['admin'] })).toBe(true)
    expect(hasRequestedRole(['owner'], { roles: ['nonsense'] })).toBe(false)
  })

  test('everyone meets the role requirement of an application that names no roles', () => {
    expect(hasRequestedRole(['contact'], {})).toBe(true)
    expect(hasRequestedRole(['contact'], { roles: [] })).toBe(true)
    expect(rolesIn(' admin ,,owner')).toEqual(['admin', 'owner'])
  })
})

test('APV-2: a redirect is an http(s) address without a fragment or a password', () => {
  for (const address of [
    'https://app.example',
    'http://localhost:8080/a?b=c',
    'HTTPS://APP.example/',
  ]) {
    expect(isRedirect(address)).toBe(true)
  }
  const none = [
    '',
    'x',
    '/x',
    '//app.example',
    ['javascript', 'alert(1)'].join(':'),
    'data:,x',
    'ftp://app.example',
    'https://a@app.example',
    'https://:b@app.example',
    'https://app.example/#',
    `https://app.example/${'x'.repeat(2000)}`,
  ]
  for (const address of none) {
    expect(isRedirect(address)).toBe(false)
  }
})
