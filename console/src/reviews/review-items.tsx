import type { AccessReview, ReviewItem } from '@accord/contract/access-reviews.ts'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { Button } from '../ui/buttons/button.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { Dialog, DialogActions, DialogContent } from '../ui/overlays/dialog.tsx'
import { maxGrantsPerRequest } from '@accord/contract/access.ts'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../actions/use-action.ts'
import type { AppPath } from '../browser/app-path.ts'
import { PagedList } from '../pages/lists/paged-list.tsx'
import { renderLinkInPlace } from '../pages/router-link.tsx'
import { useRowSelection } from '../pages/selection.tsx'
import { AccessGrantFilters } from '../access/access-grant-filters.tsx'
import { grantKindsLabel } from '../access/access-grant-labels.ts'
import { grantKey } from '../access/grants-table.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { TabLinks } from '../ui/layout/tab-links.tsx'
import { ReviewTable } from './review-table.tsx'
import { notRevokedReason } from './review-labels.ts'
import {
  type Decided,
  type ReviewFilter,
  type Which,
  decideMutation,
  keepUndecidedMutation,
  reviewItemsPerPage,
  reviewItemsQuery,
} from './reviews.api.ts'
import styles from './reviews.module.css'

type NoteDialogProps = {
  grants: readonly ReviewItem[]
  pending: boolean
  onNote: (note: string) => void
  onClose: () => void
}

/** Edits the note that the signed report contains. */
function NoteDialog({ grants: items, pending, onNote, onClose }: NoteDialogProps) {
  const { t } = useTranslation()
  const [only] = items
  const [note, setNote] = useState(items.length === 1 ? only!.note : '')
  const field = useRef<HTMLTextAreaElement>(null)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    onNote(note)
  }

  return (
    <Dialog
      title={
        items.length === 1
          ? t('Note about {{name}}', { name: only!.name })
          : t('Note about {{count}} items', { count: items.length })
      }
      initialFocus={field}
      onDismiss={onClose}
    >
      <form onSubmit={submit}>
        <DialogContent>
          <TextArea
            ref={field}
            label={t('Note')}
            hint={t('Your note is included in the signed report.')}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="primary" pending={pending}>
            {t('Save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

type ItemsItemsProps = {
  which: Which
  review: AccessReview
  page: number
  filter: ReviewFilter
  hrefOf: (filter: ReviewFilter, page?: number) => AppPath
}

/** The items of the review. While it's open, managers decide on one or several of them. */
export function ReviewItems({ which, review, page, filter, hrefOf }: ItemsItemsProps) {
  const { t } = useTranslation()
  const items = useQuery(reviewItemsQuery(which, review, page, filter))
  const ticks = useRowSelection<ReviewItem>({ keyOf: grantKey, most: maxGrantsPerRequest })
  const [noting, setNoting] = useState<readonly ReviewItem[]>()
  const deciding = useAction({
    ...decideMutation(which),
    after: (_, { note }) => {
      ticks.clear()
      // Closed only after a success, so that a failure keeps the typed note.
      if (note !== undefined) setNoting(undefined)
    },
  })
  const keeping = useAction({
    ...keepUndecidedMutation(which),
    ask: (kind) => ({
      title: t('Keep all undecided items?'),
      message: kind
        ? t('This keeps all undecided items of one kind: {{kind}}.', {
            kind: grantKindsLabel(kind, t),
          })
        : t('This keeps all undecided items: {{count}}.', {
            count: review.counts.undecided,
          }),
      action: t('Keep all'),
    }),
  })
  const isOpen = review.state === 'open'
  const chosen = ticks.rows
  // A single item that can't be revoked blocks revoking the selection.
  const fixed = chosen.find(({ canRevoke }) => !canRevoke)
  const reason = useId()

  const table = (rows: readonly ReviewItem[], skeletonRows = 0) => (
    <ReviewTable
      rows={rows}
      skeletonRows={skeletonRows}
      deciding={
        isOpen
          ? {
              selection: ticks,
              pending: deciding.doing?.grants.length === 1 ? deciding.doing : undefined,
              onDecide: (decided) => void deciding.run(decided),
              onNote: (item) => setNoting([item]),
            }
          : undefined
      }
    />
  )

  return (
    <>
      <TabLinks label={t('Filter by decision')} renderLink={renderLinkInPlace} tabs={tabsOf()} />
      <AccessGrantFilters
        summary={undefined}
        everything={t('All kinds')}
        filter={{ kind: filter.kind, search: filter.search }}
        hrefOf={({ kind, search }) => hrefOf({ ...filter, kind, search })}
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
          <span>{t('Selected: {{count}}', { count: chosen.length })}</span>
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
              {t('{{label}}: {{value}}', { label: fixed.name, value: notRevokedReason(fixed, t) })}
            </span>
          )}
        </div>
      ) : (
        isOpen &&
        !review.keeping &&
        review.counts.undecided > 0 && (
          <div>
            <Button
              size="small"
              pending={keeping.pending}
              onClick={() => void keeping.run(filter.kind)}
            >
              {t('Keep all undecided')}
            </Button>
          </div>
        )
      )}
      <PagedList
        query={items}
        page={page}
        perPage={reviewItemsPerPage}
        hrefOf={(next) => hrefOf(filter, next)}
        pagesLabel={t('Review pages')}
        failure={t("We couldn't load the review.")}
        loadingLabel={t('Loading…')}
        skeleton={table([], 6)}
        empty={
          <EmptyState title={t('Nothing found')}>
            {filter.only === 'undecided'
              ? t('Every item has a decision.')
              : t('No items match these filters.')}
          </EmptyState>
        }
      >
        {(rows) => table(rows)}
      </PagedList>
      {noting && (
        <NoteDialog
          grants={noting}
          pending={deciding.pending}
          onNote={(note) => void deciding.run({ grants: noting, note })}
          onClose={() => setNoting(undefined)}
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
