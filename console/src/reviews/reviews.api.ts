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
  listReviewGroups,
  listReviewItems,
  listReviews,
  maxDecidedAtOnce,
  type nextReviewDays,
  startReview,
  writeReviewFile,
} from '@accord/contract/access-reviews.ts'
import { isExportDone } from '@accord/contract/exports.ts'
import type { AccessGrantKind, AccessGroupType } from '@accord/contract/access.ts'
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
} from '@tanstack/react-query'
import { pageByPage } from '../access/access-grants.api.ts'
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
  type?: AccessGroupType | undefined
  search?: string | undefined
}

export const reviewsPerPage = 20

export function reviewsQuery(id: string, page: number) {
  return queryOptions({
    queryKey: ['organization', id, 'reviews', 'list', page],
    queryFn: () =>
      callFor(id, listReviews, { params: { id }, query: pageQuery(page, reviewsPerPage) }),
    placeholderData: keepPreviousData,
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

/** Loads the review's groups. The key contains the state, so that the outcomes are fetched when the state changes. */
export function reviewGroupsQuery(
  which: Which,
  { state, keeping }: Pick<AccessReview, 'state' | 'keeping'>,
  page: number,
  { only, type, search }: ReviewFilter,
) {
  // The fields are selected by name, because the URL can contain other parameters.
  const filter = { only, type, search }
  return queryOptions({
    queryKey: [...keyOf(which), 'groups', state, keeping, filter, page],
    queryFn: () =>
      callFor(which.organizationId, listReviewGroups, {
        params: paramsOf(which),
        query: { ...pageQuery(page, reviewItemsPerPage), ...filter },
      }),
    placeholderData: keepPreviousData,
  })
}

/** Loads an application's approvals that match the filters, page by page. */
export function reviewPeopleQuery(
  which: Which,
  { state, keeping }: Pick<AccessReview, 'state' | 'keeping'>,
  application: string,
  { only, search }: Pick<ReviewFilter, 'only' | 'search'>,
) {
  const filter = { application, only, search }
  return infiniteQueryOptions({
    queryKey: [...keyOf(which), 'people', state, keeping, filter],
    queryFn: ({ pageParam }) =>
      callFor(which.organizationId, listReviewItems, {
        params: paramsOf(which),
        query: { ...pageQuery(pageParam, reviewItemsPerPage), ...filter },
      }),
    ...pageByPage,
  })
}

/** Previews the impact of closing. The result isn't cached, because other people can change the decisions. */
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

export interface DecidedGroup {
  application: string
  decision: ReviewDecision | null
  /** The number of items, which doesn't change in a snapshot. */
  total: number
}

/** Decides on all items of an application. Each request includes as many as possible. */
export function decideGroupMutation(which: Which) {
  return mutationOptions({
    mutationFn: async ({ application, decision, total }: DecidedGroup) => {
      for (let decided = 0; decided < total; decided += maxDecidedAtOnce) {
        await callFor(which.organizationId, decideReviewItems, {
          params: paramsOf(which),
          body: { application, decision },
        })
      }
    },
    onSettled: () => changed(which),
  })
}

export function keepUndecidedMutation(which: Which) {
  return mutationOptions({
    mutationFn: (note: string) =>
      callFor(which.organizationId, keepUndecided, { params: paramsOf(which), body: { note } }),
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
