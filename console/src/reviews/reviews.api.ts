import {
  type AccessReview,
  type ReviewDecision,
  type ReviewOutcome,
  type ReviewState,
  cancelReview,
  closeReview,
  decideReviewItems,
  getReview,
  getReviewImpact,
  keepUndecided,
  listReviewItems,
  listReviews,
  type nextReviewDays,
  startReview,
  writeReviewFile,
} from '@accord/contract/access-reviews.ts'
import { isExportDone } from '@accord/contract/exports.ts'
import type { AccessGrantKind } from '@accord/contract/access.ts'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { pageQuery } from '../api/paging.ts'
import { queryClient, refresh } from '../api/query-client.ts'
import { callFor } from '../session/act-for.ts'
import { createFor } from '../session/create.ts'

export const reviewItemsPerPage = 20

export interface Which {
  organizationId: string
  review: string
}

export interface ReviewFilter {
  only?: 'undecided' | ReviewDecision | ReviewOutcome | undefined
  kind?: AccessGrantKind | undefined
  search?: string | undefined
}

export function reviewsQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'reviews'],
    queryFn: () => callFor(id, listReviews, { params: { id }, query: pageQuery(1, 5) }),
  })
}

export function reviewQuery({ organizationId, review }: Which) {
  return queryOptions({
    queryKey: keyOf({ organizationId, review }),
    queryFn: () => callFor(organizationId, getReview, { params: { id: organizationId, review } }),
  })
}

function isUnderItem(state: ReviewState): boolean {
  return state === 'starting' || state === 'closing'
}

export function isMoving({ state, keeping, file }: AccessReview): boolean {
  return isUnderItem(state) || keeping || (file !== null && !isExportDone(file.currentStep))
}

/** The key contains the state, so that the outcomes are fetched when the review moves on. */
export function reviewItemsQuery(
  which: Which,
  { state, keeping }: Pick<AccessReview, 'state' | 'keeping'>,
  page: number,
  { only, kind, search }: ReviewFilter,
) {
  // Picked by name, because the address can contain other parameters.
  const filter = { only, kind, search }
  return queryOptions({
    queryKey: [...keyOf(which), 'ways', state, keeping, filter, page],
    queryFn: () =>
      callFor(which.organizationId, listReviewItems, {
        params: paramsOf(which),
        query: { ...pageQuery(page, reviewItemsPerPage), ...filter },
      }),
    placeholderData: keepPreviousData,
  })
}

/** Never cached, because others can change the decisions. */
export function reviewImpactQuery(which: Which) {
  return queryOptions({
    queryKey: [...keyOf(which), 'consequences'],
    queryFn: () => callFor(which.organizationId, getReviewImpact, { params: paramsOf(which) }),
    staleTime: 0,
    gcTime: 0,
  })
}

export function startReviewMutation(id: string) {
  return mutationOptions({
    mutationFn: (dueInDays: number) =>
      createFor(id, startReview, { params: { id }, body: { dueInDays } }),
    onSettled: () => refresh(['organization', id, 'reviews']),
  })
}

export interface Decided {
  grants: readonly { kind: AccessGrantKind; id: string }[]
  decision?: ReviewDecision | null
  note?: string
}

export function decideMutation(which: Which) {
  return mutationOptions({
    mutationFn: ({ grants: items, ...decided }: Decided) =>
      callFor(which.organizationId, decideReviewItems, {
        params: paramsOf(which),
        body: { ways: items.map(({ kind, id }) => ({ kind, id })), ...decided },
      }),
    onSettled: () => changed(which),
  })
}

export function keepUndecidedMutation(which: Which) {
  return mutationOptions({
    mutationFn: (kind: AccessGrantKind | undefined) =>
      callFor(which.organizationId, keepUndecided, {
        params: paramsOf(which),
        body: kind ? { kind } : {},
      }),
    onSettled: () => changed(which),
  })
}

export function closeMutation(which: Which) {
  return mutationOptions({
    mutationFn: (nextInDays: (typeof nextReviewDays)[number] | null) =>
      callFor(which.organizationId, closeReview, {
        params: paramsOf(which),
        body: { nextInDays },
      }),
    onSuccess: (review) => queryClient.setQueryData(keyOf(which), review),
    onSettled: () => refresh(['organization', which.organizationId]),
  })
}

export function cancelMutation(which: Which) {
  return mutationOptions({
    mutationFn: () =>
      callFor(which.organizationId, cancelReview, { params: paramsOf(which), body: {} }),
    onSettled: () => changed(which),
  })
}

export function writeFileMutation(which: Which) {
  return mutationOptions({
    mutationFn: () =>
      createFor(which.organizationId, writeReviewFile, { params: paramsOf(which), body: {} }),
    onSettled: () => changed(which),
  })
}

function changed({ organizationId }: Which) {
  return refresh(['organization', organizationId, 'reviews'])
}

function keyOf({ organizationId, review }: Which) {
  return ['organization', organizationId, 'reviews', review] as const
}

function paramsOf({ organizationId, review }: Which) {
  return { id: organizationId, review }
}
