import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { explainError } from '../../api/explain-error.ts'
import type { Address } from '../../browser/address.ts'
import { settings } from '../../browser/settings.ts'
import { useForm } from '../../forms/use-form.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { Panel, PanelStack } from '../../ui/layout/panel.tsx'
import { Banner, type BannerMessage } from '../banner.tsx'
import { loadCalls } from '../load-calls.ts'

type SignUpPasswordFormProps = {
  code: string
  email: string
  onProved: () => void
  onDiscard: () => void
}

export function SignUpPasswordForm(props: SignUpPasswordFormProps) {
  const { code, email, onProved, onDiscard } = props
  const { t } = useWords()
  const [message, setMessage] = useState<BannerMessage>()
  const form = useForm({
    schema: async () => (await loadCalls()).SignUpPasswordForm,
    async submit({ password }) {
      setMessage(undefined)
      const { verifyCode } = await loadCalls()
      await verifyCode(code, password)
      onProved()
    },
    onRefused(error) {
      const atItsField = error instanceof ApiError && 'password' in error.fields
      if (!atItsField) setMessage({ kind: 'error', text: explainError(error) })
    },
  })

  return (
    <Panel
      productName={settings.brand}
      title={t('Verify your e-mail address')}
      context={t(
        'An account for {{email}} was created in another browser. To verify it here, enter the password chosen at sign-up.',
        { email },
      )}
      footer={<a href={'/forgot-password' satisfies Address}>{t('Forgot password?')}</a>}
    >
      <Banner message={message} />
      <form {...form.props}>
        <PanelStack>
          {/* Tells password managers whose password this is. */}
          <input autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={t('Password')}
            name="password"
            autoComplete="current-password"
            showLabel={t('Show password')}
            error={form.errors['password']}
          />
          <Button type="submit" variant="primary" wide pending={form.pending}>
            {t('Verify e-mail address')}
          </Button>
          <Button wide onClick={onDiscard}>
            {t('I did not ask for this')}
          </Button>
        </PanelStack>
      </form>
    </Panel>
  )
}
