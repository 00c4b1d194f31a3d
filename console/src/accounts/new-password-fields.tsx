import { useWords } from '../language/words.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { PasswordChecklist } from './password-checklist.tsx'

interface NewPasswordFieldsProps {
  label: string
  /** For the rule that keeps the address out of the password. */
  email: string
  password: string
  errors: Record<string, string>
}

/** A new password with its rules in view, and the same once more. */
export function NewPasswordFields({ label, email, password, errors }: NewPasswordFieldsProps) {
  const { t } = useWords()
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        showLabel={t('Show password')}
        error={errors['password']}
        hint={<PasswordChecklist password={password} email={email} />}
      />
      <PasswordField
        label={t('Confirm password')}
        name="confirmedPassword"
        autoComplete="new-password"
        showLabel={t('Show confirmed password')}
        error={errors['confirmedPassword']}
      />
    </>
  )
}
