import { maxGrantsPerRequest } from '@accord/contract/access.ts'
import type { AccessReview, ReviewItem } from '@accord/contract/access-reviews.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { notRevokedReason } from '../access/access-grant-labels.ts'
import { AccessList, AccessRowSkeletons } from '../access/access-row.tsx'
import { grantKey } from '../access/grant-key.ts'
import { GroupFilters } from '../access/group-filters.tsx'
import { NoteDialog } from '../access/note-dialog.tsx'
import { useAction } from '../actions/use-action.ts'
import type { AppPath } from '../browser/app-path.ts'
import { labelValue, useTranslation } from '../i18n/translation.ts'
import { PagedList } from '../pages/lists/paged-list.tsx'
import { renderLinkInPlace } from '../pages/router-link.tsx'
import { useRowSelection } from '../pages/selection.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { TabLinks } from '../ui/layout/tab-links.tsx'
import { type Deciding, ReviewRow } from './review-row.tsx'
import {
  type Decided,
  type ReviewFilter,
  type Which,
  decideGroupMutation,
  decideMutation,
  keepUndecidedMutation,
  reviewGroupsQuery,
  reviewItemsPerPage,
} from './reviews.api.ts'
import styles from './reviews.module.css'

type ReviewItemsProps = {
  which: Which
  review: AccessReview
  page: number
  filter: ReviewFilter
  hrefOf: (filter: ReviewFilter, page?: number) => AppPath
}

/** Shows the review's items by application. While it's open, managers decide on one or several of them. */
export function ReviewItems({ which, review, page, filter, hrefOf }: ReviewItemsProps) {
  const { t } = useTranslation()
  const groups = useQuery(reviewGroupsQuery(which, review, page, filter))
  const ticks = useRowSelection<ReviewItem>({ keyOf: grantKey, max: maxGrantsPerRequest })
  const [noting, setNoting] = useState<readonly ReviewItem[]>()
  const noted = noting?.length === 1 ? noting[0] : undefined
  const [isKeeping, setIsKeeping] = useState(false)
  const deciding = useAction({
    ...decideMutation(which),
    after: (_, { note }) => {
      ticks.clear()
      // The dialog closes only after a success, so that a failure doesn't discard the typed note.
      if (note !== undefined) setNoting(undefined)
    },
  })
  const decidingGroup = useAction(decideGroupMutation(which))
  const keeping = useAction({ ...keepUndecidedMutation(which), after: () => setIsKeeping(false) })
  const isOpen = review.state === 'open'
  const chosen = ticks.rows
  // If one selected item can't be revoked, the selection can't be revoked.
  const fixed = chosen.find(({ canRevoke }) => !canRevoke)
  const reason = useId()
  const decidingRows: Deciding | undefined = isOpen
    ? {
        selection: ticks,
        pending: deciding.doing?.grants.length === 1 ? deciding.doing : undefined,
        pendingGroup: decidingGroup.doing,
        onDecide: (decided) => void deciding.run(decided),
        onDecideGroup: (decided) => void decidingGroup.run(decided),
        onNote: (item) => setNoting([item]),
      }
    : undefined

  return (
    <>
      <TabLinks label={t('Filter by decision')} renderLink={renderLinkInPlace} tabs={tabsOf()} />
      <GroupFilters
        counts={groups.data?.counts}
        filter={filter}
        hrefOf={(next) => hrefOf({ ...next, only: filter.only })}
      />
      {review.keeping && (
        <p role="status" className={styles.faint}>
          {t('Keeping undecided items… {{count}} left', {
            count: review.counts.undecided,
          })}
        </p>
      )}
      {isOpen && chosen.length > 0 ? (
        <div className={styles.chosen} role="status">
          <span>{t('{{count}} selected', { count: chosen.length })}</span>
          <Button size="small" onClick={() => decideOnChosen({ decision: 'keep' })}>
            {t('Keep')}
          </Button>
          <Button
            size="small"
            variant="danger"
            {...(fixed && { 'aria-disabled': true, 'aria-describedby': reason })}
            onClick={() => decideOnChosen({ decision: 'revoke' })}
          >
            {t('Revoke')}
          </Button>
          <Button size="small" onClick={() => setNoting(chosen)}>
            {t('Note')}
          </Button>
          <Button size="small" variant="quiet" onClick={ticks.clear}>
            {t('Clear selection')}
          </Button>
          {fixed && (
            <span id={reason} className={styles.faint}>
              {labelValue(fixed.name, notRevokedReason(fixed, t))}
            </span>
          )}
        </div>
      ) : (
        isOpen &&
        !review.keeping &&
        review.counts.undecided > 0 && (
          <div className={styles.chosen}>
            <Button size="small" onClick={() => setIsKeeping(true)}>
              {t('Keep all undecided…')}
            </Button>
            <span className={styles.faint}>
              {t('On a focused row, press K to keep it or R to revoke it.')}
            </span>
          </div>
        )
      )}
      <PagedList
        query={groups}
        page={page}
        perPage={reviewItemsPerPage}
        hrefOf={(next) => hrefOf(filter, next)}
        pagesLabel={t('Review items pagination')}
        failure={t("We couldn't load the review.")}
        loadingLabel={t('Loading…')}
        skeleton={<AccessRowSkeletons count={8} />}
        empty={
          <EmptyState title={t('Nothing found')}>
            {filter.only === 'undecided'
              ? t('Every item has a decision.')
              : t('No items match these filters.')}
          </EmptyState>
        }
      >
        {(rows) => (
          <AccessList label={t('Review items')} choices>
            {rows.map((group) => (
              <ReviewRow
                key={`${group.type} ${group.id}`}
                which={which}
                review={review}
                group={group}
                filter={filter}
                deciding={decidingRows}
              />
            ))}
          </AccessList>
        )}
      </PagedList>
      {noting && (
        <NoteDialog
          title={
            noted
              ? t('Note about {{name}}', { name: noted.name })
              : t('Note about {{count}} items', { count: noting.length })
          }
          label={t('Note')}
          hint={t('Your note is included in the signed report.')}
          initial={noted?.note}
          action={t('Save')}
          pending={deciding.pending}
          onSubmit={(note) => void deciding.run({ grants: noting, note })}
          onClose={() => setNoting(undefined)}
        />
      )}
      {isKeeping && (
        <NoteDialog
          title={t('Keep all undecided items?')}
          message={t('{{count}} items will be kept.', {
            count: review.counts.undecided,
            defaultValue_one: '{{count}} item will be kept.',
          })}
          label={t('Reason')}
          hint={t('The signed report shows this reason for items without a note.')}
          required
          action={t('Keep all')}
          pending={keeping.pending}
          onSubmit={(note) => void keeping.run(note)}
          onClose={() => setIsKeeping(false)}
        />
      )}
    </>
  )

  function decideOnChosen(decided: Omit<Decided, 'grants'>) {
    void deciding.run({ grants: chosen, ...decided })
  }

  function tabsOf() {
    const { counts } = review
    const tab = (label: string, only: ReviewFilter['only'], count: number) => ({
      label,
      href: hrefOf({ ...filter, only }),
      current: filter.only === only,
      count,
    })
    return [
      tab(t('All'), undefined, counts.total),
      ...(isOpen ? [tab(t('Undecided'), 'undecided', counts.undecided)] : []),
      tab(t('Kept'), 'keep', counts.keep),
      tab(isOpen ? t('To revoke') : t('Revoked'), 'revoke', counts.revoke),
    ]
  }
}
