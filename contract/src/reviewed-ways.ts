import * as z from 'zod/mini'
import {
  AccessReview,
  cannotRevokeReviewed,
  managed,
  oneReview,
  reviewNotOpen,
} from './access-reviews.ts'
import { defineCall } from './call.ts'
import { optionalText, paged, Paging, searching, Time } from './fields.ts'
import { EndProof, namedWays, Reach, ReachKindName } from './reach.ts'

export const reviewDecisions = ['keep', 'revoke'] as const
export type ReviewDecision = (typeof reviewDecisions)[number]
const DecisionName = z.enum(reviewDecisions, 'Keep it or revoke it.')

/** What became of one that was revoked: ended, gone before, or refused by the rule of its kind. */
export const reviewOutcomes = ['ended', 'gone', 'refused'] as const
export type ReviewOutcome = (typeof reviewOutcomes)[number]

/** One way to the data with what was said of it when the review was started, and what was decided on it. */
export const ReviewedWay = z.extend(z.omit(Reach, { usedDays: true }), {
  /** While the review is open: its application was deleted, and can be restored or not. */
  deleted: z.nullable(z.enum(['restorable', 'removed'])),
  /** It was allowed more since, or its roles were changed. */
  changed: z.boolean(),
  /** On how many of the 90 days before. */
  daysUsed: z.int(),
  decision: z.nullable(DecisionName),
  note: z.string(),
  /** Who wrote the note, and when; null where there is none. */
  notedBy: z.nullable(z.string()),
  notedAt: z.nullable(Time),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(Time),
  outcome: z.nullable(z.enum(reviewOutcomes)),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
  /** Live tokens that ended with it. */
  tokens: z.int(),
  proof: z.nullable(EndProof),
})
export type ReviewedWay = z.infer<typeof ReviewedWay>

export const listReviewed = defineCall({
  method: 'GET',
  path: '/organization/{id}/access-reviews/{review}/ways',
  summary: 'The ways of a review as they were at its start, with what was decided.',
  access: 'session',
  params: oneReview,
  query: z.extend(Paging, {
    only: z.optional(
      z.enum(['undecided', ...reviewDecisions, ...reviewOutcomes], 'This is not a filter.'),
    ),
    kind: z.optional(ReachKindName),
    ...searching,
  }),
  reply: paged(ReviewedWay),
  refusals: managed,
})

export const decideOnReviewed = defineCall({
  method: 'POST',
  path: '/organization/{id}/access-reviews/{review}/decisions',
  summary: 'Keep or revoke up to 100 ways of a review, or note something beside them.',
  access: 'session',
  params: oneReview,
  body: z
    .strictObject({
      ways: namedWays('Name what you decide on.'),
      /** Null takes a decision back; left out it stays as it is, and so does the note. */
      decision: z.optional(z.nullable(DecisionName)),
      note: z.optional(optionalText(500)),
    })
    .check(
      z.refine(({ decision, note }) => decision !== undefined || note !== undefined, {
        error: 'Keep, revoke or write a note.',
        path: ['decision'],
      }),
    ),
  reply: AccessReview,
  refusals: [...managed, reviewNotOpen, cannotRevokeReviewed],
})

export const keepUndecided = defineCall({
  method: 'POST',
  path: '/organization/{id}/access-reviews/{review}/keep-undecided',
  summary:
    'Keep all that nobody decided on yet, or all of one kind. A large review is `keeping` until that is done.',
  access: 'session',
  params: oneReview,
  body: z.strictObject({ kind: z.optional(ReachKindName) }),
  reply: AccessReview,
  refusals: [...managed, reviewNotOpen],
})
