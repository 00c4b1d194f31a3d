import { useEffect, useRef } from 'react'
import type { ApprovalFlow } from '../browser/approval-flow.ts'
import { leaveFor } from '../browser/leave-for.ts'
import { useWords } from '../language/words.ts'
import { storeResumeFlow } from '../session/resume-flow.ts'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { ApprovalPanel } from './approval-panel.tsx'
import { signInPath } from './not-you.tsx'

/** The sign-in page takes it from here and comes back, also by way of sign-up and a verified address. */
export function HandOver({ flow }: { flow: ApprovalFlow }) {
  const { t } = useWords()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    storeResumeFlow(flow)
    void leaveFor(signInPath())
  }, [flow])
  return <ApprovalWaits label={t('Taking you to sign in…')} />
}

export function ApprovalWaits({ label }: { label: string }) {
  const { t } = useWords()
  return (
    <ApprovalPanel title={t('Authorize application')}>
      <Loading label={label}>
        <Skeleton width="medium" />
        <Skeleton shape="block" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Loading>
    </ApprovalPanel>
  )
}
