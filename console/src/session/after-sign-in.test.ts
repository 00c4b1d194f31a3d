import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withQuery } from '../browser/app-path.ts'
import { saveStored, loadStored } from '../browser/browser-storage.ts'
import { stubStorage } from '../testing/stub-storage.ts'
import { afterSignIn, pathAfterSignIn } from './after-sign-in.ts'

const flow = '?application=a1&redirect=https%3A%2F%2Facme.example%2Fback&state=s1'
const nothing = {
  search: '',
  resume: undefined,
  invitation: undefined,
  networkInvitationId: undefined,
  externalRedirect: undefined,
  originLocation: undefined,
}
const everything = {
  search: flow,
  resume: withQuery('/approval', '?application=stored'),
  invitation: { key: 'i1', declines: false },
  networkInvitationId: 'n1',
  externalRedirect: 'https://acme.example/back?own=1',
  originLocation: '/user/account' as const,
}

describe('after sign-in (SI-8)', () => {
  test('an approval in the query string comes first, and its query string stays', () => {
    expect(afterSignIn(everything)).toEqual({ path: `/approval${flow}` })
  })

  test.each(['application', 'redirect', 'state'])('no approval without %s', (name) => {
    const query = new URLSearchParams(flow)
    query.delete(name)
    expect(afterSignIn({ ...nothing, search: `?${query}` }).path).toBe('/user/profile')
  })

  test('an approval that a request without a state led to is one, too', () => {
    const search = '?application=a1&redirect=https%3A%2F%2Facme.example&state='
    expect(afterSignIn({ ...nothing, search }).path).toBe('/user/profile')
    expect(afterSignIn({ ...nothing, search: `${search}&interaction=i1` }).path).toBe(
      `/approval${search}&interaction=i1`,
    )
  })

  test('SES-10: then the approval that was stored, before any invitation', () => {
    expect(afterSignIn({ ...everything, search: '' })).toEqual({
      path: '/approval?application=stored',
    })
  })

  test('then an invitation to an organization, which is then settled', () => {
    expect(afterSignIn({ ...everything, search: '', resume: undefined })).toEqual({
      path: '/join_organization/i1',
      settles: ['invitationId'],
    })
  })

  test('an invitation that was to be declined is declined, not joined', () => {
    const invitation = { key: 'i1', declines: true }
    expect(afterSignIn({ ...nothing, invitation }).path).toBe('/decline_organization/i1')
  })

  test('NW-12: then an invitation to a network with where it leads, which is then settled', () => {
    const waiting = { ...everything, search: '', resume: undefined, invitation: undefined }
    expect(afterSignIn(waiting)).toEqual({
      path: '/join-network/n1?redirectUrl=https%3A%2F%2Facme.example%2Fback%3Fown%3D1',
      settles: ['networkInvitationId', 'externalRedirect'],
    })
  })

  test('an address to go to alone leads nowhere, and an invitation may come without one', () => {
    expect(afterSignIn({ ...nothing, networkInvitationId: 'n1' }).path).toBe('/join-network/n1')
    const { externalRedirect } = everything
    expect(afterSignIn({ ...nothing, externalRedirect })).toEqual({ path: '/user/profile' })
  })

  test('then where the visitor was going, and their profile when they were going nowhere', () => {
    expect(afterSignIn({ ...nothing, originLocation: '/user/account' }).path).toBe('/user/account')
    expect(afterSignIn(nothing)).toEqual({ path: '/user/profile' })
  })

  test('a stored id cannot lead elsewhere', () => {
    expect(
      afterSignIn({ ...nothing, invitation: { key: '../logout?x', declines: false } }).path,
    ).toBe('/join_organization/..%2Flogout%3Fx')
  })
})

describe('the code of an invitation', () => {
  beforeEach(() => {
    stubStorage()
    saveStored('invitationId', { key: 'acc_x', declines: false, expiresAt: Date.now() + 1000 })
  })
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['', '/join_organization/acc_x'],
    [flow, `/approval${flow}`],
  ])('ends with the sign-in, wherever that leads: %s', (search, path) => {
    vi.stubGlobal('location', { search, origin: 'https://id.example' })
    expect(pathAfterSignIn()).toBe(path)
    expect(loadStored('invitationId')).toBeUndefined()
  })
})
