import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'

let tab: Map<string, string>
let browser: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers()
  tab = stubStorage('sessionStorage')
  browser = stubStorage()
  vi.stubGlobal('location', { pathname: '/organization/1' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Simulates opening a page in this tab for the person who is signed in at that moment. */
async function opened(person?: string) {
  browser.delete('user')
  if (person) browser.set('user', JSON.stringify({ id: person }))
  vi.resetModules()
  return import('./typed-before.ts')
}

const shown = { name: 'Acme', city: 'Oslo', findable: false }

async function typesUntilItExpires(person = 'ana') {
  const { saveTyped: keepTyped } = await opened(person)
  browser.delete('user')
  browser.set('sessionExpired', 'true')
  keepTyped(shown, { ...shown, name: 'Acme Ltd', findable: true })
  keepTyped({ email: '' }, { email: 'ana@acme.example' })
  browser.delete('sessionExpired')
  await opened()
}

test("a person's changed fields are restored once, when the same person returns", async () => {
  await typesUntilItExpires()
  const { takeTyped } = await opened('ana')
  expect(tab).toEqual(new Map())
  expect(takeTyped(shown)).toEqual([
    ['name', 'Acme Ltd'],
    ['findable', true],
  ])
  expect(takeTyped({ email: '' })).toEqual([['email', 'ana@acme.example']])
  expect(takeTyped(shown)).toEqual([])
})

test('a field that someone else changed keeps its new value', async () => {
  await typesUntilItExpires()
  const { takeTyped } = await opened('ana')
  expect(takeTyped({ ...shown, name: 'Acme Inc.' })).toEqual([['findable', true]])
  expect(takeTyped(shown)).toEqual([])
})

test('a field that appears because of a typed value is restored with its own value', async () => {
  const { saveTyped: keepTyped } = await opened('ana')
  browser.set('sessionExpired', 'true')
  browser.delete('user')
  keepTyped({ kind: 'web' }, { kind: 'device', city: 'Oslo' })
  const { takeTyped } = await opened('ana')
  expect(takeTyped({ kind: 'web' })).toEqual([
    ['kind', 'device'],
    ['city', 'Oslo'],
  ])
})

test('typed values aren’t restored on another page', async () => {
  await typesUntilItExpires()
  const { takeTyped } = await opened('ana')
  vi.stubGlobal('location', { pathname: '/organization/2' })
  expect(takeTyped(shown)).toEqual([])
  vi.stubGlobal('location', { pathname: '/organization/1' })
  expect(takeTyped(shown)).not.toEqual([])
})

test("another person doesn't get the typed values, and their visit deletes the values for everyone", async () => {
  await typesUntilItExpires()
  expect((await opened('ben')).takeTyped(shown)).toEqual([])
  expect(tab).toEqual(new Map())
  expect((await opened('ana')).takeTyped(shown)).toEqual([])
})

test('typed values are kept for an hour', async () => {
  await typesUntilItExpires()
  const { takeTyped } = await opened('ana')
  vi.advanceTimersByTime(61 * 60 * 1000)
  expect(takeTyped(shown)).toEqual([])
})

test('a sign-out in any tab deletes typed values', async () => {
  await typesUntilItExpires()
  browser.set('signedOut', String(Date.now() + 1))
  expect((await opened('ana')).takeTyped(shown)).toEqual([])
})

test('leaving a page stores nothing unless the session expired', async () => {
  const { saveTyped: keepTyped } = await opened('ana')
  const typed = { ...shown, name: 'Acme Ltd' }
  // The page is left by a link or by closing the tab, including after an earlier session expired.
  keepTyped(shown, typed)
  browser.set('sessionExpired', 'true')
  keepTyped(shown, typed)
  // The person signs out, here or in another tab.
  browser.delete('sessionExpired')
  browser.delete('user')
  keepTyped(shown, typed)
  expect(tab).toEqual(new Map())
})

test('rejected or invalid storage causes no error in forms', async () => {
  for (const nonsense of ['{"', 'null', '{}']) {
    tab.set('typed', nonsense)
    expect((await opened('ana')).takeTyped(shown)).toEqual([])
  }
  vi.stubGlobal('sessionStorage', undefined)
  expect((await opened('ana')).takeTyped(shown)).toEqual([])
})
