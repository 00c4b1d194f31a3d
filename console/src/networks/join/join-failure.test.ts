import {
  forbidden,
  notFound,
  organizationDeleted,
  type ExpectedError,
} from '@accord/contract/errors.ts'
import { invitationAccepted, invitationExpired } from '@accord/contract/invitations.ts'
import { alreadyInNetwork, sharesChanged } from '@accord/contract/network-invitations.ts'
import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { t } from '../../i18n/translation.ts'
import { NoProfile } from '../../session/act-for.ts'
import { explainAnswer, isOutdated, settledBefore } from './join-prompt.tsx'

const refused = ({ code, status, message }: ExpectedError) =>
  new ApiError({ code, status, message })
const organization = { name: 'Northside Clinic' }

test.each([
  [invitationAccepted, 'accepted'],
  [alreadyInNetwork, 'joined-before'],
  [invitationExpired, undefined],
  [sharesChanged, undefined],
  [forbidden, undefined],
] as const)('NW-10: the error $0.code means $1', (expectedError, how) => {
  expect(settledBefore(refused(expectedError))).toBe(how)
})

test('NW-10: an error without a known code is judged by its status', () => {
  expect(settledBefore(new ApiError({ status: 400 }))).toBe('accepted')
  expect(settledBefore(new ApiError({ status: 409 }))).toBe('joined-before')
  expect(settledBefore(refused(organizationDeleted))).toBeUndefined()
  expect(explainAnswer(refused(organizationDeleted), organization, t)).toBe(
    organizationDeleted.message,
  )
  expect(settledBefore(new TypeError('x is not a function'))).toBeUndefined()
})

test('NW-9: an invitation that changed is reloaded', () => {
  const outdated = [sharesChanged, invitationExpired, notFound].map((expectedError) =>
    isOutdated(refused(expectedError)),
  )
  expect(outdated).toEqual([true, true, true])
  expect(isOutdated(refused(forbidden))).toBe(false)
})

test.each([refused(forbidden), new NoProfile()])(
  'NW-9: the message for %s names who can answer',
  (error) => {
    expect(explainAnswer(error, organization, t)).toBe(
      'Only admins and owners of Northside Clinic can respond to it. Ask one of them for help.',
    )
  },
)

test('NW-9: any other error shows the service’s own message', () => {
  expect(explainAnswer(refused(sharesChanged), organization, t)).toBe(sharesChanged.message)
})
