import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../testing/run-hook.ts'
import { snackbarHistory } from '../ui/feedback/snackbar.tsx'
import { saveTyped, takeTyped } from './typed-before.ts'
import { useTypedBefore } from './use-typed-before.ts'

vi.mock('./typed-before.ts')
const language = vi.hoisted(() => ({ spoken: 'en-US', wanted: 'en-US' }))
vi.mock('../i18n/language.ts', () => ({ userLanguage: () => language.wanted }))
vi.mock('../i18n/translation.ts', () => ({
  t: (sentence: string) => sentence,
  useTranslation: () => ({ language: language.spoken }),
}))

let browser: EventTarget
beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(takeTyped).mockReturnValue([])
  browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
})
afterEach(() => void vi.unstubAllGlobals())

test('leaving the page stores the initial and the typed values', () => {
  let [changed, value] = [false, 'Acme']
  const { render, leave } = runHook(() =>
    useTypedBefore(
      changed,
      () => ({ name: value }),
      () => true,
    ),
  )
  browser.dispatchEvent(new Event('pagehide'))
  expect(saveTyped).not.toHaveBeenCalled()
  value = 'Acme Inc.'
  render()
  ;[changed, value] = [true, 'Acme Ltd']
  render()
  value = 'Acme Ltd.'
  render()
  browser.dispatchEvent(new Event('pagehide'))
  expect(saveTyped).toHaveBeenCalledExactlyOnceWith({ name: 'Acme Inc.' }, { name: 'Acme Ltd.' })
  leave()
  browser.dispatchEvent(new Event('pagehide'))
  expect(saveTyped).toHaveBeenCalledOnce()
})

test('values are restored in order and announced, once the language has loaded', async () => {
  vi.mocked(takeTyped).mockReturnValue([
    ['country', 'CA'],
    ['state', 'ON'],
  ])
  language.wanted = 'en-CA'
  const put = vi.fn((field: string, _typed: unknown) => field === 'state')
  const { render } = runHook(() => useTypedBefore(false, () => ({ country: 'US', state: '' }), put))
  expect(takeTyped).not.toHaveBeenCalled()
  language.spoken = 'en-CA'
  render()
  expect(put.mock.calls).toEqual([['country', 'CA']])
  // No value has been restored yet, so there's no message.
  expect(snackbarHistory.get()).toEqual([])
  await vi.waitFor(() => expect(put).toHaveBeenLastCalledWith('state', 'ON'))
  expect(snackbarHistory.get()[0]?.message).toBe(
    "We restored what you typed before your session expired. It hasn't been saved yet.",
  )
})
