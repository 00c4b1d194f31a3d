import { useEffect, useRef } from 'react'
import { leaveFor } from '../browser/leave-for.ts'
import { useWords } from '../language/words.ts'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { InvitationPanel } from './invitation-panel.tsx'

/** The sign-in page takes it from here and comes back, also by way of sign-up and a verified address. */
export function HandOver({ remember }: { remember: () => void }) {
  const { t } = useWords()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    remember()
    void leaveFor('/sign-in')
  }, [remember])
  return <InvitationWaits label={t('Taking you to sign in…')} />
}

export function InvitationWaits({ label }: { label: string }) {
  const { t } = useWords()
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
