import type { ReplyOf } from '@accord/contract/call.ts'
import type { getOwnEmail } from '@accord/contract/email-change.ts'
import { Email } from '@accord/contract/fields.ts'
import * as z from 'zod/mini'
import { useAction } from '../../actions/use-action.ts'
import { ApiError } from '../../api/api-error.ts'
import { explainError } from '../../api/explain-error.ts'
import { useForm } from '../../forms/use-form.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { EmailField } from '../../ui/fields/email-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import fields from '../password-card.module.css'
import styles from '../../ui/fields/choice.module.css'
import { changeEmailMutation } from './email.api.ts'

export type OwnEmail = ReplyOf<typeof getOwnEmail>

const NewEmail = z.object({ email: Email })

export function ChangeEmailForm({ own, after }: { own: OwnEmail; after: () => void }) {
  const { t } = useWords()
  const changing = useAction({
    ...changeEmailMutation,
    failed: (error) =>
      error instanceof ApiError && error.fields['email'] ? undefined : t(explainError(error)),
    after,
  })
  const { props, errors, pending } = useForm({
    schema: NewEmail,
    submit: ({ email }, form) =>
      changing.attempt({ email, profiles: new FormData(form).getAll('along') as string[] }),
  })

  return (
    <form {...props}>
      <Card
        title={t('E-mail address')}
        description={t('You sign in with {{email}}.', { email: own.email })}
        footer={
          <Button type="submit" variant="primary" pending={pending}>
            {t('Change address')}
          </Button>
        }
      >
        <div className={fields.fields}>
          <EmailField
            label={t('New e-mail address')}
            error={errors['email'] && t(errors['email'])}
          />
          {own.profiles.length > 0 && (
            <fieldset className={styles.group}>
              <legend className={styles.legend}>{t('Also change it in:')}</legend>
              {own.profiles.map(({ id, organization }) => (
                <Checkbox key={id} name="along" value={id} label={organization.name} />
              ))}
            </fieldset>
          )}
        </div>
      </Card>
    </form>
  )
}
