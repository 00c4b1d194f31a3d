import type { ReactNode } from 'react'
import { explainError } from '../api/explain-error.ts'
import { hasStatus } from '../api/refused-with.ts'
import { useWords } from '../language/words.ts'
import { Button, ButtonLink } from '../ui/buttons/button.tsx'
import { PanelStack } from '../ui/layout/panel.tsx'
import { InvitationPanel } from './invitation-panel.tsx'
import type { Switching } from '../session/switch-account.ts'

/** Whether there is nothing for this person to see, now and later: another account may see it. */
export function isNotForThem(error: unknown): boolean {
  return hasStatus(error, 404, 403)
}

type MissingInvitationProps = {
  title: string
  error: Error
  /** What may have become of it. */
  gone: ReactNode
  /** How the next account comes to look for it. */
  switching: Switching
  retrying: boolean
  onRetry: () => void
  /** The way on for this one. */
  children: ReactNode
}

export function MissingInvitation(props: MissingInvitationProps) {
  const { title, error, gone, switching, retrying, onRetry, children } = props
  const { t } = useWords()
  const final = isNotForThem(error)

  return (
    <InvitationPanel title={title} context={final ? gone : t(explainError(error))}>
      <PanelStack>
        {final ? (
          <ButtonLink {...switching} variant="primary" wide>
            {t('Switch account')}
          </ButtonLink>
        ) : (
          <Button variant="primary" wide pending={retrying} onClick={onRetry}>
            {t('Retry')}
          </Button>
        )}
        <p>{children}</p>
      </PanelStack>
    </InvitationPanel>
  )
}
