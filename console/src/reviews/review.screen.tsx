import type { AccessReview } from '@accord/contract/access-reviews.ts'
import { useRef } from 'react'
import { useAction } from '../actions/use-action.ts'
import { ExportEntry } from '../exports/history/export-entry.tsx'
import { useTranslation } from '../i18n/translation.ts'
import { renderButton, renderLink } from '../pages/router-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { EntryList } from '../ui/layout/entry-list.tsx'
import { type Which, isMoving, reviewQuery, writeFileMutation } from './reviews.api.ts'
import { resultSentence } from './review-labels.ts'
import styles from './reviews.module.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { hasStatus } from '../api/error-checks.ts'
import { pathTo } from '../browser/app-path.ts'
import { ManagedPage } from '../organizations/managed-page.tsx'
import { useOrganization, useOrganizationTrail } from '../organizations/use-organization.ts'
import { Loaded } from '../pages/loaded.tsx'
import { usePolling } from '../pages/use-polling.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { ReviewHead } from './review-head.tsx'
import { ReviewItems } from './review-items.tsx'

/** Shows the result of a review, with its signed report. */
function ReviewResult({ which, review }: { which: Which; review: AccessReview }) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const writing = useAction(writeFileMutation(which))
  const { counts, file } = review
  const { organizationId: id } = which

  return (
    <Card title={t('Result')}>
      <p role="status" className={styles.result}>
        {review.state === 'closing'
          ? t('Revoking access: {{done}} of {{revoke}} done…', {
              done: counts.ended + counts.gone + counts.refused,
              revoke: counts.revoke,
            })
          : resultSentence(review, t)}
      </p>
      {file && (
        <>
          <p className={styles.result}>
            {renderLink({
              href: '/user/proof',
              className: undefined,
              children: t('Check a file in your browser'),
            })}
          </p>
          <EntryList ref={list} label={t('Signed report')}>
            <ExportEntry
              subject={{ type: 'access', id, organizationId: id }}
              job={file}
              onDeleted={() => list.current?.focus()}
              action={undefined}
            />
          </EntryList>
        </>
      )}
      {review.state === 'closed' && !file?.file?.available && !isMoving(review) && (
        <div className={styles.again}>
          <Button pending={writing.pending} onClick={() => void writing.run()}>
            {t('Create the report again')}
          </Button>
        </div>
      )}
    </Card>
  )
}

const second = 1000

const route = getRouteApi('/signed-in/organization/$id/access/reviews/$review')

/** Shows one review, with its items, their decisions, and the result. */
export function ReviewScreen() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const title = t('Access review')
  const trail = useOrganizationTrail(
    { label: t('Access'), href: pathTo('/organization/$id/access', { id }) },
    { label: t('Reviews'), href: pathTo('/organization/$id/access/reviews', { id }) },
    { label: title },
  )
  return (
    <ManagedPage
      title={title}
      trail={trail}
      description={t('This review covers all access at the time it started.')}
      noPermission={t("You don't have permission to see this")}
    >
      <Review />
    </ManagedPage>
  )
}

function Review() {
  const { t } = useTranslation()
  const { id: organizationId } = useOrganization()
  const { review } = route.useParams()
  const which = { organizationId, review }
  // The page polls while the review starts or closes, or while its report is created.
  const refetchInterval = usePolling((known: AccessReview) => isMoving(known) && second)
  const found = useQuery({ ...reviewQuery(which), refetchInterval })

  if (hasStatus(found.error, 400, 404)) {
    return (
      <EmptyState
        title={t('Review not found')}
        action={renderButton(
          pathTo('/organization/$id/access/reviews', { id: organizationId }),
          t('Go to Reviews'),
        )}
      >
        {t('It may belong to another organization.')}
      </EmptyState>
    )
  }
  return (
    <Loaded query={found} failure={t("We couldn't load the review.")}>
      {(data) => <Shown which={which} review={data} />}
    </Loaded>
  )
}

function Shown({ which, review }: { which: Which; review: AccessReview }) {
  const { t } = useTranslation()
  const { page = 1, ...filter } = route.useSearch()
  // A closed review has no undecided items, so there's no tab for them.
  if (review.state === 'closed' && filter.only === 'undecided') filter.only = undefined
  return (
    <>
      <ReviewHead which={which} review={review} />
      {(review.state === 'closing' || review.state === 'closed') && (
        <ReviewResult which={which} review={review} />
      )}
      {review.state === 'starting' && (
        <Loading label={t('Building the access list…')}>
          <Skeleton shape="block" width="full" />
        </Loading>
      )}
      {review.state !== 'starting' && review.state !== 'cancelled' && (
        <ReviewItems
          which={which}
          review={review}
          page={page}
          filter={filter}
          hrefOf={(next, nextPage = 1) =>
            pathTo(
              '/organization/$id/access/reviews/$review',
              { id: which.organizationId, review: which.review },
              { ...next, page: nextPage },
            )
          }
        />
      )}
    </>
  )
}
