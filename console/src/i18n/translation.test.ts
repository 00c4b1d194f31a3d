import { languageOf } from '@accord/contract/rules/regions.ts'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../testing/run-hook.ts'
import { stubStorage } from '../testing/stub-storage.ts'
import { userLanguage } from './language.ts'
import { changeLanguage, startTranslation, t, useTranslation } from './translation.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = stubStorage()
  vi.stubGlobal('document', { documentElement: { lang: 'en-US' } })
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ 'Color of {{name}}': 'Colour of {{name}}' })),
  )
})
afterEach(async () => {
  await changeLanguage('en-US')
  vi.unstubAllGlobals()
})

test('GEN-4: another language uses its own translations, and English for the rest', async () => {
  await changeLanguage('en-CA')
  expect(t('Color of {{name}}', { name: 'Acme' })).toBe('Colour of Acme')
  expect(t('Members')).toBe('Members')
  expect(document.documentElement.lang).toBe('en-CA')
})

test('GEN-4: the chosen language is remembered for the next visit', async () => {
  await changeLanguage('en-CA')
  expect(userLanguage()).toBe('en-CA')
  await changeLanguage('en-US')
  kept.set('userLanguage', '"en-CA"')
  await startTranslation()
  expect(t('Color of {{name}}', { name: 'Acme' })).toBe('Colour of Acme')
})

test.each(['"fr-FR"', '{', '"toString"'])(
  'an invalid stored language falls back to en-US: %s',
  (stored) => {
    kept.set('userLanguage', stored)
    expect(userLanguage()).toBe('en-US')
  },
)

test('an organization’s country selects its language', () => {
  expect([languageOf('US'), languageOf('CA')]).toEqual(['en-US', 'en-CA'])
})

test('a screen renders again when the language changes', async () => {
  const { now, leave } = runHook(useTranslation)
  expect(now().language).toBe('en-US')
  await act(() => changeLanguage('en-CA'))
  expect(now().language).toBe('en-CA')
  expect(now().t('Color of {{name}}', { name: 'Acme' })).toBe('Colour of Acme')
  leave()
})
