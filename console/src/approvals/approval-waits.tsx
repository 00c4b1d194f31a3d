import { useEffect, useRef } from 'react'
import type { ApprovalFlow } from '../browser/approval-flow.ts'
import { useWords } from '../language/words.ts'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { ApprovalPanel } from './approval-panel.tsx'
import { signInFirst } from './sign-in-first.ts'

type HandOverProps = { flow: ApprovalFlow; again: boolean }

/** The sign-in page takes it from here and comes back, also by way of sign-up and a verified address. */
export function HandOver({ flow, again }: HandOverProps) {
  const { t } = useWords()
  const begun = useRef(false)
  useEffect(() => {
    // React may run an effect twice.
    if (begun.current) return
    begun.current = true
    void signInFirst(flow, again)
  }, [flow, again])
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
