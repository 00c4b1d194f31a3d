import { useQuery } from '@tanstack/react-query'
import type { ApprovalFlow } from '../browser/approval-flow.ts'
import { changeLanguage, useTranslation } from '../i18n/translation.ts'
import { meQuery } from '../session/session.api.ts'
import { Button } from '../ui/buttons/button.tsx'
import { ApprovalPanel, ApprovalPending, HandOver } from './approval-panel.tsx'
import { requestingApplicationQuery } from './approval.api.ts'
import styles from './approval.module.css'
import { signInAsAnother } from './sign-in-first.ts'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { writeQuery } from '../browser/query-string.ts'
import { requestedLanguage } from '../i18n/language.ts'
import { hasSession } from '../session/session.ts'
import { ApprovalFailed, UnregisteredRedirect, UnusableAddress } from './approval-failed.tsx'
import { type RequestedApproval, readParameters } from './approval-parameters.ts'
import { OpenApproval } from './open-approval.tsx'
import { entryStep } from './steps/approval-step.ts'
import { useApprovalFacts } from './use-approval-facts.ts'

type ChooseAccountProps = { flow: ApprovalFlow; onStay: () => void }

/** Lets the person confirm or change the account (`prompt=select_account`). */
export function ChooseAccount({ flow, onStay }: ChooseAccountProps) {
  const { t } = useTranslation()
  const { data: person, isPending } = useQuery(meQuery)
  const application = useQuery(requestingApplicationQuery(flow))
  if (isPending || application.isPending)
    return <ApprovalPending label={t('Loading the request…')} />
  return (
    <ApprovalPanel
      title={t('Choose an account')}
      context={
        application.data
          ? t('Choose which account to use with {{name}}.', { name: application.data.name })
          : t('Choose which account to use with the application.')
      }
    >
      <div className={styles.section}>
        <Button variant="primary" wide onClick={onStay}>
          {person
            ? t('Continue as {{name}}', { name: person.email })
            : t('Continue with this account')}
        </Button>
        <Button wide onClick={() => void signInAsAnother(flow)}>
          {t('Use another account')}
        </Button>
      </div>
    </ApprovalPanel>
  )
}

const route = getRouteApi('/approval')

/** Lets a person decide whether an application may act for them. */
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

/** Switches to the language that the application requested, if it's available. */
function useAskedLanguage(preferred = '') {
  useEffect(() => {
    const language = requestedLanguage(preferred)
    if (language) void changeLanguage(language)
  }, [preferred])
}

function SignedInApproval({ asked }: { asked: RequestedApproval }) {
  const { t } = useTranslation()
  const { facts, redirectRefused, failure } = useApprovalFacts(asked)

  if (redirectRefused) return <UnregisteredRedirect flow={asked.flow} />
  if (facts) return <OpenApproval asked={asked} facts={facts} />
  if (!failure) return <ApprovalPending label={t('Loading the request…')} />
  return <ApprovalFailed flow={asked.flow} failure={failure} />
}
