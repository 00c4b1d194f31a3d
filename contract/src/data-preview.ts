import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, upTo } from './fields.ts'
import { organizationRequired } from './organizations.ts'
import {
  forbidden,
  notFound,
  organizationDeleted,
  tooManyRequests,
  unauthenticated,
} from './errors.ts'
import { ShareName } from './rules/scopes.ts'
import { message } from './translation.ts'

/** All kinds of data in a preview, in display order. */
export const previewKinds = [
  /** The claims about a person at sign-in. */
  'claims',
  'person',
  'profiles',
  'organization',
  'members',
  'invitations',
  /** Members with their names and addresses, but without their permissions. */
  'people',
  'applications',
  /** Other organizations' applications that this organization authorized. */
  'authorizations',
  'networks',
  /** Organizations in networks that this organization created. */
  'network_organizations',
  /** An organization's own membership in a network. */
  'membership',
] as const
export type PreviewKind = (typeof previewKinds)[number]

/** The maximum number of rows of each kind. The response also contains the total. */
export const maxPreviewRows = 20

/** One kind of data with the rows that another party can read, in the format of the call that returns them. */
export const PreviewPart = z.object({
  kind: z.enum(previewKinds),
  /**
   * `now` means that the data can be read now, and `asked` that it can be read once the request is granted. `person`
   * means that the application can read it only for a person who approves it, within that person's role. The preview
   * then shows the caller's data. Null means that the data can't be read.
   */
  seen: z.nullable(z.enum(['now', 'asked', 'person'])),
  /** Whether the data is requested but not covered by the role. */
  outOfReach: z.boolean(),
  /** The first rows, with all fields that the other party can read. */
  rows: z.array(z.record(z.string(), z.unknown())),
  total: z.int(),
  /** Whether there are more rows than `total`. */
  more: z.boolean(),
  /**
   * Whether only rows whose owner is in the network are visible. Only the network's owner learns which rows these are.
   */
  ofNetwork: z.optional(z.boolean()),
})
export type PreviewPart = z.infer<typeof PreviewPart>

export const DataPreview = z.object({
  parts: z.array(PreviewPart),
  /** The requested kinds for which no data is stored. */
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
  access: 'session',
  params: z.strictObject({ id: Id, application: Id }),
  reply: DataPreview,
  errors: managed,
})

export const previewForYou = defineCall({
  method: 'GET',
  path: '/approval/seen',
  access: 'session',
  providerSession: true,
  query: z.strictObject({
    application: Id,
    profile: z.optional(Id),
    /** Scopes in OAuth's format, separated by spaces. */
    scope: z.optional(z.string(message('List the scopes, separated by spaces.')).check(upTo(1000))),
  }),
  reply: DataPreview,
  errors: [unauthenticated, notFound, organizationDeleted, tooManyRequests],
})

export const previewInNetwork = defineCall({
  method: 'GET',
  path: '/network-invitation/{id}/seen',
  access: 'session',
  providerSession: true,
  params: z.strictObject({ id: Id }),
  reply: DataPreview,
  errors: managed,
})
