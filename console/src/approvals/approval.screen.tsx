import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { writeQuery } from '../browser/query-string.ts'
import { askedLanguage } from '../language/asked-language.ts'
import { changeLanguage, useWords } from '../language/words.ts'
import { hasSession } from '../session/session.ts'
import { ApprovalFailed, UnregisteredRedirect, UnusableAddress } from './approval-failed.tsx'
import { type AskedApproval, readParameters } from './approval-parameters.ts'
import { ApprovalWaits, HandOver } from './approval-waits.tsx'
import { ChooseAccount } from './choose-account.tsx'
import { OpenApproval } from './open-approval.tsx'
import { entryStep } from './steps/approval-step.ts'
import { useApprovalFacts } from './use-approval-facts.ts'

const route = getRouteApi('/approval')

/** A person lets an application act under one of their profiles, and goes back to it. */
export function ApprovalScreen() {
  const query = route.useSearch()
  const [stays, setStays] = useState(false)
  const visitor = { signedIn: hasSession(), prompt: stays ? undefined : query['prompt'] }
  const entry = entryStep(readParameters(writeQuery(query)), visitor)
  useAskedLanguage(query['uiLocales'])

  switch (entry.step) {
    case 'address-problem':
      return <UnusableAddress problem={entry.problem} />
    case 'redirect':
      return <HandOver flow={entry.asked.flow} again={false} />
    case 'sign-in-again':
      return <HandOver flow={entry.asked.flow} again />
    case 'choose-account':
      return <ChooseAccount flow={entry.asked.flow} onStay={() => setStays(true)} />
    case 'loading':
      return <SignedInApproval asked={entry.asked} />
  }
}

/** What the application would have the person spoken to in; else nothing changes. */
function useAskedLanguage(preferred = '') {
  useEffect(() => {
    const language = askedLanguage(preferred)
    if (language) void changeLanguage(language)
  }, [preferred])
}

function SignedInApproval({ asked }: { asked: AskedApproval }) {
  const { t } = useWords()
  const { facts, redirectRefused, failure } = useApprovalFacts(asked)

  if (redirectRefused) return <UnregisteredRedirect flow={asked.flow} />
  if (facts) return <OpenApproval asked={asked} facts={facts} />
  if (!failure) return <ApprovalWaits label={t('Loading the request…')} />
  return <ApprovalFailed flow={asked.flow} failure={failure} />
}
