import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveToken, liveToken } from './tokens.ts'
import { dropToken, tokenEntry, userKey } from './session.ts'
import { stubStorage } from '../testing/stub-storage.ts'

const minute = 60_000
const reload = vi.fn()

beforeEach(() => {
  stubStorage()
  vi.stubGlobal('location', { host: 'elsewhere', hostname: 'elsewhere', reload })
  vi.stubGlobal('document', { cookie: '' })
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reload.mockReset()
})

function keepTokenFor(milliseconds: number) {
  const expiresAt = new Date(Date.now() + milliseconds).toISOString()
  saveToken({ key: userKey, token: 'acu_kept', expiresAt })
}

/** Starts a service that gives every request the same response. */
async function aServiceAnswering(status: number) {
  const server = createServer((_request, answer) => answer.writeHead(status).end('{}')).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const real = fetch
  vi.stubGlobal('fetch', (address: string, options: RequestInit) =>
    real(`http://localhost:${port}${new URL(address).pathname}`, options),
  )
  return { [Symbol.dispose]: () => server.close() }
}

test('SES-5: a call without a token fails with its message', async () => {
  await expect(liveToken()).rejects.toThrow('Session does not have active access token')
})

test('SES-6: an expired token isn’t sent and ends the session', async () => {
  keepTokenFor(-1000)
  await expect(liveToken()).rejects.toThrow('Your session expired. Please sign in again.')
  expect(reload).toHaveBeenCalledOnce()
  expect(localStorage.getItem('tokens')).toBeNull()
  expect(localStorage.getItem('sessionExpired')).toBe('true')
})

test('a token with more than five minutes left is sent unchanged', async () => {
  keepTokenFor(6 * minute)
  expect(await liveToken()).toBe('acu_kept')
})

test.each([404, 501])(
  'SES-7: a token isn’t refreshed if the service doesn’t have the call (%i)',
  async (status) => {
    using _service = await aServiceAnswering(status)
    keepTokenFor(4 * minute)
    await expect(liveToken()).rejects.toThrow('Token refresh has not yet been implemented')
  },
)

test('after a temporary refresh error, the old token is still used', async () => {
  using _service = await aServiceAnswering(503)
  keepTokenFor(4 * minute)
  expect(await liveToken()).toBe('acu_kept')
})

test('a token that another tab refreshed is used without another refresh', async () => {
  keepTokenFor(minute)
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, refresh: () => Promise<string>) => {
        const expiresAt = new Date(Date.now() + 60 * minute).toISOString()
        saveToken({ key: userKey, token: 'acu_of_the_other_tab', expiresAt })
        return refresh()
      },
    },
  })
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  expect(await liveToken()).toBe('acu_of_the_other_tab')
  expect(asked).not.toHaveBeenCalled()
})

test('a token that arrives after the sign-out isn’t stored', async () => {
  keepTokenFor(minute)
  vi.stubGlobal('fetch', async () => {
    dropToken(userKey)
    const tokenExpiresAt = new Date(Date.now() + 60 * minute).toISOString()
    return Response.json({ token: 'acu_new', tokenExpiresAt })
  })
  await liveToken()
  expect(tokenEntry(userKey)).toBeUndefined()
})
