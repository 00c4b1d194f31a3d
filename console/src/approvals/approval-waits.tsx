import type { ApprovalFlow } from '../browser/approval-flow.ts'
import { useWords } from '../language/words.ts'
import { storeResumeFlow } from '../session/resume-flow.ts'
import { useHandOver } from '../session/use-hand-over.ts'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { ApprovalPanel } from './approval-panel.tsx'
import { signInPath } from './not-you.tsx'

export function HandOver({ flow }: { flow: ApprovalFlow }) {
  const { t } = useWords()
  useHandOver(() => storeResumeFlow(flow), signInPath())
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
