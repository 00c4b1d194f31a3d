import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id } from './fields.ts'
import { organizationRequired } from './organizations.ts'
import {
  forbidden,
  notFound,
  organizationDeleted,
  tooManyRequests,
  unauthenticated,
} from './errors.ts'
import { ShareName } from './rules/scopes.ts'

/** What there is to see, in the order in which it is shown. */
export const previewKinds = [
  /** What a sign-in tells of a person. */
  'claims',
  'person',
  'profiles',
  'organization',
  'members',
  'invitations',
  /** Members by name and address, without what they may do. */
  'people',
  'applications',
  /** Applications of others that the organization authorized. */
  'authorizations',
  'networks',
  /** Organizations in networks that it created. */
  'network_organizations',
  /** Of a member of a network: that it is in it. */
  'membership',
] as const
export type PreviewKind = (typeof previewKinds)[number]

/** No more rows of each kind are shown; how many there are is told. */
export const maxPreviewRows = 20

/** One kind of data, and the rows that another party reads of it: as the call that reads them answers. */
export const PreviewPart = z.object({
  kind: z.enum(previewKinds),
  /**
   * `now`; `asked`: once it is granted what it asks for; `person`: only for somebody who approves it, within their
   * role, here for the person who looks. Null: not at all.
   */
  seen: z.nullable(z.enum(['now', 'asked', 'person'])),
  /** Whether it asks for it, and the role that it would act in does not reach it. */
  outOfReach: z.boolean(),
  /** The first of them, with all fields that are read. */
  rows: z.array(z.record(z.string(), z.unknown())),
  total: z.int(),
  /** There are more than `total`. */
  more: z.boolean(),
  /** Of these, those whose owner is in the network are seen; which ones is told to nobody but the network's owner. */
  ofNetwork: z.optional(z.boolean()),
})
export type PreviewPart = z.infer<typeof PreviewPart>

export const DataPreview = z.object({
  parts: z.array(PreviewPart),
  /** Kinds of data that are asked for, and of which nothing is stored here. */
  notStored: z.array(ShareName),
})
export type DataPreview = z.infer<typeof DataPreview>

const managed = [
  unauthenticated,
  notFound,
  forbidden,
  organizationRequired,
  organizationDeleted,
  tooManyRequests,
] as const

export const previewForApplication = defineCall({
  method: 'GET',
  path: '/organization/{id}/seen/{application}',
  summary:
    'Preview the rows of an organization you manage that an application can read, in its own name and for people who approve it. Includes what it could read once authorized.',
  access: 'session',
  params: z.strictObject({ id: Id, application: Id }),
  reply: DataPreview,
  errors: managed,
})

export const previewForYou = defineCall({
  method: 'GET',
  path: '/approval/seen',
  summary:
    'Preview the rows that an application can read for you, under one of your profiles or as yourself. Uses your approval, or `scope` if you send it.',
  access: 'session',
  query: z.strictObject({
    application: Id,
    profile: z.optional(Id),
    /** As OAuth writes them: words with spaces between them. */
    scope: z.optional(
      z.string('Send scopes.').check(z.maxLength(1000, 'Use at most 1000 characters.')),
    ),
  }),
  reply: DataPreview,
  errors: [unauthenticated, notFound, organizationDeleted, tooManyRequests],
})

export const previewInNetwork = defineCall({
  method: 'GET',
  path: '/network-invitation/{id}/seen',
  summary:
    'Preview the rows of your organization that the owner of a network can read, or could once you agree to its request.',
  access: 'session',
  params: z.strictObject({ id: Id }),
  reply: DataPreview,
  errors: managed,
})
