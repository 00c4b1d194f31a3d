import { useWords } from '../language/words.ts'
import { TextField } from '../ui/fields/text-field.tsx'
import styles from './name-fields.module.css'

/** What a newcomer is called. */
export function NameFields({ errors }: { errors: Record<string, string> }) {
  const { t } = useWords()
  return (
    <div className={styles.names}>
      <TextField
        label={t('First name')}
        name="firstName"
        required
        autoComplete="given-name"
        error={errors['firstName']}
      />
      <TextField
        label={t('Last name')}
        name="lastName"
        required
        autoComplete="family-name"
        error={errors['lastName']}
      />
    </div>
  )
}
