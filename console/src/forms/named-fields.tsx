import { useTranslation } from '../i18n/translation.ts'
import { TextArea } from '../ui/fields/text-area.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import styles from './named-fields.module.css'

type NamedFieldsProps = {
  initial: { name: string; description: string }
  /** The contract's messages, by field. */
  errors: Record<string, string>
}

export function NamedFields({ initial, errors }: NamedFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.fields}>
      <TextField
        label={t('Name')}
        name="name"
        autoComplete="off"
        required
        defaultValue={initial.name}
        error={errors['name']}
      />
      <TextArea
        label={t('Description')}
        name="description"
        aside={t('Optional')}
        defaultValue={initial.description}
        error={errors['description']}
      />
    </div>
  )
}
