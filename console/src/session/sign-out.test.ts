import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadStored } from '../browser/browser-storage.ts'
import { stubStorage } from '../testing/stub-storage.ts'
import { hasSession } from './session.ts'
import { signOut } from './sign-out.ts'
import { startSession } from './tokens.ts'

beforeEach(() => {
  stubStorage()
  vi.stubGlobal('location', { host: 'elsewhere', hostname: 'elsewhere' })
  vi.stubGlobal('document', { cookie: '' })
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each<[string, () => Promise<Response>]>([
  ['confirms it', () => Promise.resolve(Response.json({}))],
  ['refuses the token', () => Promise.resolve(Response.json({}, { status: 401 }))],
  ['fails', () => Promise.resolve(Response.json({}, { status: 500 }))],
  ['can’t be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'SES-9: signing out removes the session from this browser when the service %s',
  async (_how, answer) => {
    const sent = vi.fn(answer)
    vi.stubGlobal('fetch', sent)
    const person = { id: 'u1', firstName: 'Ana', lastName: 'Duarte', email: 'ana@example.com' }
    const accessTokenExpiresAt = new Date(Date.now() + 600_000).toISOString()
    const session = { accessToken: 'acu_1', accessTokenExpiresAt, profiles: [], deletion: null }
    startSession({ ...person, ...session })
    expect(hasSession()).toBe(true)
    await signOut()
    expect(sent).toHaveBeenCalled()
    expect([hasSession(), loadStored('user'), loadStored('tokens')]).toEqual([
      false,
      undefined,
      undefined,
    ])
  },
)
