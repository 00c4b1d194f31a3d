import { passwordRules } from '@accord/contract/rules/password-rules.ts'
import { useWords } from '../language/words.ts'
import { Checklist } from '../ui/fields/checklist.tsx'

/** Every rule of a new password and whether what is typed meets it. Nothing typed meets none. */
export function PasswordChecklist({ password, email }: { password: string; email: string }) {
  const { t } = useWords()
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
