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
  test('after sign-in, an approval in the query string comes first and keeps its query string', () => {
    expect(afterSignIn(everything)).toEqual({ path: `/approval${flow}` })
  })

  test.each(['application', 'redirect', 'state'])(
    'a request without %s isn’t an approval',
    (name) => {
      const query = new URLSearchParams(flow)
      query.delete(name)
      expect(afterSignIn({ ...nothing, search: `?${query}` }).path).toBe('/user/profile')
    },
  )

  test('a standard-flow request without a state is an approval too', () => {
    const search = '?application=a1&redirect=https%3A%2F%2Facme.example&state='
    expect(afterSignIn({ ...nothing, search }).path).toBe('/user/profile')
    expect(afterSignIn({ ...nothing, search: `${search}&interaction=i1` }).path).toBe(
      `/approval${search}&interaction=i1`,
    )
  })

  test('SES-10: after sign-in, a stored approval comes before any invitation', () => {
    expect(afterSignIn({ ...everything, search: '' })).toEqual({
      path: '/approval?application=stored',
    })
  })

  test('after sign-in, an invitation to an organization comes after approvals and is used once', () => {
    expect(afterSignIn({ ...everything, search: '', resume: undefined })).toEqual({
      path: '/join_organization/i1',
      settles: ['invitationId'],
    })
  })

  test('a declined invitation leads to its decline page', () => {
    const invitation = { key: 'i1', declines: true }
    expect(afterSignIn({ ...nothing, invitation }).path).toBe('/decline_organization/i1')
  })

  test('NW-12: after sign-in, an invitation to a network comes next, with its redirect, and is used once', () => {
    const waiting = { ...everything, search: '', resume: undefined, invitation: undefined }
    expect(afterSignIn(waiting)).toEqual({
      path: '/join-network/n1?redirectUrl=https%3A%2F%2Facme.example%2Fback%3Fown%3D1',
      settles: ['networkInvitationId', 'externalRedirect'],
    })
  })

  test('a redirect without an invitation is ignored, and an invitation can have none', () => {
    expect(afterSignIn({ ...nothing, networkInvitationId: 'n1' }).path).toBe('/join-network/n1')
    const { externalRedirect } = everything
    expect(afterSignIn({ ...nothing, externalRedirect })).toEqual({ path: '/user/profile' })
  })

  test('after sign-in, the stored location comes last, or the profile page if there is none', () => {
    expect(afterSignIn({ ...nothing, originLocation: '/user/account' }).path).toBe('/user/account')
    expect(afterSignIn(nothing)).toEqual({ path: '/user/profile' })
  })

  test('a stored ID can’t lead to another page', () => {
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
  ])('the code of an invitation is removed by any sign-in: %s', (search, path) => {
    vi.stubGlobal('location', { search, origin: 'https://id.example' })
    expect(pathAfterSignIn()).toBe(path)
    expect(loadStored('invitationId')).toBeUndefined()
  })
})
