import { reportSignIn } from '@accord/contract/session.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import { ApiError } from '../api/api-error.ts'
import { explainError } from '../api/explain-error.ts'
import type { Address } from '../browser/address.ts'
import { settings } from '../browser/settings.ts'
import { useWords } from '../language/words.ts'
import { useDocumentTitle } from '../pages/document-title.ts'
import { call } from '../session/call.ts'
import { Button, ButtonLink } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Panel, PanelStack } from '../ui/layout/panel.tsx'

/** Where the letter about a new sign-in leads; pressed and not merely opened, because mail programs look at links too. */
export function NotMeScreen() {
  const { t } = useWords()
  const title = t('Was this not you?')
  useDocumentTitle(title)
  const code = useMailedCode()
  const reporting = useAction({
    mutationFn: () => call(reportSignIn, { body: { code } }),
    failed: () => undefined,
  })
  // What the service refused it refuses again; what never reached it can be tried once more.
  const over = reporting.result !== undefined || reporting.error instanceof ApiError

  return (
    <Panel productName={settings.brand} title={title}>
      <PanelStack>
        {reporting.error && <Notice kind="error">{t(explainError(reporting.error))}</Notice>}
        {reporting.result && <Notice kind="success">{t('That sign-in has ended.')}</Notice>}
        {over ? (
          <>
            <p>{t('Choose a new password now: whoever it was may know yours.')}</p>
            <ButtonLink href={'/forgot-password' satisfies Address} variant="primary" wide>
              {t('Choose a new password')}
            </ButtonLink>
          </>
        ) : (
          <>
            <p>{t('Somebody signed in to your account. If it was not you, end that sign-in.')}</p>
            <Button
              variant="danger"
              wide
              pending={reporting.pending}
              onClick={() => void reporting.run()}
            >
              {t('This was not me')}
            </Button>
          </>
        )}
      </PanelStack>
    </Panel>
  )
}

/** Out of the address at once: out of the history, and of what others may see. */
function useMailedCode(): string {
  const { code } = useSearch({ from: '/not-me' })
  const [mailed] = useState(code)
  const navigate = useNavigate()
  useEffect(() => {
    if (code !== undefined) void navigate({ to: '/not-me', search: {}, replace: true })
  }, [code, navigate])
  return mailed ?? ''
}
