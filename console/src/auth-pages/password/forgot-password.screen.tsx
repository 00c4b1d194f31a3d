import { type ReactNode, useEffect, useState } from 'react'
import { rateLimitMessage } from '../../api/api-error.ts'
import { settings } from '../../browser/settings.ts'
import { useForm } from '../../forms/use-form.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar.tsx'
import { Panel, PanelStack } from '../../ui/layout/panel.tsx'
import { Banner, type BannerMessage } from '../banner.tsx'
import { EmailField } from '../../ui/fields/text-field.tsx'
import { focusGap, focusHeading } from '../focus.ts'
import { loadCalls } from '../load-calls.ts'
import { QueryKeptLink } from '../use-after-hydration.tsx'

export function ForgotPasswordScreen() {
  const { t } = useTranslation()
  const [message, setMessage] = useState<BannerMessage>()
  const [sent, setSent] = useState(false)

  useEffect(focusGap, [])

  const form = useForm({
    schema: async () => (await loadCalls()).ForgotForm,
    async submit({ email }) {
      setMessage(undefined)
      const { mailResetLink } = await loadCalls()
      await mailResetLink(email)
      showSnackbar({ kind: 'success', message: t('Password reset link has been sent your email.') })
      setSent(true)
    },
    onRefused: (error) =>
      setMessage({
        kind: 'error',
        text: t("We're unable to send the reset link. Please try again later."),
        detail: rateLimitMessage(error),
      }),
  })

  const backToSignIn = <QueryKeptLink to="/sign-in">{t('Back to sign in')}</QueryKeptLink>
  if (sent) return <LinkSent>{backToSignIn}</LinkSent>

  return (
    <Panel
      productName={settings.brand}
      title={t('Forgot password')}
      context={t("Enter your email address, and we'll send you a link to choose a new password.")}
      footer={backToSignIn}
    >
      <Banner message={message} />
      <form {...form.props}>
        <PanelStack>
          <EmailField error={form.errors['email']} />
          <Button type="submit" variant="primary" wide pending={form.pending}>
            {t('Reset password')}
          </Button>
        </PanelStack>
      </form>
    </Panel>
  )
}

function LinkSent({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  useEffect(focusHeading, [])
  return (
    <Panel productName={settings.brand} title={t('Link sent')}>
      <PanelStack>
        <p>{t('Check your email for a link to reset your password.')}</p>
        <p>{children}</p>
      </PanelStack>
    </Panel>
  )
}
