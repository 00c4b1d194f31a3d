import { invitationExpired } from '@accord/contract/invitations.ts'
import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { t } from '../language/words.ts'
import { acceptFailure } from './invitation-answer.ts'

test.each([
  [400, 'This invitation has already been accepted.'],
  [409, 'You already have a profile in this organization.'],
  [404, 'Something went wrong!'],
  [500, 'Something went wrong!'],
])('IN-6 a refused acceptance with status %i', (status, sentence) => {
  expect(acceptFailure(new ApiError({ status, message: 'Anything.' }), t)).toBe(sentence)
})

test('IN-6 an expired invitation says what to do', () => {
  const { code, status, message } = invitationExpired
  expect(acceptFailure(new ApiError({ code, status, message }), t)).toBe(message)
})

test('IN-6 something that is no answer at all', () => {
  expect(acceptFailure(new TypeError('x is not a function'), t)).toBe('Something went wrong!')
})
