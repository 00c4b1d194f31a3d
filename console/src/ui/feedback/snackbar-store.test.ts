import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../testing/stub-storage.ts'
import {
  hideSnackbar,
  showSnackbar,
  showSnackbarOfPreviousPage,
  showSnackbarOnNextPage,
  shownSnackbars,
  snackbarHistory,
} from './snackbar.tsx'

const said = () => shownSnackbars.get().map(({ message }) => message)
const say = (message: string) => showSnackbar({ kind: 'info', message })

beforeEach(() => {
  shownSnackbars.set([])
  snackbarHistory.set([])
})
afterEach(() => void vi.unstubAllGlobals())

test('a newer message replaces an older one about the same thing, but no others', () => {
  showSnackbar({ kind: 'error', message: 'Unable to update password.', about: 'password' })
  showSnackbar({ kind: 'success', message: 'User details saved.' })
  showSnackbar({ kind: 'success', message: 'Password updated successfully!', about: 'password' })
  expect(said()).toEqual(['User details saved.', 'Password updated successfully!'])
  showSnackbar({ kind: 'success', message: 'User details saved.' })
  expect(said()).toEqual(['Password updated successfully!', 'User details saved.'])
})

test('at most the three newest messages are shown', () => {
  for (const message of ['1', '2', '3', '4']) say(message)
  expect(said()).toEqual(['2', '3', '4'])
})

test("hiding a message doesn't affect the others", () => {
  for (const message of ['1', '2', '3']) say(message)
  hideSnackbar(shownSnackbars.get()[1]!.id)
  expect(said()).toEqual(['1', '3'])
})

test('the history has the last twenty messages, newest first, including hidden ones', () => {
  for (let number = 1; number <= 21; number += 1) say(`${number}`)
  say('21')
  const remembered = snackbarHistory.get().map(({ message }) => message)
  expect(remembered).toHaveLength(20)
  expect(remembered.slice(0, 3)).toEqual(['21', '21', '20'])
})

test('a message left by a page is shown once by the next page', () => {
  stubStorage('sessionStorage')
  showSnackbarOnNextPage({ kind: 'success', message: 'Left.' })
  expect(said()).toEqual([])
  showSnackbarOfPreviousPage()
  showSnackbarOfPreviousPage()
  expect(shownSnackbars.get()).toMatchObject([{ kind: 'success', message: 'Left.' }])
  expect(snackbarHistory.get()).toHaveLength(1)
})

test.each([
  ['invalid JSON', '{'],
  ["JSON that isn't an object", '1'],
  ['null', 'null'],
  ['an unknown kind', '{"kind":"<b>","message":"x"}'],
  ["a message that isn't text", '{"kind":"info","message":{"toString":1}}'],
])("an invalid stored message isn't shown: %s", (_, notice) => {
  stubStorage('sessionStorage').set('notice', notice)
  showSnackbarOfPreviousPage()
  expect(said()).toEqual([])
})

test('without storage, a page leaves no message and causes no error', () => {
  vi.stubGlobal('sessionStorage', undefined)
  showSnackbarOnNextPage({ kind: 'info', message: 'Left.' })
  showSnackbarOfPreviousPage()
  expect(said()).toEqual([])
})
