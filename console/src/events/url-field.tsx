import { useTranslation } from '../i18n/translation.ts'
import { TextField } from '../ui/fields/text-field.tsx'

type UrlFieldProps = {
  value?: string
  defaultValue?: string
  hint?: string
  placeholder?: string
  error: string | undefined
  onChange?: (url: string) => void
}

/** Asks for the address of an endpoint or an audit stream. */
export function UrlField({ error, hint, onChange, ...values }: UrlFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('URL')}
      name="url"
      type="url"
      mono
      required
      autoComplete="off"
      spellCheck={false}
      placeholder="https://"
      hint={hint ?? t('An https address on port 443, or on a port from 1024.')}
      error={error}
      onChange={onChange && (({ target }) => onChange(target.value))}
      {...values}
    />
  )
}
