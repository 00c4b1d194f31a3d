import * as z from 'zod/mini'
import { Id } from './fields.ts'
import { ShareName } from './rules/scopes.ts'

/** What the files in an export are about; each is there as JSON Lines and, but for what only programs check with, as CSV. */
export const exportEntities = [
  'organization',
  'members',
  'people',
  'invitations',
  'applications',
  'authorizations-given',
  'authorizations-received',
  'approvals',
  'application-requests',
  'networks',
  'activity',
  'network',
  'organizations',
  'access',
  'decisions',
] as const
export type ExportEntity = (typeof exportEntities)[number]

/** The same in the file of a person. */
export const personEntities = [
  'account',
  'email-changes',
  'profiles',
  'sessions',
  'known-places',
  'factors',
  'approvals',
  'application-requests',
  'invitations-received',
  'invitations-sent',
  'secrets-seen',
  'exports',
  'own-activity',
  'done-in-organizations',
  'uses',
  'mails',
] as const
export type PersonEntity = (typeof personEntities)[number]

/** What an export will hold, before it is started. */
export const ExportContents = z.object({
  /** What stands in the file itself; of a network, its organizations have folders beside it. */
  entities: z.array(z.object({ name: z.enum(exportEntities), rows: z.int() })),
  /** Of a network: what joined organizations share, for the first of them. */
  organizations: z.array(z.object({ id: Id, name: z.string(), shares: z.array(ShareName) })),
  organizationCount: z.int(),
  /** SHA-256 of the public key that exports are signed with, in hex, to compare with the file's. */
  signingKey: z.string(),
})
export type ExportContents = z.infer<typeof ExportContents>
