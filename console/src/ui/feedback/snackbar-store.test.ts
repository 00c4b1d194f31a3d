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

test('of two messages about the same thing only the newer stands; others stay', () => {
  showSnackbar({ kind: 'error', message: 'Unable to update password.', about: 'password' })
  showSnackbar({ kind: 'success', message: 'User details saved.' })
  showSnackbar({ kind: 'success', message: 'Password updated successfully!', about: 'password' })
  expect(said()).toEqual(['User details saved.', 'Password updated successfully!'])
  showSnackbar({ kind: 'success', message: 'User details saved.' })
  expect(said()).toEqual(['Password updated successfully!', 'User details saved.'])
})

test('three stand at most, the newest ones', () => {
  for (const message of ['1', '2', '3', '4']) say(message)
  expect(said()).toEqual(['2', '3', '4'])
})

test('one is hidden, not its neighbours', () => {
  for (const message of ['1', '2', '3']) say(message)
  hideSnackbar(shownSnackbars.get()[1]!.id)
  expect(said()).toEqual(['1', '3'])
})

test('the last twenty can be looked up, newest first, also what is hidden or was said before', () => {
  for (let number = 1; number <= 21; number += 1) say(`${number}`)
  say('21')
  const remembered = snackbarHistory.get().map(({ message }) => message)
  expect(remembered).toHaveLength(20)
  expect(remembered.slice(0, 3)).toEqual(['21', '21', '20'])
})

test('what a page leaves behind the next one says, once', () => {
  stubStorage('sessionStorage')
  showSnackbarOnNextPage({ kind: 'success', message: 'Left.' })
  expect(said()).toEqual([])
  showSnackbarOfPreviousPage()
  showSnackbarOfPreviousPage()
  expect(shownSnackbars.get()).toMatchObject([{ kind: 'success', message: 'Left.' }])
  expect(snackbarHistory.get()).toHaveLength(1)
})

test.each([
  ['no JSON', '{'],
  ['no object', '1'],
  ['nothing', 'null'],
  ['a kind that is none', '{"kind":"<b>","message":"x"}'],
  ['no words', '{"kind":"info","message":{"toString":1}}'],
])('what somebody else wrote there is not said: %s', (_, notice) => {
  stubStorage('sessionStorage').set('notice', notice)
  showSnackbarOfPreviousPage()
  expect(said()).toEqual([])
})

test('where storage is forbidden nothing is said, and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined)
  showSnackbarOnNextPage({ kind: 'info', message: 'Left.' })
  showSnackbarOfPreviousPage()
  expect(said()).toEqual([])
})
