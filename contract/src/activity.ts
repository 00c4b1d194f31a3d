import {
  type Happening,
  type OrganizationActivityKind,
  organizationHappenings,
} from './activity-details.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, Named, Paging, SearchedText, Time, paged } from './fields.ts'
import { organizationRequired } from './organizations.ts'
import {
  reauthenticationRequired,
  forbidden,
  notFound,
  tooManyRequests,
  unauthenticated,
} from './errors.ts'
import { message } from './translation.ts'

/** The subjects that activity can be filtered by. Each subject has several kinds. */
export const activitySubjects = [
  'organization',
  'members',
  'applications',
  'networks',
  'exports',
  'reviews',
] as const
export type ActivitySubject = (typeof activitySubjects)[number]

/** The name of a kind starts with its subject. */
export function subjectOf(kind: OrganizationActivityKind): ActivitySubject {
  if (/^(organization|activity|endpoint|domain|connection)_/.test(kind)) return 'organization'
  if (/^(application|key|authorization|approval)_/.test(kind)) return 'applications'
  const [begin] = kind.split('_', 1)
  const named = ({ network: 'networks', export: 'exports', review: 'reviews' } as const)[begin!]
  return named ?? 'members'
}

/** Everything that can happen to an account. The console has a sentence for each kind. */
export const accountActivityKinds = [
  'signed_up',
  'email_verified',
  'email_change_asked',
  'email_change_cancelled',
  'email_changed',
  'email_change_undone',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'session_ended',
  'name_changed',
  'password_changed',
  'password_reset_requested',
  'password_reset',
  'second_step_asked',
  'totp_added',
  'totp_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'second_factor_begun',
  'second_factor_ended',
  'sign_in_reported',
  'password_removed',
  'password_set',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'identity_linked',
  'identity_unlinked',
  'second_factor_reset_asked',
  'second_factor_reset',
  'second_factor_kept',
  'limits_lifted',
  'test_mail_sent',
  'passkey_copied',
  'application_access_ended',
  'device_connected',
  'approved_for_oneself',
  'approval_for_oneself_revoked',
  'approval_ended_by_manager',
  'data_export_requested',
  'data_export_completed',
  'data_export_failed',
  'data_export_downloaded',
  'data_export_deleted',
  'account_deleted',
  'account_kept',
  'account_disabled',
  'account_enabled',
  'membership_joined',
] as const
export type AccountActivityKind = (typeof accountActivityKinds)[number]

export const organizationActivityKinds = Object.keys(
  organizationHappenings,
) as OrganizationActivityKind[]

const Moment = z.iso.datetime(message('Enter a time such as 2026-11-16T00:00:00Z.'))

const happened = {
  id: Id,
  at: Time,
  browser: z.string(),
  system: z.string(),
  address: z.nullable(z.string()),
}

export const Activity = z.object({
  ...happened,
  kind: z.enum(accountActivityKinds),
  /** The name of the application at that time, or null if the activity isn't about an application. */
  application: z.nullable(z.string()),
})
export type Activity = z.infer<typeof Activity>

/** The person or thing that did something in an organization. All names except people's are the names at that time. */
export const ActivityAuthor = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('person'),
    id: Id,
    name: z.string(),
    /** The person's address in the organization, or null if they left. */
    email: z.nullable(z.string()),
    /** The application that acted for the person. */
    through: z.nullable(Named),
  }),
  /** Someone in another organization, whose people aren't shown. */
  z.object({ kind: z.literal('organization'), ...Named.shape }),
  /** An application that acted in its own name. */
  z.object({ kind: z.literal('application'), ...Named.shape }),
  z.object({ kind: z.literal('directory'), ...Named.shape }),
  /** A command that an operator ran. */
  z.object({ kind: z.literal('command'), name: z.string() }),
  /** The service itself. */
  z.object({ kind: z.literal('system') }),
])
export type ActivityAuthor = z.infer<typeof ActivityAuthor>

const [first, ...others] = organizationActivityKinds.map((kind) =>
  z.object({ kind: z.literal(kind), detail: z.object(organizationHappenings[kind]) }),
)

/**
 * A link to the object that a detail names, if the object still exists. For another organization's network, it leads to
 * the list of networks.
 */
export const ActivityLink = z.object({
  to: z.enum(['application', 'authorization', 'network', 'networks']),
  id: Id,
})
export type ActivityLink = z.infer<typeof ActivityLink>

