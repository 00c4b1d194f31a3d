import type { AccessReview } from '@accord/contract/access-reviews.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import ListChecks from 'lucide-react/icons/list-checks'
import { useState } from 'react'
import { AccessPage } from '../access/access-page.tsx'
import { pathTo } from '../browser/app-path.ts'
import { Translated } from '../i18n/translated.tsx'
import { useTranslation } from '../i18n/translation.ts'
import { NotWhileDeleted } from '../organizations/deletion/deletion-notices.tsx'
import { useOrganization } from '../organizations/use-organization.ts'
import { PagedList } from '../pages/lists/paged-list.tsx'
import { renderButton, renderLink } from '../pages/router-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Table, type TableColumn } from '../ui/layout/table.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { formatAbsoluteTime, useNow } from '../ui/text/format-time.ts'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { decisionSentence, isInProgress, resultSentence, stateName } from './review-labels.ts'
import { reviewsPerPage, reviewsQuery } from './reviews.api.ts'
import styles from './reviews.module.css'
import { StartReviewDialog } from './start-review-dialog.tsx'

/** Lists all access reviews, newest first. */
export function ReviewsScreen() {
  return (
    <AccessPage tab="reviews" action={<ReviewAction />}>
      <Reviews />
    </AccessPage>
  )
}

const route = getRouteApi('/signed-in/organization/$id/access/reviews')

function Reviews() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const { page = 1 } = route.useSearch()
  const reviews = useQuery(reviewsQuery(id, page))
  const columns = useColumns(id)
  const table = (rows: readonly AccessReview[], skeletonRows = 0) => (
    <Table
      caption={t('Reviews')}
      columns={columns}
      rows={rows}
      rowKey={({ id: review }) => review}
      skeletonRows={skeletonRows}
    />
  )

  return (
    <>
      <NextReview dueAt={reviews.data?.nextDueAt ?? null} />
      <PagedList
        query={reviews}
        page={page}
        perPage={reviewsPerPage}
        hrefOf={(next) => pathTo('/organization/$id/access/reviews', { id }, { page: next })}
        pagesLabel={t('Reviews pagination')}
        failure={t("We couldn't load the reviews.")}
        loadingLabel={t('Loading…')}
        skeleton={table([], 4)}
        empty={
          <EmptyState title={t('No reviews yet')} icon={<ListChecks size={20} />}>
            {t(
              "A review lists all access at the time you start it. Decide whether to keep or revoke each item. When you close the review, you'll get a signed report.",
            )}
          </EmptyState>
        }
      >
        {(rows) => table(rows)}
      </PagedList>
    </>
  )
}

function NextReview({ dueAt }: { dueAt: string | null }) {
  const { t } = useTranslation()
  const now = useNow()
  if (!dueAt) return null
  return (
    <p className={styles.faint}>
      <Translated
        text={t('Next review due {{time}}.')}
        parts={{ time: <RelativeTime value={dueAt} now={now} /> }}
      />{' '}
      {new Date(dueAt) < now && <Chip tone="warning">{t('Overdue')}</Chip>}
    </p>
  )
}

/** Starts a review, or opens the one in progress. */
function ReviewAction() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const reviews = useQuery(reviewsQuery(id, 1))
  const [starting, setStarting] = useState(false)
  const open = reviews.data?.data.find(isInProgress)
  if (open) {
    return renderButton(
      pathTo('/organization/$id/access/reviews/$review', { id, review: open.id }),
      t('Continue review'),
      { variant: 'primary' },
    )
  }
  return (
    <>
      {/* The action appears only when the reviews have loaded, because one may be open. */}
      {reviews.data && (
        <NotWhileDeleted>
          <Button variant="primary" onClick={() => setStarting(true)}>
            {t('Start a review')}
          </Button>
        </NotWhileDeleted>
      )}
      {starting && <StartReviewDialog onClose={() => setStarting(false)} />}
    </>
  )
}

function useColumns(id: string): TableColumn<AccessReview>[] {
  const { t, language } = useTranslation()
  const now = useNow()
  const time = (value: string) => <RelativeTime value={value} now={now} />

  return [
    {
      id: 'started',
      header: t('Review'),
      cell: ({ id: review, startedAt }) =>
        renderLink({
          href: pathTo('/organization/$id/access/reviews/$review', { id, review }),
          className: undefined,
          children: t('Review of {{time}}', {
            time: formatAbsoluteTime(new Date(startedAt), language),
          }),
        }),
    },
    { id: 'by', header: t('Started by'), cell: ({ startedBy }) => startedBy },
    {
      id: 'state',
      header: t('State'),
      cell: ({ state, overdue }) => (
        <span className={styles.state}>
          <Chip tone={state === 'closed' ? 'success' : 'neutral'}>{stateName(state, t)}</Chip>
          {overdue && <Chip tone="warning">{t('Overdue')}</Chip>}
        </span>
      ),
    },
    {
      id: 'result',
      header: t('Result'),
      cell: (review) => {
        if (review.state === 'closed') return resultSentence(review, t)
        return review.state === 'open' ? decisionSentence(review, t) : null
      },
    },
    {
      id: 'ended',
      header: t('Due or ended'),
      cell: ({ state, dueAt, endedAt }) =>
        endedAt ? (
          time(endedAt)
        ) : state === 'open' ? (
          <Translated text={t('Due {{time}}')} parts={{ time: time(dueAt) }} />
        ) : null,
    },
  ]
}
