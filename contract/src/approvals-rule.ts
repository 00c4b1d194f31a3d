import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id } from './fields.ts'
import { selectOrganizationFirst } from './organizations.ts'
import { confirmFirst, forbidden, notFound, tooManyRequests, unauthenticated } from './refusal.ts'

/** Which applications the people of an organization may approve: any, or those that it authorized. */
export const memberApprovals = ['any', 'authorized'] as const
export type MemberApprovals = (typeof memberApprovals)[number]
const MemberApprovalsName = z.enum(memberApprovals, 'Choose any or authorized.')

export const ApprovalsRule = z.object({
  memberApprovals: MemberApprovalsName,
  /** What ends where only authorized ones may be approved, as it is now. Contacts are left as they are. */
  ends: z.object({ approvals: z.int(), people: z.int(), applications: z.int() }),
  /** Approvals that a rule has ended, and that no longer work, are still being removed. */
  ending: z.boolean(),
})
export type ApprovalsRule = z.infer<typeof ApprovalsRule>

const params = z.strictObject({ id: Id })
const managed = [unauthenticated, notFound, forbidden, selectOrganizationFirst] as const

export const getApprovalsRule = defineCall({
  method: 'GET',
  path: '/organization/{id}/approvals-rule',
  summary:
    'Which applications the people of an organization you manage may approve, and what would end if it were only authorized ones.',
  access: 'session',
  params,
  reply: ApprovalsRule,
  refusals: managed,
})

export const setApprovalsRule = defineCall({
  method: 'PATCH',
  path: '/organization/{id}/approvals-rule',
  summary:
    'Let people approve any application, or only those that the organization authorized. What they approved besides stops working immediately. For owners.',
  access: 'session',
  fresh: true,
  previews: true,
  params,
  body: z.strictObject({ memberApprovals: MemberApprovalsName }),
  reply: z.object({
    memberApprovals: MemberApprovalsName,
    /** What ended in this request, and how many of its tokens worked until now. */
    ended: z.object({ approvals: z.int(), people: z.int(), tokens: z.int() }),
    /** More is being ended after it. None of that works any longer. */
    ending: z.boolean(),
  }),
  refusals: [...managed, confirmFirst, tooManyRequests],
})
