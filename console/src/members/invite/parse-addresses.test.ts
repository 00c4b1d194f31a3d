import { expect, test } from 'vitest'
import { parseAddresses } from './use-invitees.ts'

const emails = (text: string) => parseAddresses(text).map(({ email }) => email)

test('IN-1 commas, semicolons, spaces, and lines separate addresses', () => {
  expect(emails('a@x.com,b@x.com; c@x.com d@x.com\r\ne@x.com\n\n\tf@x.com ')).toEqual(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@x.com`),
  )
})

test('IN-1 empty text has no addresses', () => {
  expect(parseAddresses('')).toEqual([])
  expect(parseAddresses(' ,;\n ')).toEqual([])
})

test('IN-2 an address in different cases is listed once', () => {
  expect(emails('Ana@X.com, ana@x.com\nANA@x.com')).toEqual(['ana@x.com'])
})

test('IN-1 names that mail programs copy are removed', () => {
  expect(emails('"Lima, Ana" <ana@x.com>; Bo Chen <bo@x.com> Cy <cy@x.com>')).toEqual([
    'ana@x.com',
    'bo@x.com',
    'cy@x.com',
  ])
  expect(emails('Ana Lima <Ana@x.com>, <bo@x.com>')).toEqual(['ana@x.com', 'bo@x.com'])
})

test('IN-1 every invalid address has its own error', () => {
  expect(parseAddresses('ana@x.com, bo@x, @')).toEqual([
    { email: 'ana@x.com' },
    { email: 'bo@x', complaint: 'Enter a valid email address.' },
    { email: '@', complaint: 'Enter a valid email address.' },
  ])
})
