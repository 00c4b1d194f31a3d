import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { ExportJob } from './exports.ts'
import { Id, Paging, Time, optionalText, paged, searching } from './fields.ts'
import { organizationRequired } from './organizations.ts'
import { ScopeName } from './rules/scopes.ts'
import {
  AccessGrant,
  AccessGrantKindName,
  AccessGroupTypeName,
  GroupCounts,
  RevocationProof,
  grantReferences,
} from './access.ts'
import {
  reauthenticationRequired,
  forbidden,
  notFound,
  defineError,
  tooManyRequests,
  unauthenticated,
} from './errors.ts'
import { message } from './translation.ts'

export const reviewOpen = defineError({
  code: 'review_open',
  status: 409,
  message: message('A review is already open. Close or discard it first.'),
})

export const reviewNotOpen = defineError({
  code: 'review_not_open',
  status: 409,
  message: message('This review is no longer open.'),
})

export const reviewUndecided = defineError({
  code: 'review_undecided',
  status: 409,
  message: message('Decide on every item before you close the review.'),
})

/** `fields.ways` names the first item that the caller can't revoke. */
export const cannotRevokeReviewed = defineError({
  code: 'cannot_revoke_reviewed',
  status: 403,
  message: message("You can't revoke some of these items."),
})

/** Only closed reviews have a file that can be created again. */
export const reviewNotClosed = defineError({
  code: 'review_not_closed',
  status: 409,
  message: message('Only closed reviews have a signed file.'),
})

export const maxReviewDays = 90
/** The choices for the time until the next review, in days. */
export const nextReviewDays = [90, 180, 365] as const
/** How many days before the due date managers are reminded. */
export const reviewReminderDays = [7, 1] as const

/**
 * While a review is `starting`, its snapshot is being created. While it's `closing`, the items to be revoked are being
 * revoked one by one.
 */
export const reviewStates = ['starting', 'open', 'closing', 'closed', 'cancelled'] as const
export type ReviewState = (typeof reviewStates)[number]

/** A snapshot of all access to an organization's data. Each item is kept or revoked. */
export const AccessReview = z.object({
  id: Id,
  state: z.enum(reviewStates),
  startedAt: Time,
  /** These names remain even if the people leave the organization. */
  startedBy: z.string(),
  dueAt: Time,
  overdue: z.boolean(),
  /** Whether a background job is still keeping the undecided items. */
  keeping: z.boolean(),
  /** When and by whom the review was closed or discarded. */
  endedAt: z.nullable(Time),
  endedBy: z.nullable(z.string()),
  counts: z.object({
    total: z.int(),
    undecided: z.int(),
    keep: z.int(),
    revoke: z.int(),
    ended: z.int(),
    gone: z.int(),
    refused: z.int(),
  }),
  /** When the next review is due, or null if none is scheduled. */
  nextDueAt: z.nullable(Time),
  /** The signed file with all items and decisions, once the review is closed. */
  file: z.nullable(ExportJob),
})
export type AccessReview = z.infer<typeof AccessReview>

const params = z.strictObject({ id: Id })
export const oneReview = z.extend(params, { review: Id })
export const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const
/** The reason why an item of a closed review kept its access, if several attempts to revoke it failed. */
export const revocationFailed = message("We couldn't revoke this access. Try again.")

const wholeDays = message('This value must be a whole number of days from 1 to {{max}}.', {
  max: maxReviewDays,
})

export const startReview = defineCall({
  method: 'POST',
  creates: true,
  path: '/organization/{id}/access-reviews',
  access: 'session',
  providerSession: true,
  params,
  body: z.strictObject({
    dueInDays: z
      .number(wholeDays)
      .check(z.int(wholeDays), z.gte(1, wholeDays), z.lte(maxReviewDays, wholeDays)),
  }),
  status: 201,
  reply: AccessReview,
  errors: [...managed, reviewOpen, tooManyRequests],
})

