import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { secretsIn } from './issue-secrets.ts'

const random = randomBytes(32)
const value = `acu_${random.toString('base64url')}`
const issued = [
  { kind: 'token', value },
  { kind: 'user code', value: 'BCDFGHJK' },
]

test.each([
  ['as it is', value],
  ['without its prefix', value.slice(4)],
  ['in hexadecimal', Buffer.from(value).toString('hex')],
  ['in base64', Buffer.from(value).toString('base64')],
  ['as its random bytes', random],
  ['as its random bytes in hexadecimal', random.toString('hex')],
  ['as its random bytes in base64', random.toString('base64')],
])('CR1: the search finds a secret stored %s', (_how, left) => {
  const bytes = Buffer.concat([Buffer.from('before '), Buffer.from(left), Buffer.from(' after')])
  expect(secretsIn(bytes, issued)).toEqual(['token'])
})

test('CR1: the search finds a short secret at the very end, and finds none in random bytes', () => {
  expect(secretsIn(Buffer.from('xBCDFGHJK'), issued)).toEqual(['user code'])
  expect(secretsIn(randomBytes(1000), issued)).toEqual([])
})
