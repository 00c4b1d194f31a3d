import { useTranslation } from '../../i18n/translation.ts'
import { PasswordField, type PasswordFieldProps } from '../../ui/fields/password-field.tsx'

/** Asks for the receiver's token, which is never stored in the browser. */
export function TokenField(field: Pick<PasswordFieldProps, 'value' | 'error' | 'onChange'>) {
  const { t } = useTranslation()
  return (
    <PasswordField
      label={t('Token')}
      showLabel={t('Show token')}
      name="token"
      // Browsers don't offer saved passwords for it, and the form doesn't restore it.
      autoComplete="new-password"
      hint={t('We store it encrypted and never show it again.')}
      {...field}
    />
  )
}
