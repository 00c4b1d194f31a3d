import { firstBrokenRule } from '@accord/contract/rules/password-rules.ts'
import { useId } from 'react'
import { useWords } from '../language/words.ts'
import { FieldTip } from '../ui/fields/field-tip.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { PasswordChecklist } from './password-checklist.tsx'

interface NewPasswordFieldsProps {
  label: string
  /** For the rule that keeps the address out of the password. */
  email: string
  password: string
  errors: Record<string, string>
}

/** A new password, its rules beside it while it is typed, and the same once more. */
export function NewPasswordFields({ label, email, password, errors }: NewPasswordFieldsProps) {
  const { t } = useWords()
  const rules = useId()
  return (
    <FieldTip
      id={rules}
      done={firstBrokenRule(password, email) === undefined}
      tip={<PasswordChecklist password={password} email={email} />}
      next={
        <PasswordField
          label={t('Confirm password')}
          name="confirmedPassword"
          autoComplete="new-password"
          showLabel={t('Show confirmed password')}
          error={errors['confirmedPassword']}
        />
      }
    >
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        showLabel={t('Show password')}
        error={errors['password']}
        aria-describedby={rules}
      />
    </FieldTip>
  )
}
