import { useEffect } from 'react'
import { useWords } from '../language/words.ts'
import { focusTitle } from '../pages/focus-title.ts'
import { useHandOver } from '../session/use-hand-over.ts'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { InvitationPanel } from './invitation-panel.tsx'

export function HandOver({ remember }: { remember: () => void }) {
  const { t } = useWords()
  useHandOver(remember)
  return <InvitationWaits label={t('Taking you to sign in…')} />
}

export function InvitationWaits({ label }: { label: string }) {
  const { t } = useWords()
  // Its title goes, and the focus with it, to what was waited for.
  useEffect(() => focusTitle, [])
  return (
    <InvitationPanel title={t('Invitation')}>
      <Loading label={label}>
        <Skeleton width="long" />
        <Skeleton width="medium" />
        <Skeleton shape="control" />
      </Loading>
    </InvitationPanel>
  )
}
