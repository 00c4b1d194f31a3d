import { useQuery } from '@tanstack/react-query'
import type { ApprovalFlow } from '../browser/approval-flow.ts'
import { useWords } from '../language/words.ts'
import { meQuery } from '../session/session.api.ts'
import { Button } from '../ui/buttons/button.tsx'
import { ApprovalPanel } from './approval-panel.tsx'
import { ApprovalWaits } from './approval-waits.tsx'
import { askingApplicationQuery } from './approval.api.ts'
import styles from './approval.module.css'
import { signInAsAnother } from './sign-in-first.ts'

type ChooseAccountProps = { flow: ApprovalFlow; onStay: () => void }

/** The application wants the person to say who they are, whoever is signed in. */
export function ChooseAccount({ flow, onStay }: ChooseAccountProps) {
  const { t } = useWords()
  const { data: person, isPending } = useQuery(meQuery)
  const application = useQuery(askingApplicationQuery(flow))
  if (isPending || application.isPending) return <ApprovalWaits label={t('Loading the request…')} />
  return (
    <ApprovalPanel
      title={t('Choose an account')}
      context={
        application.data
          ? t('{{name}} asks which account to go on with.', { name: application.data.name })
          : t('The application asks which account to go on with.')
      }
    >
      <div className={styles.section}>
        <Button variant="primary" wide onClick={onStay}>
          {person ? t('Continue as {{name}}', { name: person.email }) : t('Continue as you are')}
        </Button>
        <Button wide onClick={() => void signInAsAnother(flow)}>
          {t('Use another account')}
        </Button>
      </div>
    </ApprovalPanel>
  )
}
