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

test('a color scheme applies immediately and at the next visit', () => {
  chooseScheme('dark')
  expect(shown.scheme).toBe('dark')
  delete shown.scheme
  showChosenScheme()
  expect(shown.scheme).toBe('dark')
})

test('the color scheme follows the system until the person chooses one, or chooses the system again', () => {
  expect(chosenScheme()).toBe('system')
  chooseScheme('light')
  chooseScheme('system')
  expect([chosenScheme(), shown.scheme, kept.size]).toEqual(['system', undefined, 0])
})

test('an invalid stored color scheme is ignored', () => {
  kept.set('scheme', '"neon"')
  showChosenScheme()
  expect([chosenScheme(), shown.scheme]).toEqual(['system', undefined])
})

test('without storage, a color scheme lasts until the page is closed', () => {
  vi.stubGlobal('localStorage', undefined)
  chooseScheme('dark')
  expect([chosenScheme(), shown.scheme]).toEqual(['system', 'dark'])
})
