import { useTranslation } from '../i18n/translation.ts'
import styles from '../ui/fields/field.module.css'
import { TextField } from '../ui/fields/text-field.tsx'

export function NameFields({ errors }: { errors: Record<string, string> }) {
  const { t } = useTranslation()
  return (
    <div className={styles.pair}>
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
