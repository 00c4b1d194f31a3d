import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const storage = (values: Record<string, string>) => ({
  getItem: (key: string) => values[key] ?? null,
  setItem: (key: string, value: string) => void (values[key] = value),
  removeItem: (key: string) => void delete values[key],
})
let tab: Record<string, string>
let browser: Record<string, string>

beforeEach(() => {
  tab = {}
  browser = {}
  vi.stubGlobal('sessionStorage', storage(tab))
  vi.stubGlobal('localStorage', storage(browser))
})
afterEach(() => void vi.unstubAllGlobals())

/** As a page of the tab that is opened now. */
async function opened(person?: string) {
  delete browser['user']
  if (person) browser['user'] = JSON.stringify({ id: person })
  vi.resetModules()
  return import('./typed-before.ts')
}

async function typesAndIsSignedOut(person: string) {
  const { keepTyped } = await opened(person)
  keepTyped(person, '/organization/1 name', { name: 'Acme Ltd' })
  keepTyped(person, '/organization/1 email', { email: 'ana@acme.example' })
}

test('what was typed when the session ended is found by the same person, once', async () => {
  await typesAndIsSignedOut('ana')
  expect((await opened()).typedBefore).toEqual({})
  expect((await opened('ana')).typedBefore).toEqual({
    '/organization/1 name': { name: 'Acme Ltd' },
    '/organization/1 email': { email: 'ana@acme.example' },
  })
  expect(tab).toEqual({})
  expect((await opened('ana')).typedBefore).toEqual({})
})

test('for anybody else it is gone, and then for all', async () => {
  await typesAndIsSignedOut('ana')
  expect((await opened('ben')).typedBefore).toEqual({})
  expect(tab).toEqual({})
})

test('a browser that refuses storage, or holds nonsense, is no error', async () => {
  tab['typed'] = '{"'
  expect((await opened('ana')).typedBefore).toEqual({})
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  await typesAndIsSignedOut('ana')
  expect((await opened('ana')).typedBefore).toEqual({})
})
