import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'
import { chooseScheme, chosenScheme, showChosenScheme } from './scheme.ts'

let kept: Map<string, string>
let shown: { scheme?: string }

beforeEach(() => {
  kept = stubStorage()
  shown = {}
  vi.stubGlobal('document', { documentElement: { dataset: shown } })
})
afterEach(() => void vi.unstubAllGlobals())

test('a scheme is shown at once, and again at the next visit', () => {
  chooseScheme('dark')
  expect(shown.scheme).toBe('dark')
  delete shown.scheme
  showChosenScheme()
  expect(shown.scheme).toBe('dark')
})

test('the system is followed until somebody chooses, and again when they choose it', () => {
  expect(chosenScheme()).toBe('system')
  chooseScheme('light')
  chooseScheme('system')
  expect([chosenScheme(), shown.scheme, kept.size]).toEqual(['system', undefined, 0])
})

test('what somebody else wrote there is no scheme', () => {
  kept.set('scheme', '"neon"')
  showChosenScheme()
  expect([chosenScheme(), shown.scheme]).toEqual(['system', undefined])
})

test('where storage is forbidden a choice lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined)
  chooseScheme('dark')
  expect([chosenScheme(), shown.scheme]).toEqual(['system', 'dark'])
})
