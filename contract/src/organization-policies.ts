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

/** Returned to an owner without a second factor, because they would lock themselves out. */
export const secondFactorFirst = defineError({
  code: 'second_factor_first',
  status: 403,
  message: message('Set up a second factor for your own account and sign in with it first.'),
})

/** Returned for a change that would leave the policy without a working connection, a verified domain, or an owner. */
export const providerPolicyOn = defineError({
  code: 'provider_policy_on',
  status: 409,
  message: message(
    'The organization requires single sign-on and depends on this. Turn off the requirement first.',
  ),
})

/** How many days before the policy starts members are emailed. */
export const reminderDaysBefore = 7

export const SecondFactorPolicy = z.object({
  /** When the organization starts to require a second factor, or null if it doesn't. */
  from: z.nullable(Time),
  /** Whether the policy has started. */
  inForce: z.boolean(),
  /** Whether the caller proved a second factor in this session. Owners must have done so to turn on the policy. */
  own: z.boolean(),
  /** The number of people in the organization, including contacts. */
  members: z.int(),
  /** The number of these people who have a second factor. */
  withOne: z.int(),
  /** The access that would end now for people without a second factor. */
  ends: z.object({
    /** The number of people who are currently active in the organization. */
    people: z.int(),
    /** The number of applications that some of them approved here. */
    applications: z.int(),
  }),
})
export type SecondFactorPolicy = z.infer<typeof SecondFactorPolicy>

const params = z.strictObject({ id: Id })

export const getSecondFactorPolicy = defineCall({
  method: 'GET',
  path: '/organization/{id}/second-factor',
  access: 'session',
  providerSession: true,
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
  access: 'session',
  providerSession: true,
  params,
  query: Paging,
  reply: paged(MemberWithout),
  errors: [unauthenticated, notFound, forbidden, organizationRequired],
})

const noTime = message('Choose now or a time in the future, or null to turn the policy off.')

export const setSecondFactorPolicy = defineCall({
  method: 'PATCH',
  path: '/organization/{id}/second-factor',
  access: 'session',
  requiresReauth: true,
  params,
  body: z.strictObject({
    /** A time, or `now` for the service's current time, because the caller's clock may be wrong. */
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

/** The applications that members can approve, which are all of them or only those that the organization authorized. */
export const memberApprovals = ['any', 'authorized'] as const
export type MemberApprovals = (typeof memberApprovals)[number]
const MemberApprovalsName = z.enum(memberApprovals, message('Choose “any” or “authorized”.'))

export const ApprovalPolicy = z.object({
  memberApprovals: MemberApprovalsName,
  /** The approvals that would end now if only authorized applications were allowed. Contacts aren't affected. */
  ends: z.object({ approvals: z.int(), people: z.int(), applications: z.int() }),
  /** Whether approvals that the policy ended are still being removed. They no longer work. */
  ending: z.boolean(),
})
export type ApprovalPolicy = z.infer<typeof ApprovalPolicy>

const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const

export const getApprovalPolicy = defineCall({
  method: 'GET',
  path: '/organization/{id}/approvals-rule',
  access: 'session',
  providerSession: true,
  params,
  reply: ApprovalPolicy,
  errors: managed,
})

export const setApprovalPolicy = defineCall({
  method: 'PATCH',
  path: '/organization/{id}/approvals-rule',
  access: 'session',
  requiresReauth: true,
  previews: true,
  params,
  body: z.strictObject({ memberApprovals: MemberApprovalsName }),
  reply: z.object({
    memberApprovals: MemberApprovalsName,
    /** The number of approvals and active tokens that this request ended, and of the affected people. */
    ended: z.object({ approvals: z.int(), people: z.int(), tokens: z.int() }),
    /** Whether more approvals are still being removed. They no longer work. */
    ending: z.boolean(),
  }),
  errors: [...managed, reauthenticationRequired, tooManyRequests],
})

/** The periods, in years, for which an organization can keep its activity. Null keeps it indefinitely. */
export const activityYears = [1, 2, 7] as const
export type ActivityYears = (typeof activityYears)[number]
const Years = z.nullable(
  z.literal(
    activityYears,
    message('Choose 1, 2, or 7 years, or null to keep activity indefinitely.'),
  ),
)

export const ActivityRetentionPolicy = z.object({
  years: Years,
  /** Activity before this time was deleted by the current or an earlier policy. It's null if none was deleted. */
  keptSince: z.nullable(Time),
})
export type ActivityRetentionPolicy = z.infer<typeof ActivityRetentionPolicy>

export const getActivityRetention = defineCall({
  method: 'GET',
  path: '/organization/{id}/activity-rule',
  access: 'session',
  providerSession: true,
  params,
  reply: ActivityRetentionPolicy,
  errors: managed,
})

export const setActivityRetention = defineCall({
  method: 'PATCH',
  path: '/organization/{id}/activity-rule',
  access: 'session',
  requiresReauth: true,
  previews: true,
  params,
  body: z.strictObject({ years: Years }),
  reply: ActivityRetentionPolicy,
  errors: [...managed, reauthenticationRequired],
})