export const listReviews = defineCall({
  method: 'GET',
  path: '/organization/{id}/access-reviews',
  access: 'session',
  providerSession: true,
  params,
  query: Paging,
  reply: z.extend(paged(AccessReview), {
    /** When the next review is due, or null while a review is open. It's set when a review is closed. */
    nextDueAt: z.nullable(Time),
  }),
  errors: managed,
})

export const getReview = defineCall({
  method: 'GET',
  path: '/organization/{id}/access-reviews/{review}',
  access: 'session',
  providerSession: true,
  params: oneReview,
  reply: AccessReview,
  errors: managed,
})

export const getReviewImpact = defineCall({
  method: 'GET',
  path: '/organization/{id}/access-reviews/{review}/consequences',
  access: 'session',
  providerSession: true,
  params: oneReview,
  reply: z.object({
    ends: z.array(z.object({ kind: AccessGrantKindName, count: z.int() })),
    /** The number of items to be revoked whose access has already ended. */
    gone: z.int(),
    /** The number of active tokens that would be revoked. */
    tokens: z.int(),
    /** The number of active application secrets that the removed people have seen and will still know. */
    secrets: z.int(),
    /** Whether the caller can close the review. Only owners can revoke some kinds of access. */
    mayClose: z.boolean(),
  }),
  errors: managed,
})

const noNext = message('Choose 90, 180, or 365 days, or null for no scheduled review.')

export const closeReview = defineCall({
  method: 'POST',
  path: '/organization/{id}/access-reviews/{review}/close',
  access: 'session',
  providerSession: true,
  requiresReauth: true,
  params: oneReview,
  body: z.strictObject({
    /** The number of days until the next review, or null if none should be scheduled. */
    nextInDays: z.nullable(z.literal([...nextReviewDays], noNext)),
  }),
  status: 202,
  reply: AccessReview,
  errors: [
    ...managed,
    reauthenticationRequired,
    reviewNotOpen,
    reviewUndecided,
    cannotRevokeReviewed,
  ],
})

export const cancelReview = defineCall({
  method: 'POST',
  path: '/organization/{id}/access-reviews/{review}/cancel',
  access: 'session',
  providerSession: true,
  whileDeleted: true,
  params: oneReview,
  body: z.optional(z.nullable(z.strictObject({}))),
  reply: AccessReview,
  errors: [...managed, reviewNotOpen],
})

export const writeReviewFile = defineCall({
  method: 'POST',
  creates: true,
  path: '/organization/{id}/access-reviews/{review}/file',
  access: 'session',
  providerSession: true,
  whileDeleted: true,
  requiresReauth: true,
  params: oneReview,
  body: z.optional(z.nullable(z.strictObject({}))),
  status: 202,
  reply: AccessReview,
  errors: [...managed, reauthenticationRequired, reviewNotClosed, tooManyRequests],
})

export const reviewDecisions = ['keep', 'revoke'] as const
export type ReviewDecision = (typeof reviewDecisions)[number]
const DecisionName = z.enum(reviewDecisions, message('Choose “keep” or “revoke”.'))

/**
 * The results for an item to be revoked. `gone` means that the access had already ended, and `refused` that it couldn't
 * be revoked.
 */
export const reviewOutcomes = ['ended', 'gone', 'refused'] as const
export type ReviewOutcome = (typeof reviewOutcomes)[number]

/** An access grant as it was when the review started, and the decision about it. */
export const ReviewItem = z.extend(z.omit(AccessGrant, { usedDays: true }), {
  /**
   * Set while the review is open if the grant's application was deleted. `restorable` means that it can still be
   * restored.
   */
  deleted: z.nullable(z.enum(['restorable', 'removed'])),
  /** Whether the grant has gained permissions or changed roles since the review started. */
  changed: z.boolean(),
  /** The number of days, out of the 90 before the review, on which the grant was used. */
  daysUsed: z.int(),
  decision: z.nullable(DecisionName),
  note: z.string(),
  /** The author and time of the note, or null if there is no note. */
  notedBy: z.nullable(z.string()),
  notedAt: z.nullable(Time),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(Time),
  outcome: z.nullable(z.enum(reviewOutcomes)),
  /** Why the access couldn't be revoked. */
  reason: z.nullable(z.string()),
  /** The number of active tokens that were revoked with the grant. */
  tokens: z.int(),
  proof: z.nullable(RevocationProof),
})
export type ReviewItem = z.infer<typeof ReviewItem>

