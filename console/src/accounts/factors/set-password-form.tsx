import { PasswordSetForm } from '@accord/contract/passwords.ts'
import { useAction } from '../../actions/use-action.ts'
import { NewPasswordFields } from '../../forms/new-password-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useTyped } from '../../forms/use-typed.ts'
import { useWords } from '../../language/words.ts'
import { useUser } from '../../session/session.api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from '../password-card.module.css'
import { setPasswordMutation } from './factors.api.ts'

/** For somebody whose passkeys are all they sign in with. */
export function SetPasswordForm() {
  const { t } = useWords()
  const email = useUser()?.email
  const setting = useAction({
    ...setPasswordMutation,
    done: t('Password set'),
    failed: t('Unable to set the password.'),
    about: 'password',
  })
  const { props, errors, pending } = useForm({
    schema: PasswordSetForm,
    submit: ({ password }) => setting.attempt(password),
  })
  const typed = useTyped(props.ref, 'password')

  return (
    <form {...props}>
      <Card
        title={t('Password')}
        description={t('You have none. With one you can also sign in where your passkeys are not.')}
        footer={
          <Button type="submit" variant="primary" pending={pending || email === undefined}>
            {t('Set password')}
          </Button>
        }
      >
        <div className={styles.fields}>
          {/* Tells password managers whose password this is, and the rules which address to look for. */}
          <input name="email" autoComplete="username" value={email ?? ''} readOnly hidden />
          <NewPasswordFields
            label={t('New password')}
            email={email ?? ''}
            password={typed}
            errors={errors}
          />
        </div>
      </Card>
    </form>
  )
}
