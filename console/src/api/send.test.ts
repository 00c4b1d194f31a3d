import { logout } from '@accord/contract/session.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { send } from './send.ts'

afterEach(() => vi.unstubAllGlobals())

/** Returns the XSRF header that a page with this scheme and these cookies sends. */
async function xsrfSent(protocol: string, cookie: string) {
  const fetched = vi.fn().mockResolvedValue(new Response('{"message":"ok"}'))
  vi.stubGlobal('location', { protocol, host: 'localhost', hostname: 'localhost' })
  vi.stubGlobal('document', { cookie, querySelector: () => null })
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'warn').mockReturnValue()
  await send(logout, { body: {} }, undefined).catch(() => undefined)
  return (fetched.mock.lastCall![1] as { headers: Record<string, string> }).headers['x-xsrf-token']
}

describe('API-3: the XSRF header', () => {
  const both = 'a=b; XSRF-TOKEN=planted; __Host-XSRF-TOKEN=ours'

  test('the XSRF header repeats the host-only cookie on https', async () => {
    expect(await xsrfSent('https:', both)).toBe('ours')
    expect(await xsrfSent('https:', 'XSRF-TOKEN=planted')).toBeUndefined()
  })

  test('the XSRF header repeats the plain cookie on a local http address', async () => {
    expect(await xsrfSent('http:', 'a=b; XSRF-TOKEN=local')).toBe('local')
    expect(await xsrfSent('http:', '')).toBeUndefined()
  })
})

test.each([
  ['says so if the browser is offline', false, 'There is no network connection.'],
  ['doesn’t guess if the browser is online', true, ''],
])('a call that can’t reach the service %s', async (_what, onLine, message) => {
  vi.stubGlobal('location', { protocol: 'http:', host: 'localhost', hostname: 'localhost' })
  vi.stubGlobal('document', { cookie: '', querySelector: () => null })
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(send(logout, { body: {} }, undefined)).rejects.toMatchObject({ status: 0, message })
})
