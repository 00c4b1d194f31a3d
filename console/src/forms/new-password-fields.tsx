import { firstBrokenRule, passwordRules } from '@accord/contract/rules/password-rules.ts'
import { useTranslation } from '../i18n/translation.ts'
import { Checklist } from '../ui/fields/checklist.tsx'
import { type RefObject, useId, useSyncExternalStore } from 'react'
import { FieldTip } from '../ui/fields/field-tip.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'

/** Every rule of a new password and whether what is typed meets it. Nothing typed meets none. */
function PasswordChecklist({ password, email }: { password: string; email: string }) {
  const { t } = useTranslation()
  const items = passwordRules.map((rule) => ({
    ...halved(t(rule.sentence)),
    met: password !== '' && rule.holds(password, email),
  }))
  return <Checklist items={items} metLabel={t('met')} unmetLabel={t('not yet met')} />
}

/** 'Password must' and 'contain …': seen once, what all of them begin with is enough. */
function halved(sentence: string) {
  const [, begins = '', text = sentence] = /^(\S+ \S+) (.*)$/.exec(sentence) ?? []
  return { begins, text }
}

interface NewPasswordFieldsProps {
  label: string
  /** For the rule that keeps the address out of the password. */
  email: string
  password: string
  errors: Record<string, string>
}

/** A new password, its rules beside it while it is typed, and the same once more. */
export function NewPasswordFields({ label, email, password, errors }: NewPasswordFieldsProps) {
  const { t } = useTranslation()
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

/**
 * What stands in a form's field as it is typed. The page itself is asked, not a copy of it: the first
 * letters may be older than the script.
 */
export function useTyped(form: RefObject<HTMLFormElement | null>, name: string): string {
  return useSyncExternalStore(
    onTyping,
    () => valueOf(form.current, name),
    () => '',
  )
}

function onTyping(listener: () => void) {
  document.addEventListener('input', listener)
  return () => document.removeEventListener('input', listener)
}

function valueOf(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.value : ''
}
