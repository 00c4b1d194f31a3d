import { getRouteApi } from '@tanstack/react-router'
import { writeQuery } from '../browser/query-string.ts'
import { useWords } from '../language/words.ts'
import { hasSession } from '../session/session.ts'
import { ApprovalFailed, UnregisteredRedirect, UnusableAddress } from './approval-failed.tsx'
import { type AskedApproval, readParameters } from './approval-parameters.ts'
import { ApprovalWaits, HandOver } from './approval-waits.tsx'
import { OpenApproval } from './open-approval.tsx'
import { entryStep } from './steps/approval-step.ts'
import { useApprovalFacts } from './use-approval-facts.ts'

const route = getRouteApi('/approval')

/** A person lets an application act under one of their profiles, and goes back to it. */
export function ApprovalScreen() {
  const search = writeQuery(route.useSearch())
  const entry = entryStep(readParameters(search), hasSession())

  switch (entry.step) {
    case 'address-problem':
      return <UnusableAddress problem={entry.problem} />
    case 'redirect':
      return <HandOver flow={entry.asked.flow} />
    case 'loading':
      return <SignedInApproval asked={entry.asked} />
  }
}

function SignedInApproval({ asked }: { asked: AskedApproval }) {
  const { t } = useWords()
  const { facts, redirectRefused, failure } = useApprovalFacts(asked)

  if (redirectRefused) return <UnregisteredRedirect flow={asked.flow} />
  if (facts) return <OpenApproval asked={asked} facts={facts} />
  if (!failure) return <ApprovalWaits label={t('Loading the request…')} />
  return <ApprovalFailed flow={asked.flow} failure={failure} />
}
