import {
  challengeExpected,
  invalidState,
  notStartedHere,
  otherOrganizationExpected,
  otherPersonExpected,
  requestChanged,
} from '@accord/contract/approvals.ts'
import { invalidRedirect } from '@accord/contract/rules/redirect-uris.ts'
import { ApiError } from '../../api/api-error.ts'
import { mayPass } from '../../api/may-pass.ts'
import type { Translate } from '../../language/words.ts'

/** The request itself cannot go on, whichever profile it is for. */
const ofTheFlow: string[] = [
  invalidRedirect,
  invalidState,
  notStartedHere,
  requestChanged,
  challengeExpected,
  otherPersonExpected,
  otherOrganizationExpected,
].map(({ code }) => code)

export function isOfTheFlow(error: unknown): boolean {
  return error instanceof ApiError && ofTheFlow.includes(error.code)
}

/** The specification's words for a decision that did not come through (APV-11). */
export function decisionFailure(error: unknown, refused: string, t: Translate): string {
  if (!(error instanceof ApiError) || mayPass(error))
    return t('Unexpected error. Authorization failed')
  return isOfTheFlow(error) ? t('Error during auth flow') : refused
}
