import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['ana@example.com', 'ana@example.com'],
  ['Ana@Example.com', 'ana@example.com'],
  ['ana+news@example.com', 'ana@example.com'],
  ['ana+news+more@example.com', 'ana@example.com'],
  ['+ana@example.com', '+ana@example.com'],
  ['a.na@example.com', 'a.na@example.com'],
  ['a.n.a+news@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
])('%s is read in the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
