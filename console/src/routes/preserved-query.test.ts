import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'
import { signedInRoute } from './root.ts'
import { router } from './router.ts'

const flow = { application: 'a-1', state: 'eyJvcmdJZCI6IjEifQ==', redirect: 'https://app.example/' }
const query = `?${new URLSearchParams(flow)}`

/** Every URL of the route table, with values for its parameters. */
const addresses = Object.values(router.routesById).map(({ id, fullPath }) => ({
  isProtected: id.startsWith('/signed-in/'),
  path: fullPath.replaceAll(/\{?-?\$\w*\}?/g, '0b6a1c9e-1f6f-4f0e-9f43-6f1d2b7a5c3d'),
}))
const protectedPaths = new Set(
  addresses.filter(({ isProtected }) => isProtected).map(({ path }) => path),
)
const publicPaths = new Set(
  addresses.filter(({ isProtected }) => !isProtected).map(({ path }) => path),
)

/** Returns the URL with which the router replaces the opened one. */
function addressAfterOpening(href: string) {
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [href] }) })
  router.updateLatestLocation()
  return router.buildLocation({
    to: router.latestLocation.pathname,
    search: true,
    params: true,
    hash: true,
    _includeValidateSearch: true,
  })
}

describe("query parameters that a page doesn't know", () => {
  beforeEach(() => {
    stubStorage()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('the route table has protected and public paths', () => {
    expect(protectedPaths.size).toBeGreaterThan(30)
    expect(publicPaths.size).toBeGreaterThan(5)
  })

  test.each([...protectedPaths, ...publicPaths])(
    '%s preserves unknown query parameters',
    (path) => {
      const { search } = addressAfterOpening(`${path}${query}`)
      expect(search).toMatchObject(flow)
    },
  )

  test.each([...protectedPaths])('%s passes unknown query parameters on to sign-in', (path) => {
    const replace = vi.fn<(href: string) => void>()
    vi.stubGlobal('location', { origin: 'https://accord.example', replace })
    const location = addressAfterOpening(`${path}${query}`)
    const check = signedInRoute.options.beforeLoad as (entering: object) => unknown
    void check({ location, preload: false })
    expect(replace).toHaveBeenCalledExactlyOnceWith(`/sign-in${query}`)
  })
})
