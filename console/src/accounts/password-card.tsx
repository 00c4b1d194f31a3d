import { PasswordChangeForm, PasswordSetForm } from '@accord/contract/passwords.ts'
import { useAction } from '../actions/use-action.ts'
import { NewPasswordFields, useTyped } from '../forms/new-password-fields.tsx'
import { useForm } from '../forms/use-form.ts'
import { useTranslation } from '../i18n/translation.ts'
import { usePerson, useUser } from '../session/session.api.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import styles from './password-card.module.css'
import { factorsQuery, setPasswordMutation } from './factors/factors.api.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, explainError } from '../api/api-error.ts'
import type { AppPath } from '../browser/app-path.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { changePasswordMutation } from './accounts.api.ts'

/** For someone who signs in only with passkeys. */
function SetPasswordForm() {
  const { t } = useTranslation()
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
        description={t(
          "You don't have a password. Set one to sign in where your passkeys aren't available.",
        )}
        footer={
          <Button type="submit" variant="primary" pending={pending || email === undefined}>
            {t('Set password')}
          </Button>
        }
      >
        <div className={styles.fields}>
          {/* Password managers and the password rules need to know the account's address. */}
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

/** Most people have a password, so assume one while loading. */
export function PasswordCard() {
  const has = useQuery(factorsQuery).data
  return has?.password === false ? <SetPasswordForm /> : <ChangePasswordForm />
}

function ChangePasswordForm() {
  const { t } = useTranslation()
  const { id } = usePerson()
  const email = useUser()?.email
  const [done, setDone] = useState(false)

  const changing = useAction({
    ...changePasswordMutation,
    done: t('Password updated successfully!'),
    failed: (error) => {
      const atFields = error instanceof ApiError && Object.keys(error.fields).length > 0
      const failure = t('Unable to update password.')
      return atFields ? failure : `${failure} ${t(explainError(error))}`
    },
    about: 'password',
  })

  const { props, errors, pending } = useForm({
    schema: PasswordChangeForm,
    submit: async ({ currentPassword, password }, form) => {
      await changing.attempt({ id, passwords: { currentPassword, password } })
      form.reset()
      setDone(true)
    },
  })
  const typed = useTyped(props.ref, 'password')

  return (
    <form {...props} onInput={() => setDone(false)}>
      <Card
        title={t('Password')}
        description={t("When you change your password, we'll sign you out everywhere else.")}
        footer={
          <Button type="submit" variant="primary" pending={pending || email === undefined}>
            {t('Update password')}
          </Button>
        }
      >
        <div className={styles.fields}>
          {done && <Notice kind="success">{t('All other sessions were signed out.')}</Notice>}
          {/* Password managers and the password rules need to know the account's address. */}
          <input name="email" autoComplete="username" value={email ?? ''} readOnly hidden />
          <PasswordField
            label={t('Current password')}
            name="currentPassword"
            autoComplete="current-password"
            aside={<a href={'/forgot-password' satisfies AppPath}>{t('I forgot my password')}</a>}
            showLabel={t('Show password')}
            error={errors['currentPassword']}
          />
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
