import { PasswordChangeForm, PasswordSetForm } from '@accord/contract/passwords.ts'
import { useAction } from '../../actions/use-action.ts'
import { NewPasswordFields, useTyped } from '../../forms/new-password-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { usePerson, useUser } from '../../session/session.api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import styles from '../fields.module.css'
import { setPasswordMutation } from './factors.api.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { ApiError, explainError } from '../../api/api-error.ts'
import type { AppPath } from '../../browser/app-path.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { changePasswordMutation } from '../accounts.api.ts'

type OpenFormProps = { onDone: () => void; onCancel: () => void }

/** Shows the form for people who sign in only with passkeys. */
export function SetPasswordForm({ onDone, onCancel }: OpenFormProps) {
  const { t } = useTranslation()
  const setting = useAction({
    ...setPasswordMutation,
    done: t('Password set'),
    failed: t('Unable to set the password.'),
    about: 'password',
  })
  const form = useForm({
    schema: PasswordSetForm,
    submit: async ({ password }) => {
      await setting.attempt(password)
      onDone()
    },
  })
  return <PasswordForm form={form} label={t('Set password')} onCancel={onCancel} />
}

export function ChangePasswordForm({ onDone, onCancel }: OpenFormProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { t } = useTranslation()
  const { id } = usePerson()

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

  const form = useForm({
    schema: PasswordChangeForm,
    submit: async ({ currentPassword, password }) => {
      await changing.attempt({ id, passwords: { currentPassword, password } })
      onDone()
    },
  })

  return (
    <PasswordForm form={form} label={t('Update password')} onCancel={onCancel}>
      <PasswordField
        ref={field}
        label={t('Current password')}
        name="currentPassword"
        autoComplete="current-password"
        aside={<a href={'/forgot-password' satisfies AppPath}>{t('I forgot my password')}</a>}
        showLabel={t('Show current password')}
        error={form.errors['currentPassword']}
      />
    </PasswordForm>
  )
}

type PasswordFormProps = {
  form: ReturnType<typeof useForm>
  label: string
  onCancel: () => void
  children?: ReactNode
}

function PasswordForm({ form, label, onCancel, children }: PasswordFormProps) {
  const { t } = useTranslation()
  const { props, errors, pending } = form
  const email = useUser()?.email
  const typed = useTyped(props.ref, 'password')

  return (
    <form {...props}>
      <div className={styles.fields}>
        {/* Password managers and the password rules need the account's email address. */}
        <input name="email" autoComplete="username" value={email ?? ''} readOnly hidden />
        {children}
        <NewPasswordFields
          label={t('New password')}
          showLabel={t('Show new password')}
          email={email ?? ''}
          password={typed}
          errors={errors}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" pending={pending || email === undefined}>
            {label}
          </Button>
          <Button onClick={onCancel}>{t('Cancel')}</Button>
        </div>
      </div>
    </form>
  )
}
