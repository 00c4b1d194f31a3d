import { useState } from 'react'
import { withQuery } from '../../browser/address.ts'
import { keep } from '../../browser/browser-storage.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { resendVerificationTo } from '../verify-email/resend-verification.ts'
import type { BannerMessage } from '../banner.tsx'
import type { LettersProps } from '../what-was-mailed.tsx'
import styles from './letters.module.css'

type LinkSentProps = { email: string } & Pick<LettersProps, 'resends'>

/** For as long as the link is good: a snackbar is gone before the mail has come. */
export function LinkSent({ email, resends }: LinkSentProps) {
  const { t } = useWords()
  const [said, setSaid] = useState<BannerMessage>()
  const [sending, setSending] = useState(false)

  async function resend() {
    setSending(true)
    setSaid(await resendVerificationTo(email))
    setSending(false)
  }

  return (
    <Notice
      kind={said?.kind ?? 'info'}
      title={t('We sent a link to {{email}}', { email })}
      action={
        <div className={styles.ways}>
          {!resends && (
            <Button size="small" pending={sending} onClick={() => void resend()}>
              {t('Resend')}
            </Button>
          )}
          <a
            href={withQuery('/sign-up', location.search)}
            onClick={() => keep('signUpEmail', email)}
          >
            {t('Change address')}
          </a>
        </div>
      }
    >
      {said?.text ?? t('Open it in this browser to verify your address, then sign in.')}
      {said?.detail && <p>{said.detail}</p>}
    </Notice>
  )
}
