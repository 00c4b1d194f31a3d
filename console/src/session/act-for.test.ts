import { getOrganization } from '@accord/contract/organizations.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveStored, loadStored } from '../browser/browser-storage.ts'
import { stubStorage } from '../testing/stub-storage.ts'
import { actForOrganization, callFor } from './act-for.ts'
import { call } from './call.ts'
import { saveToken } from './tokens.ts'
import { tokenEntry, userKey } from './session.ts'

const user = 'a3bb189e-8bf9-4888-9912-ace4e6543002'
const organization = '6ecd8c99-4036-403d-bf84-cf8400f67836'
const profile = '3f333df6-90a4-4fda-8dd3-9485d27cee36'
const at = '2026-01-02T03:04:05.000Z'
const reload = vi.fn()

interface SentRequest {
  path: string
  token: string | null
}

let asked: SentRequest[]
let profiles: unknown[]
/** The tokens that the service accepts. */
let good: string[]

beforeEach(() => {
  stubStorage()
  vi.stubGlobal('location', { host: 'elsewhere', hostname: 'elsewhere', reload })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', answer)
  vi.spyOn(console, 'warn').mockReturnValue()
  asked = []
  good = ['acu_person', 'acp_new']
  profiles = [aProfile(organization)]
  saveStored('user', { id: user, firstName: 'Ada', lastName: 'Lovelace' })
  keepFor(userKey, 'acu_person')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reload.mockReset()
})

function aProfile(organizationId: string) {
  return {
    id: profile,
    email: 'ada@example.com',
    emailProven: true,
    pendingEmail: null,
    roles: ['member'],
    createdAt: at,
    joinedAt: at,
    founder: false,
    suspended: false,
    organization: { id: organizationId, name: 'Northside', country: 'US' },
  }
}

function keepFor(key: string, token: string, minutes = 60) {
  saveToken({ key, token, expiresAt: new Date(Date.now() + minutes * 60_000).toISOString() })
}

async function answer(address: string, { headers }: { headers: Record<string, string> }) {
  const { pathname } = new URL(address)
  const token = headers['authorization']?.replace('Bearer ', '') ?? null
  asked.push({ path: pathname, token })
  if (!good.includes(token ?? '')) return new Response('{}', { status: 401 })
  if (pathname === '/api/profile') {
    const meta = { total: profiles.length, skip: 0, limit: 20 }
    return Response.json({ data: profiles, __meta: meta })
  }
  if (pathname === '/api/auth/profile/token') {
    return Response.json({ token: 'acp_new', tokenExpiresAt: '2099-01-01T00:00:00.000Z' })
  }
  if (pathname === '/api/auth/refresh') {
    return Response.json({ token: 'acp_new', tokenExpiresAt: '2099-01-01T00:00:00.000Z' })
  }
  return Response.json({ id: organization, name: 'Northside' })
}

const read = () => callFor(organization, getOrganization, getIt())
const getIt = () => ({ params: { id: organization }, query: {} })

test('SES-3, SES-4: without a token, the profile is looked up and a token is requested, stored, and used', async () => {
  expect(await read()).toMatchObject({ name: 'Northside' })
  expect(asked).toEqual([
    { path: '/api/profile', token: 'acu_person' },
    { path: '/api/auth/profile/token', token: 'acu_person' },
    { path: `/api/organization/${organization}`, token: 'acp_new' },
  ])
  expect(loadStored('tokens')?.[organization]).toMatchObject({
    key: organization,
    token: 'acp_new',
  })
})

test('SES-3: a stored token is used only for its organization', async () => {
  good.push('acp_kept')
  keepFor(organization, 'acp_kept')
  await read()
  await call(getOrganization, getIt())
  expect(asked.map(({ token }) => token)).toEqual(['acp_kept', 'acu_person'])
})

test('simultaneous calls request one token', async () => {
  await Promise.all([read(), read(), read()])
  expect(asked.filter(({ path }) => path === '/api/auth/profile/token')).toHaveLength(1)
})

test.each([
  ['another organization’s', [aProfile(user)]],
  ['none', []],
])('SES-4: %s profile causes a NoProfile error', async (_, found) => {
  profiles = found
  await expect(read()).rejects.toThrow('No profile found for given organization')
  expect(reload).not.toHaveBeenCalled()
})

test('SES-4: an invalid ID isn’t sent to the service', async () => {
  await expect(actForOrganization('nonsense')).rejects.toThrow('No profile found')
  expect(asked).toEqual([])
})

test('a rejected token is replaced once, and the call is repeated', async () => {
  keepFor(organization, 'acp_gone')
  expect(await read()).toMatchObject({ name: 'Northside' })
  expect(tokenEntry(organization)?.token).toBe('acp_new')
  expect(reload).not.toHaveBeenCalled()
})

test("a removed profile's token is discarded, and the person stays signed in", async () => {
  keepFor(organization, 'acp_gone')
  profiles = []
  await expect(read()).rejects.toThrow('No profile found for given organization')
  expect(tokenEntry(organization)).toBeUndefined()
  expect(tokenEntry(userKey)?.token).toBe('acu_person')
  expect(reload).not.toHaveBeenCalled()
})

test('SES-8: the session ends only if the person’s own token is rejected too', async () => {
  keepFor(organization, 'acp_gone')
  good = []
  await expect(read()).rejects.toThrow()
  expect(reload).toHaveBeenCalledOnce()
  expect(loadStored('tokens')).toBeUndefined()
})

test('SES-6: an expired organization token is replaced without ending the session', async () => {
  keepFor(organization, 'acp_old', -1)
  expect(await actForOrganization(organization)).toBe('acp_new')
  expect(reload).not.toHaveBeenCalled()
})

test('SES-7: an organization token is refreshed in its last five minutes', async () => {
  good.push('acp_kept')
  keepFor(organization, 'acp_kept', 4)
  expect(await actForOrganization(organization)).toBe('acp_new')
  expect(asked).toEqual([{ path: '/api/auth/refresh', token: 'acp_kept' }])
})
