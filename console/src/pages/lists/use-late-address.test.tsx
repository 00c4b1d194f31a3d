import { type RegisteredRouter, RouterContextProvider } from '@tanstack/react-router'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppPath } from '../../browser/app-path.ts'
import { runHook } from '../../testing/run-hook.ts'
import { useLateAddress } from './list-search.tsx'

const navigate = vi.fn<(to: { href: string }) => void>()
const router = { options: {}, navigate } as unknown as RegisteredRouter

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { pathname: '/network/1/map' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  navigate.mockReset()
})

/** Renders a text field, and another filter in the same URL. */
function looking() {
  const address = { words: '', role: '' }
  const hook = runHook(
    () =>
      useLateAddress(address.words, (q) => `/network/1/map?q=${q}&r=${address.role}` as AppPath),
    (drawn) => <RouterContextProvider router={router}>{drawn}</RouterContextProvider>,
  )
  return {
    words: () => hook.now()[0],
    type: (words: string) => act(() => hook.now()[1](words)),
    wait: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    go(to: Partial<typeof address>) {
      Object.assign(address, to)
      hook.render()
    },
    leave: hook.leave,
  }
}
const written = () => navigate.mock.calls.map(([{ href }]) => href)

test("the URL is updated after a pause and doesn't overwrite later typing", () => {
  const field = looking()
  field.type('a')
  field.wait(249)
  field.type('an')
  field.wait(249)
  expect(written()).toEqual([])
  field.wait(1)
  expect(written()).toEqual(['/network/1/map?q=an&r='])
  field.type('ana')
  field.go({ words: 'an' })
  expect(field.words()).toBe('ana')
  field.leave()
})

test('a link or Back changes the search term', () => {
  const field = looking()
  field.type('ana')
  field.go({ words: 'theo' })
  expect(field.words()).toBe('theo')
  field.wait(250)
  expect(written()).toEqual([])
  field.leave()
})

test('the search term stays when another filter changes, and both apply', () => {
  const field = looking()
  field.type('ana')
  field.go({ role: 'admin' })
  expect(field.words()).toBe('ana')
  field.wait(250)
  expect(written()).toEqual(['/network/1/map?q=ana&r=admin'])
  field.leave()
})

test.each(['/network/1', '/network/1/map/more', '/user/profile'])(
  "a late URL update doesn't interrupt a person's navigation to %s",
  (pathname) => {
    const field = looking()
    field.type('ana')
    vi.stubGlobal('location', { pathname })
    field.wait(250)
    expect(written()).toEqual([])
    field.leave()
  },
)