const ItemFilter = z.optional(
  z.enum(
    ['undecided', ...reviewDecisions, ...reviewOutcomes],
    message("This isn't a valid filter."),
  ),
)

export const listReviewItems = defineCall({
  method: 'GET',
  path: '/organization/{id}/access-reviews/{review}/ways',
  access: 'session',
  providerSession: true,
  params: oneReview,
  query: z.extend(Paging, {
    only: ItemFilter,
    kind: z.optional(AccessGrantKindName),
    /** Limits the list to approvals of this application. */
    application: z.optional(Id),
    ...searching,
  }),
  reply: paged(ReviewItem),
  errors: managed,
})

/** An application with the people who approved it, or any other single item of a review. */
export const ReviewGroup = z.object({
  type: AccessGroupTypeName,
  /** The ID of the application or the item. */
  id: Id,
  name: z.string(),
  owner: AccessGrant.shape.owner,
  /** The organization's own grant if it matches the filters, or null if only people approved the application. */
  item: z.nullable(ReviewItem),
  /** For an application, the number of approvals that match the filters. */
  people: z.int(),
  /** The scopes of all items that match the filters. */
  scopes: z.array(ScopeName),
  /** The number of items that match the filters, in total and by decision. */
  counts: z.object({ total: z.int(), undecided: z.int(), keep: z.int(), revoke: z.int() }),
})
export type ReviewGroup = z.infer<typeof ReviewGroup>

export const listReviewGroups = defineCall({
  method: 'GET',
  path: '/organization/{id}/access-reviews/{review}/groups',
  access: 'session',
  providerSession: true,
  params: oneReview,
  query: z.extend(Paging, {
    only: ItemFilter,
    type: z.optional(AccessGroupTypeName),
    ...searching,
  }),
  reply: z.extend(paged(ReviewGroup), {
    /** The number of groups of each type that match the other filters. */
    counts: GroupCounts,
  }),
  errors: managed,
})

/** The maximum number of an application's items that one request can decide. */
export const maxDecidedAtOnce = 2000

export const decideReviewItems = defineCall({
  method: 'POST',
  path: '/organization/{id}/access-reviews/{review}/decisions',
  access: 'session',
  providerSession: true,
  params: oneReview,
  body: z
    .strictObject({
      ways: z.optional(grantReferences(message('Choose at least one item.'))),
      /** Selects all items of this application instead of `ways`. Repeat the call if there are more than 2,000. */
      application: z.optional(Id),
      /** Null removes the decision. An omitted decision or note stays unchanged. */
      decision: z.optional(z.nullable(DecisionName)),
      note: z.optional(optionalText(500)),
    })
    .check(
      z.refine(({ decision, note }) => decision !== undefined || note !== undefined, {
        error: message('Include a decision, a note, or both.'),
        path: ['decision'],
      }),
      z.refine(({ ways, application }) => (ways === undefined) !== (application === undefined), {
        error: message('Include either items or an application.'),
        path: ['ways'],
      }),
      z.refine(({ application, decision }) => application === undefined || decision !== undefined, {
        error: message('Include a decision.'),
        path: ['decision'],
      }),
    ),
  reply: AccessReview,
  errors: [...managed, reviewNotOpen, cannotRevokeReviewed],
})

export const keepUndecided = defineCall({
  method: 'POST',
  path: '/organization/{id}/access-reviews/{review}/keep-undecided',
  access: 'session',
  providerSession: true,
  params: oneReview,
  body: z.strictObject({
    kind: z.optional(AccessGrantKindName),
    /** The reason, which becomes the note of every item without one. */
    note: optionalText(500).check(z.minLength(1, message('Enter a reason.'))),
  }),
  reply: AccessReview,
  errors: [...managed, reviewNotOpen],
})
