import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, Paging, Time, paged } from './fields.ts'
import { organizationRequired } from './organizations.ts'
import { RoleName } from './people.ts'
import {
  reauthenticationRequired,
  forbidden,
  notFound,
  defineError,
  tooManyRequests,
  unauthenticated,
} from './errors.ts'
import { message } from './translation.ts'

/** Whoever asks it of others goes first: they would lock themselves out. */
export const secondFactorFirst = defineError({
  code: 'second_factor_first',
  status: 403,
  message: message('Set up a second factor for yourself first, and sign in with it.'),
})

/** How long before its time the people of an organization are told by mail. */
export const reminderDaysBefore = 7

export const SecondFactorPolicy = z.object({
  /** From when on nobody acts in the organization without a second factor; null: not required. */
  from: z.nullable(Time),
  /** Whether that time has come. */
  inForce: z.boolean(),
  /** Whether you have proved one yourself, without which no owner sets the rule. */
  own: z.boolean(),
  /** How many belong to the organization, contacts too. */
  members: z.int(),
  /** How many of them have a second factor. */
  withOne: z.int(),
  /** Of those who have none: what ends when the time comes, as it is now. */
  ends: z.object({
    /** People who act in the organization at this moment. */
    people: z.int(),
    /** Applications that some of them let act for them here. */
    applications: z.int(),
  }),
})
export type SecondFactorPolicy = z.infer<typeof SecondFactorPolicy>

const params = z.strictObject({ id: Id })

export const getSecondFactorPolicy = defineCall({
  method: 'GET',
  path: '/organization/{id}/second-factor',
  summary:
    'Get whether an organization you manage requires a second factor, how many members have one, and what would end.',
  access: 'session',
  params,
  reply: SecondFactorPolicy,
  errors: [unauthenticated, notFound, forbidden, organizationRequired],
})

export const MemberWithout = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  roles: z.array(RoleName),
})
export type MemberWithout = z.infer<typeof MemberWithout>

export const listMembersWithout = defineCall({
  method: 'GET',
  path: '/organization/{id}/second-factor/without',
  summary:
    'List the members of an organization you manage who have no second factor, last joined first.',
  access: 'session',
  params,
  query: Paging,
  reply: paged(MemberWithout),
  errors: [unauthenticated, notFound, forbidden, organizationRequired],
})

const noTime = message('Choose a time in the future, now, or null.')

export const setSecondFactorPolicy = defineCall({
  method: 'PATCH',
  path: '/organization/{id}/second-factor',
  summary:
    'Require a second factor from a certain time, change that time, or turn the policy off with null. For owners who signed in with one.',
  access: 'session',
  requiresReauth: true,
  params,
  body: z.strictObject({
    /** A time, or `now`: by the clock of the service, whatever the caller's says. */
    from: z.nullable(
      z
        .string(noTime)
        .check(
          z.refine((text) => text === 'now' || Time.safeParse(text).success, { error: noTime }),
        ),
    ),
  }),
  reply: z.object({ from: z.nullable(Time), inForce: z.boolean() }),
  errors: [
    unauthenticated,
    reauthenticationRequired,
    notFound,
    forbidden,
    organizationRequired,
    secondFactorFirst,
    tooManyRequests,
  ],
})

/** Which applications the people of an organization may approve: any, or those that it authorized. */
export const memberApprovals = ['any', 'authorized'] as const
export type MemberApprovals = (typeof memberApprovals)[number]
const MemberApprovalsName = z.enum(memberApprovals, message('Choose any or authorized.'))

export const ApprovalPolicy = z.object({
  memberApprovals: MemberApprovalsName,
  /** What ends where only authorized ones may be approved, as it is now. Contacts are left as they are. */
  ends: z.object({ approvals: z.int(), people: z.int(), applications: z.int() }),
  /** Approvals that a rule has ended, and that no longer work, are still being removed. */
  ending: z.boolean(),
})
export type ApprovalPolicy = z.infer<typeof ApprovalPolicy>

const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const

export const getApprovalPolicy = defineCall({
  method: 'GET',
  path: '/organization/{id}/approvals-rule',
  summary:
    'Get which applications people in an organization you manage may approve, and what would end if only authorized ones were allowed.',
  access: 'session',
  params,
  reply: ApprovalPolicy,
  errors: managed,
})

export const setApprovalPolicy = defineCall({
  method: 'PATCH',
  path: '/organization/{id}/approvals-rule',
  summary:
    'Let people approve any application, or only authorized ones. With the latter, approvals of other applications stop working immediately. For owners.',
  access: 'session',
  requiresReauth: true,
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
  errors: [...managed, reauthenticationRequired, tooManyRequests],
})

/** For so many years an organization may keep its activity; null stands for ever. */
export const activityYears = [1, 2, 7] as const
export type ActivityYears = (typeof activityYears)[number]
const Years = z.nullable(
  z.literal(activityYears, message('Choose 1, 2, or 7 years, or null to keep it indefinitely.')),
)

export const ActivityRetentionPolicy = z.object({
  years: Years,
  /** What happened before this time was removed, by this rule or one before it; null where nothing was. */
  keptSince: z.nullable(Time),
})
export type ActivityRetentionPolicy = z.infer<typeof ActivityRetentionPolicy>

export const getActivityRetention = defineCall({
  method: 'GET',
  path: '/organization/{id}/activity-rule',
  summary:
    'Get how long an organization you manage keeps its activity, and since when there is any.',
  access: 'session',
  params,
  reply: ActivityRetentionPolicy,
  errors: managed,
})

export const setActivityRetention = defineCall({
  method: 'PATCH',
  path: '/organization/{id}/activity-rule',
  summary:
    'Keep activity for 1, 2, or 7 years, or indefinitely. Older activity is permanently deleted within a day. For owners.',
  access: 'session',
  requiresReauth: true,
  previews: true,
  params,
  body: z.strictObject({ years: Years }),
  reply: ActivityRetentionPolicy,
  errors: [...managed, reauthenticationRequired],
})
