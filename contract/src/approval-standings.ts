import * as z from 'zod/mini'
import { OwnApplicationRequest } from './application-requests.ts'
import { defineCall } from './call.ts'
import { Id, paged, Paging } from './fields.ts'
import { notFound, unauthenticated } from './refusal.ts'
import { ScopeName } from './rules/scopes.ts'

/** How the organization of one of a person's profiles stands to an application that they are about to approve. */
export const ApprovalStanding = z.object({
  profile: Id,
  organization: Id,
  /** Whether the application belongs to it. */
  own: z.boolean(),
  /** Whether it authorized the application, for whatever. */
  authorized: z.boolean(),
  /** Of all that the application is registered for: what does nothing there, approved or not, until it is authorized. */
  withheldScopes: z.array(ScopeName),
  /** Whether this person can authorize it there, in the same step: `authorize: true`. */
  canAuthorize: z.boolean(),
  /** Whether it must be authorized before it can be approved there: the organization says so. */
  authorizationNeeded: z.boolean(),
  /** What they last asked those who manage it. */
  request: z.nullable(OwnApplicationRequest),
})
export type ApprovalStanding = z.infer<typeof ApprovalStanding>

export const listApprovalStandings = defineCall({
  method: 'GET',
  path: '/approval/standing',
  summary:
    'For each of your profiles, or the one in a named organization: whether its organization authorized an application, and what it withholds until it does.',
  access: 'session',
  query: z.extend(Paging, { application: Id, organization: z.optional(Id) }),
  reply: paged(ApprovalStanding),
  refusals: [unauthenticated, notFound],
})
