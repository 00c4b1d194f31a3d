import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Address } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { focusTitle } from '../../pages/focus-title.ts'
import { PagedList } from '../../pages/lists/paged-list.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EntryList, EntrySkeletons } from '../../ui/layout/entry-list.tsx'
import { ApprovalEntry } from './approval-entry.tsx'
import { AskedAdmins } from './asked-admins.tsx'
import { approvalsPerPage, approvalsQuery } from './approvals.api.ts'
import { useRevokeApproval } from './use-revoke-approval.tsx'

type ApprovalsCardProps = { page: number; hrefOf: (page: number) => Address }

export function ApprovalsCard({ page, hrefOf }: ApprovalsCardProps) {
  const { t } = useWords()
  const list = useRef<HTMLUListElement>(null)
  const revoking = useRevokeApproval(() => list.current?.focus())

  return (
    <Card
      title={t('Applications you approved')}
      description={t('They act for you until you revoke them.')}
    >
      <AskedAdmins onWithdrawn={focusTitle} />
      <PagedList
        query={useQuery(approvalsQuery(page))}
        page={page}
        perPage={approvalsPerPage}
        hrefOf={hrefOf}
        pagesLabel={t('Pages of approved applications')}
        failure={t('Unable to get approvals')}
        loadingLabel={t('Loading the applications you approved…')}
        skeleton={<EntrySkeletons count={2} />}
        empty={<NoneApproved />}
      >
        {(approvals) => (
          <EntryList ref={list} label={t('Applications you approved')}>
            {approvals.map((approval) => (
              <ApprovalEntry
                key={approval.id}
                approval={approval}
                revoking={revoking.doing?.id === approval.id}
                onRevoke={() => void revoking.run(approval)}
              />
            ))}
          </EntryList>
        )}
      </PagedList>
    </Card>
  )
}

function NoneApproved() {
  const { t } = useWords()
  return (
    <EmptyState title={t('You approved no application')}>
      {t('When you let an application act for you, it is listed here and can be revoked.')}
    </EmptyState>
  )
}
