import { useState } from 'react'
import type { Address } from '../../browser/address.ts'
import { useForm } from '../../forms/use-form.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { PanelStack } from '../../ui/layout/panel.tsx'
import { Banner, type BannerMessage } from '../banner.tsx'
import { EmailField } from '../../ui/fields/email-field.tsx'
import { loadCalls } from '../load-calls.ts'
import { resendVerificationTo } from './resend-verification.ts'

/** Why a new link is needed, and the way to it. */
export function ResendVerificationForm({ reason }: { reason: BannerMessage }) {
  const { t } = useWords()
  const [message, setMessage] = useState(reason)
  const form = useForm({
    schema: async () => (await loadCalls()).VerificationAgain,
    submit: async ({ email }) => setMessage(await resendVerificationTo(email)),
    // `resendVerificationTo` tells of refusals itself.
    onRefused: () => {},
  })

  return (
    <>
      <Banner message={message} />
      <form {...form.props}>
        <PanelStack>
          <EmailField error={form.errors['email']} />
          <Button type="submit" variant="primary" wide pending={form.pending}>
            {t('Send a new link')}
          </Button>
          <p>
            <a href={'/sign-in' satisfies Address}>{t('Back to sign in')}</a>
          </p>
        </PanelStack>
      </form>
    </>
  )
}
