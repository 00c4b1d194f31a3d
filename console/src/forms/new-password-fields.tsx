import { firstBrokenRule, passwordRules } from '@accord/contract/rules/password-rules.ts'
import { useTranslation } from '../i18n/translation.ts'
import { Checklist } from '../ui/fields/checklist.tsx'
import { type RefObject, useId, useSyncExternalStore } from 'react'
import { FieldTip } from '../ui/fields/field-tip.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'

/** Shows each password rule and whether it's met. An empty password meets none of them. */
function PasswordChecklist({ password, email }: { password: string; email: string }) {
  const { t } = useTranslation()
  const items = passwordRules.map((rule) => ({
    ...halved(t(rule.sentence)),
    met: password !== '' && rule.holds(password, email),
  }))
  return <Checklist items={items} metLabel={t('met')} unmetLabel={t('not yet met')} />
}

/** Splits 'Password must' from 'contain …', because all rules start the same way. */
function halved(sentence: string) {
  const [, begins = '', text = sentence] = /^(\S+ \S+) (.*)$/.exec(sentence) ?? []
  return { begins, text }
}

interface NewPasswordFieldsProps {
  label: string
  /** The name of the button that shows the password, if there's another password on the page. */
  showLabel?: string
  /** The email address, which the password must not contain. */
  email: string
  password: string
  errors: Record<string, string>
}

/** Shows the fields for a new password and its confirmation, with the rules beside them. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, showLabel, email, password, errors } = props
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
        showLabel={showLabel ?? t('Show password')}
        error={errors['password']}
        aria-describedby={rules}
      />
    </FieldTip>
  )
}

/**
 * Returns the current value of a form's field. It's read from the document, because people may type before the script
 * loads.
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
