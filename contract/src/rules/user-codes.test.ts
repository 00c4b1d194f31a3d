import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { formatUserCode, UserCode } from './user-codes.ts'

test.each(['WDJBMJHT', 'wdjb-mjht', ' WDJB MJHT ', 'w-d-j-b m j h t', 'WDJB–MJHT', 'WDJB\tMJHT'])(
  'a code can be typed as %j',
  (typed) => {
    expect(z.parse(UserCode, typed)).toBe('WDJBMJHT')
  },
)

test.each([
  ['', 'Enter the code.'],
  [' - ', 'Enter the code.'],
  [undefined, 'Enter the code.'],
  [12_345_678, 'Enter the code.'],
  ['WDJB-MJH', 'Enter a code with eight letters and no digits, such as WDJB-MJHT.'],
  ['WDJB-MJHTT', 'Enter a code with eight letters and no digits, such as WDJB-MJHT.'],
  ['WDJB-MJHA', 'Enter a code with eight letters and no digits, such as WDJB-MJHT.'],
  ['1234-5678', 'Enter a code with eight letters and no digits, such as WDJB-MJHT.'],
  ['WDJB_MJHT', 'Enter a code with eight letters and no digits, such as WDJB-MJHT.'],
  // In capitals, ß becomes two letters.
  ['WDJB-MJHß', 'Enter a code with eight letters and no digits, such as WDJB-MJHT.'],
])("%j isn't a valid code", (typed, complaint) => {
  const { error } = z.safeParse(UserCode, typed)
  expect(error?.issues.map(({ message }) => message)).toEqual([complaint])
})

test('a code is formatted in two halves', () => {
  expect(formatUserCode('WDJBMJHT')).toBe('WDJB-MJHT')
})
