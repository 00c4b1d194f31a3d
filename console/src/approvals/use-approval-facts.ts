import { invalidRedirect } from '@accord/contract/rules/redirect-uris.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { hasCode, hasStatus } from '../api/error-checks.ts'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import { meQuery } from '../session/session.api.ts'
import { providerOrganization } from '../session/session.ts'
import type { RequestedApproval } from './approval-parameters.ts'
import {
  requestingApplicationQuery,
  ownApprovalsQuery,
  ownProfilesQuery,
  secondFactorQuery,
  approvalStatusesQuery,
} from './approval.api.ts'
import type { ApprovalFacts } from './steps/approval-step.ts'

export interface LoadFailure {
  title: string
  error: Error
  /** This is undefined if a retry can't help. */
  retry: (() => void) | undefined
}

/** Loads all data that a decision depends on, or returns the first failure. */
export function useApprovalFacts({ flow, orgId }: RequestedApproval): {
  facts?: ApprovalFacts
  /** Whether the redirect URI isn't allowed. In that case, no response may be sent there, not even a rejection. */
  redirectRefused?: true
  failure?: LoadFailure | undefined
} {
  const { t } = useTranslation()
  const person = useQuery(meQuery)
  const application = useQuery(requestingApplicationQuery(flow))
  const profiles = useQuery(ownProfilesQuery(orgId))
  const approvals = useQuery(ownApprovalsQuery(flow.application))
  const statuses = useQuery(approvalStatusesQuery(flow.application, orgId))
  const secondFactor = useQuery(secondFactorQuery(flow))

  const { error } = application
  if (hasCode(error, invalidRedirect)) {
    return { redirectRefused: true }
  }
  const isProviderSession = providerOrganization() !== undefined
  const isStrong = flow.acr === 'mfa' && !isProviderSession ? secondFactor.data : true
  if (
    person.data &&
    application.data &&
    profiles.data &&
    approvals.data &&
    statuses.data &&
    isStrong !== undefined
  ) {
    return {
      facts: {
        person: person.data,
        application: application.data,
        profiles: profiles.data,
        approvals: approvals.data,
        statuses: statuses.data,
        secondFactorMissing: !isStrong,
        isProviderSession,
      },
    }
  }
  return {
    failure:
      failureOf(person, t('Error logging in.')) ??
      failureOf(application, applicationFailure(application.error, t)) ??
      failureOf(profiles, t('Unable to get profiles')) ??
      failureOf(approvals, t('Unable to get approvals')) ??
      failureOf(statuses, t('Error during auth flow')) ??
      failureOf(secondFactor, t('Error during auth flow')),
  }
}

/** Returns undefined while the query is loading or after it has succeeded. */
export function failureOf(
  { data, error, refetch }: UseQueryResult,
  title: string,
): LoadFailure | undefined {
  if (data !== undefined || !error) return undefined
  const gone = hasStatus(error, 404)
  return { title, error, retry: gone ? undefined : () => void refetch() }
}

function applicationFailure(error: Error | null, t: Translate): string {
  const unknown = hasStatus(error, 404)
  return unknown ? t('Application not found') : t('Error during auth flow')
}
