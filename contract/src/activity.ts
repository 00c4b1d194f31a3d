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

/** What a kind of activity is about: people choose by it before they choose the kind. */
export const activitySubjects = [
  'organization',
  'members',
  'applications',
  'networks',
  'exports',
  'reviews',
] as const
export type ActivitySubject = (typeof activitySubjects)[number]

/** A kind begins with what it happened to. */
export function subjectOf(kind: OrganizationActivityKind): ActivitySubject {
  if (/^(organization|activity)_/.test(kind)) return 'organization'
  if (/^(application|key|authorization|approval)_/.test(kind)) return 'applications'
  const [begin] = kind.split('_', 1)
  const named = ({ network: 'networks', export: 'exports', review: 'reviews' } as const)[begin!]
  return named ?? 'members'
}

/** What can happen to an account. The console has a sentence for each. */
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
] as const
export type AccountActivityKind = (typeof accountActivityKinds)[number]

export const organizationActivityKinds = Object.keys(
  organizationHappenings,
) as OrganizationActivityKind[]

const Moment = z.iso.datetime(message('Use a time such as 2026-11-16T00:00:00Z.'))

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
  /** The application it was about, by its name of then; null where it was about none. */
  application: z.nullable(z.string()),
})
export type Activity = z.infer<typeof Activity>

/** Who or what did something in an organization. Names are those of then, but for people's. */
export const ActivityAuthor = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('person'),
    id: Id,
    name: z.string(),
    /** The address the organization knows them by; null once they left. */
    email: z.nullable(z.string()),
    /** The application that did it for them. */
    through: z.nullable(Named),
  }),
  /** Somebody of another organization: its people are not shown. */
  z.object({ kind: z.literal('organization'), ...Named.shape }),
  /** In its own name. */
  z.object({ kind: z.literal('application'), ...Named.shape }),
  z.object({ kind: z.literal('directory'), ...Named.shape }),
  /** Of whoever runs this service. */
  z.object({ kind: z.literal('command'), name: z.string() }),
  /** The service by itself. */
  z.object({ kind: z.literal('system') }),
])
export type ActivityAuthor = z.infer<typeof ActivityAuthor>

const [first, ...others] = organizationActivityKinds.map((kind) =>
  z.object({ kind: z.literal(kind), detail: z.object(organizationHappenings[kind]) }),
)

/** The page of what a detail names, where it is still there; one that another organization's network is on is the list. */
export const ActivityLink = z.object({
  to: z.enum(['application', 'authorization', 'network', 'networks']),
  id: Id,
})
export type ActivityLink = z.infer<typeof ActivityLink>

/** What was done, by whom, from where; on whom or what, as the detail of its kind says. */
export const OrganizationActivity = z.intersection(
  z.object({ ...happened, author: ActivityAuthor, link: z.nullable(ActivityLink) }),
  // The compiler does not see through the list that each kind is there with a detail of its own.
  z.discriminatedUnion('kind', [first!, ...others]) as unknown as z.ZodMiniType<Happening>,
)
export type OrganizationActivity = z.infer<typeof OrganizationActivity>

export const listActivity = defineCall({
  method: 'GET',
  path: '/me/activity',
  summary:
    'List the activity of your account, such as sign-ins, failed sign-ins, and changes of the password or email address.',
  access: 'session',
  query: Paging,
  reply: paged(Activity),
  errors: [unauthenticated],
})

/** A person, an organization or an application; kinds; and from when on, until before when. */
const filter = {
  author: z.optional(Id),
  kind: z.optional(
    z.enum(organizationActivityKinds, message("This kind of activity doesn't exist.")),
  ),
  about: z.optional(z.enum(activitySubjects, message('No activity is about this.'))),
  from: z.optional(Moment),
  before: z.optional(Moment),
}

/** Between the two nothing can have happened. */
export function isBackwards({
  from,
  before,
}: {
  from?: string | undefined
  before?: string | undefined
}): boolean {
  return from !== undefined && before !== undefined && Date.parse(before) <= Date.parse(from)
}
export const backwards = message('The end must be after the start.')

const forwards = z.refine<Parameters<typeof isBackwards>[0]>((asked) => !isBackwards(asked), {
  error: backwards,
  path: ['before'],
})

const params = z.strictObject({ id: Id })
const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const

export const listOrganizationActivity = defineCall({
  method: 'GET',
  path: '/organization/{id}/activity',
  summary:
    'List the activity of an organization you manage, newest first. Filter by author, kind, subject, and time.',
  access: 'session',
  params,
  query: z.extend(Paging, filter).check(forwards),
  reply: z.extend(paged(OrganizationActivity), {
    /** Whom the filter names, where they are known here: also when nothing is found. */
    author: z.nullable(Named),
  }),
  errors: managed,
})

export const findActivityAuthors = defineCall({
  method: 'GET',
  path: '/organization/{id}/activity/authors',
  summary:
    'Search the members of an organization you manage by name or email address, to filter its activity. Returns the first ten.',
  access: 'session',
  params,
  query: z.strictObject({ search: SearchedText }),
  reply: z.object({ data: z.array(z.extend(Named, { email: z.string() })) }),
  errors: managed,
})

export const downloadActivity = defineCall({
  method: 'GET',
  path: '/organization/{id}/activity/file',
  summary: 'Download all matching activity as one CSV file. The download is recorded.',
  access: 'session',
  requiresReauth: true,
  params,
  query: z.strictObject(filter).check(forwards),
  media: 'text/csv',
  reply: z.file(),
  errors: [...managed, reauthenticationRequired, tooManyRequests],
})

/** A row of a chain: its place there, and its hash in hex. */
const ChainPlace = z.object({ position: z.int(), hash: z.string() })

/** How far the chain of an organization was checked, and what came of it. */
export const ActivityCheck = z.object({
  /** Since when there is activity: its first row, or what its organization's rule left. Null where there is none. */
  since: z.nullable(Time),
  /** How many rows there are, and how many of them were checked now. */
  rows: z.int(),
  checked: z.int(),
  /** The last row that was checked: the next step goes on after it. Null where there is none. */
  place: z.nullable(ChainPlace),
  /** Whether that is the end. */
  done: z.boolean(),
  /** The first thing that is wrong, in a sentence; nothing after it was checked. */
  fault: z.nullable(z.string()),
  /** The last end of the chain that the service signed, and the beginning of its key's fingerprint. */
  head: z.nullable(z.extend(ChainPlace, { at: Time, keyId: z.string() })),
})
export type ActivityCheck = z.infer<typeof ActivityCheck>

const together = message('Send both the position and the hash from the previous step, or neither.')
const wholeNumber = message('Use a whole number.')

export const checkActivity = defineCall({
  method: 'GET',
  path: '/organization/{id}/activity/check',
  summary:
    'Verify the activity chain of an organization you manage, a few thousand rows at a time. Starts at its beginning, or after a checked row.',
  access: 'session',
  params: z.strictObject({ id: Id }),
  query: z
    .strictObject({
      position: z.optional(
        z.coerce.number(wholeNumber).check(z.int(wholeNumber), z.gte(1, wholeNumber)),
      ),
      hash: z.optional(
        z.string().check(z.regex(/^[0-9a-f]{64}$/, message("This isn't the hash of a row."))),
      ),
    })
    .check(
      z.refine(({ position, hash }) => (position === undefined) === (hash === undefined), together),
    ),
  reply: ActivityCheck,
  errors: [unauthenticated, notFound, forbidden, organizationRequired, tooManyRequests],
})
