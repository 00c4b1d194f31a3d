import type { PendingEmail as Pending } from '@accord/contract/email-change.ts'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { OwnEmail } from './change-email-form.tsx'
import { cancelEmailMutation, changeEmailMutation } from './email.api.ts'

type PendingEmailProps = { own: OwnEmail; pending: Pending; after: () => void }

/** An address that waits for its link to be opened. */
export function PendingEmail({ own, pending, after }: PendingEmailProps) {
  const { t } = useWords()
  const { email, organizations } = pending
  const sending = useAction({
    ...changeEmailMutation,
    done: t('A verification mail is on its way to {{email}}.', { email }),
  })
  const cancelling = useAction({ ...cancelEmailMutation, after })
  const along = organizations.map(({ id }) => id)

  return (
    <Card
      title={t('E-mail address')}
      description={t('You sign in with {{email}}.', { email: own.email })}
      footer={
        <>
          <Button
            pending={sending.pending}
            onClick={() =>
              void sending.run({
                email,
                profiles: own.profiles
                  .filter(({ organization }) => along.includes(organization.id))
                  .map(({ id }) => id),
              })
            }
          >
            {t('Send again')}
          </Button>
          <Button pending={cancelling.pending} onClick={() => void cancelling.run()}>
            {t('Cancel the change')}
          </Button>
        </>
      }
    >
      <Notice kind="info" title={t('Verification pending')}>
        {t('Open the link we sent to {{email}}, in a browser where you are signed in.', { email })}{' '}
        {organizations.length > 0 &&
          t('It also changes in: {{names}}.', {
            names: organizations.map(({ name }) => name).join(', '),
          })}
      </Notice>
    </Card>
  )
}
