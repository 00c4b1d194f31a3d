import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadStored } from '../../browser/browser-storage.ts'
import { stubStorage } from '../../testing/stub-storage.ts'
import { saveNetworkInvitation } from './join-network.screen.tsx'

const minute = 60 * 1000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') })
  vi.stubGlobal('location', { origin: 'https://id.example' })
  stubStorage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('NW-12: a redirect URL is kept for ten minutes, and the invitation longer', () => {
  saveNetworkInvitation('n1', 'https://app.example/back')
  vi.advanceTimersByTime(10 * minute)
  expect(loadStored('externalRedirect')?.url).toBe('https://app.example/back')
  vi.advanceTimersByTime(1)
  expect(loadStored('externalRedirect')).toBeUndefined()
  expect(loadStored('networkInvitationId')).toBe('n1')
})

test("NW-12: a redirect URL doesn't carry over to the next invitation", () => {
  saveNetworkInvitation('n1', 'https://app.example/back')
  saveNetworkInvitation('n2', undefined)
  expect(loadStored('externalRedirect')).toBeUndefined()
})
