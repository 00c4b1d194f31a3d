import { invitationAccepted, invitationExpired } from '@accord/contract/invitations.ts'
import { profileExists } from '@accord/contract/members.ts'
import { notFound, organizationDeleted } from '@accord/contract/errors.ts'
import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { t } from '../i18n/translation.ts'
import { acceptFailure } from './use-answer-invitation.ts'

test.each([
  [invitationAccepted, 'This invitation has already been accepted.'],
  [profileExists, 'You already have a profile in this organization.'],
  [invitationExpired, invitationExpired.message],
  [organizationDeleted, organizationDeleted.message],
  [notFound, 'Something went wrong!'],
])(
  'IN-6: a rejected acceptance shows its message: $0.code',
  ({ code, status, message }, sentence) => {
    expect(acceptFailure(new ApiError({ code, status, message }), t)).toBe(sentence)
  },
)

test.each([
  [400, 'This invitation has already been accepted.'],
  [409, 'You already have a profile in this organization.'],
  [404, 'Something went wrong!'],
  [500, 'Something went wrong!'],
])('IN-6: a rejected acceptance with status %i shows its message', (status, sentence) => {
  expect(acceptFailure(new ApiError({ status, message: 'Anything.' }), t)).toBe(sentence)
})

test('IN-6: an error that isn’t a response shows the general message', () => {
  expect(acceptFailure(new TypeError('x is not a function'), t)).toBe('Something went wrong!')
})
