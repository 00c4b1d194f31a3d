import { notStartedHere, requestChanged, roleExpected } from '@accord/contract/approvals.ts'
import { describe, expect, test } from 'vitest'
import { ApiError, unreachable } from '../../api/api-error.ts'
import { decisionFailure } from './use-decision.ts'

const refused = 'Error authorizing the profile.'
const said = (error: unknown) => decisionFailure(error, refused, (sentence) => sentence)

describe('APV-11: the message for a failed decision', () => {
  test('an error or a missing response from the service is reported as unexpected', () => {
    const unexpected = 'Unexpected error. Authorization failed'
    expect(said(new ApiError({ status: 500 }))).toBe(unexpected)
    expect(said(new ApiError({ status: unreachable }))).toBe(unexpected)
    expect(said(new TypeError('no address'))).toBe(unexpected)
  })

  test('a request that cannot continue is reported as an error of the flow', () => {
    expect(said(new ApiError(notStartedHere))).toBe('Error during auth flow')
    expect(said(new ApiError(requestChanged))).toBe('Error during auth flow')
  })

  test('a profile that can’t approve is reported as an error of the profile', () => {
    expect(said(new ApiError(roleExpected))).toBe(refused)
    expect(said(new ApiError({ status: 404, code: 'not_found' }))).toBe(refused)
  })
})
