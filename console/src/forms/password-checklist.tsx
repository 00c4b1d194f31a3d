import { passwordRules } from '@accord/contract/rules/password-rules.ts'
import { useWords } from '../language/words.ts'
import { Checklist } from '../ui/fields/checklist.tsx'

/** Every rule of a new password and whether what is typed meets it. Nothing typed meets none. */
export function PasswordChecklist({ password, email }: { password: string; email: string }) {
  const { t } = useWords()
  const items = passwordRules.map((rule) => ({
    text: t(rule.sentence),
    met: password !== '' && rule.holds(password, email),
  }))
  return <Checklist items={items} metLabel={t('met')} unmetLabel={t('not yet met')} />
}
