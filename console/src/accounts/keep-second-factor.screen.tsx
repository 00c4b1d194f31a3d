import { keepSecondFactor } from '@accord/contract/second-factor-reset.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import { ApiError } from '../api/api-error.ts'
import { explainError } from '../api/explain-error.ts'
import { settings } from '../browser/settings.ts'
import { useWords } from '../language/words.ts'
import { useDocumentTitle } from '../pages/document-title.ts'
import { call } from '../session/call.ts'
import { Button, ButtonLink } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Panel, PanelStack } from '../ui/layout/panel.tsx'

/** Where the letter about a reset leads; pressed and not merely opened, because mail programs look at links too. */
export function KeepSecondFactorScreen() {
  const { t } = useWords()
  const title = t('Keep your second factor')
  useDocumentTitle(title)
  const code = useMailedCode()
  const keeping = useAction({
    mutationFn: () => call(keepSecondFactor, { body: { code } }),
    failed: () => undefined,
  })

  // What the service refused it refuses again; what never reached it can be tried once more.
  const over = keeping.result !== undefined || keeping.error instanceof ApiError

  return (
    <Panel productName={settings.brand} title={title}>
      <PanelStack>
        {keeping.error && <Notice kind="error">{t(explainError(keeping.error))}</Notice>}
        {keeping.result && <Notice kind="success">{t('It stays. You sign in as before.')}</Notice>}
        {over ? (
          <ButtonLink href="/user/account" variant="primary" wide>
            {t('Continue to your account')}
          </ButtonLink>
        ) : (
          <>
            <p>
              {t(
                'Somebody said that you lost it, and it will be removed. If you still have it, or did not ask for this, keep it.',
              )}
            </p>
            <Button
              variant="primary"
              wide
              pending={keeping.pending}
              onClick={() => void keeping.run()}
            >
              {t('Keep my second factor')}
            </Button>
          </>
        )}
      </PanelStack>
    </Panel>
  )
}

/** Out of the address at once: out of the history, and of what others may see. */
function useMailedCode(): string {
  const { code } = useParams({ strict: false })
  const [mailed] = useState(code)
  const navigate = useNavigate()
  useEffect(() => {
    if (code === undefined) return
    void navigate({
      to: '/keep-second-factor/{-$code}',
      params: { code: undefined },
      replace: true,
    })
  }, [code, navigate])
  return mailed ?? ''
}