/** An event with its time, author, and device, and the details of its kind. */
export const OrganizationActivity = z.intersection(
  z.object({ ...happened, author: ActivityAuthor, link: z.nullable(ActivityLink) }),
  // The compiler can't infer that the list contains each kind with its own details.
  z.discriminatedUnion('kind', [first!, ...others]) as unknown as z.ZodMiniType<Happening>,
)
export type OrganizationActivity = z.infer<typeof OrganizationActivity>

export const listActivity = defineCall({
  method: 'GET',
  path: '/me/activity',
  access: 'session',
  query: Paging,
  reply: paged(Activity),
  errors: [unauthenticated],
})

/**
 * Filters by author (a person, organization, or application), kind, subject, start (inclusive), and end (exclusive).
 */
const filter = {
  author: z.optional(Id),
  kind: z.optional(
    z.enum(organizationActivityKinds, message("This isn't a valid kind of activity.")),
  ),
  about: z.optional(z.enum(activitySubjects, message("This isn't a valid subject."))),
  from: z.optional(Moment),
  before: z.optional(Moment),
}

/** Whether the period is empty because its end isn't after its start. */
export function isBackwards({
  from,
  before,
}: {
  from?: string | undefined
  before?: string | undefined
}): boolean {
  return from !== undefined && before !== undefined && Date.parse(before) <= Date.parse(from)
}
export const backwards = message('The end time must be after the start time.')

const forwards = z.refine<Parameters<typeof isBackwards>[0]>((asked) => !isBackwards(asked), {
  error: backwards,
  path: ['before'],
})

const params = z.strictObject({ id: Id })
const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const

export const listOrganizationActivity = defineCall({
  method: 'GET',
  path: '/organization/{id}/activity',
  access: 'session',
  providerSession: true,
  params,
  query: z.extend(Paging, filter).check(forwards),
  reply: z.extend(paged(OrganizationActivity), {
    /** The author in the filter, if this organization knows them. It's set even if no activity matches. */
    author: z.nullable(Named),
  }),
  errors: managed,
})

export const findActivityAuthors = defineCall({
  method: 'GET',
  path: '/organization/{id}/activity/authors',
  access: 'session',
  providerSession: true,
  params,
  query: z.strictObject({ search: SearchedText }),
  reply: z.object({ data: z.array(z.extend(Named, { email: z.string() })) }),
  errors: managed,
})

export const downloadActivity = defineCall({
  method: 'GET',
  path: '/organization/{id}/activity/file',
  access: 'session',
  providerSession: true,
  requiresReauth: true,
  params,
  query: z.strictObject(filter).check(forwards),
  media: 'text/csv',
  reply: z.file(),
  errors: [...managed, reauthenticationRequired, tooManyRequests],
})

/** The position of a row in a chain, and its hash in hex. */
const ChainPlace = z.object({ position: z.int(), hash: z.string() })

/** The result of checking a part of an organization's chain. */
export const ActivityCheck = z.object({
  /** The time of the oldest row that is still kept, or null if there is no activity. */
  since: z.nullable(Time),
  /** The number of rows in the chain, and how many of them this step checked. */
  rows: z.int(),
  checked: z.int(),
  /** The last checked row, or null if there is none. The next step continues after it. */
  place: z.nullable(ChainPlace),
  /** Whether the end of the chain was reached. */
  done: z.boolean(),
  /** The first problem as a sentence, or null. Nothing after the problem was checked. */
  fault: z.nullable(z.string()),
  /** The newest signed head of the chain, and the beginning of the fingerprint of its key. */
  head: z.nullable(z.extend(ChainPlace, { at: Time, keyId: z.string() })),
})
export type ActivityCheck = z.infer<typeof ActivityCheck>

const together = message(
  'Include both the position and the hash from the previous response, or neither.',
)
const wholeNumber = message('This value must be a whole number.')

export const checkActivity = defineCall({
  method: 'GET',
  path: '/organization/{id}/activity/check',
  access: 'session',
  providerSession: true,
  params: z.strictObject({ id: Id }),
  query: z
    .strictObject({
      position: z.optional(
        z.coerce.number(wholeNumber).check(z.int(wholeNumber), z.gte(1, wholeNumber)),
      ),
      hash: z.optional(
        z.string().check(z.regex(/^[0-9a-f]{64}$/, message("This isn't a valid row hash."))),
      ),
    })
    .check(
      z.refine(({ position, hash }) => (position === undefined) === (hash === undefined), together),
    ),
  reply: ActivityCheck,
  errors: [unauthenticated, notFound, forbidden, organizationRequired, tooManyRequests],
})
