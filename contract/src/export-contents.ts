import * as z from 'zod/mini'
import { Id } from './fields.ts'
import { ShareName } from './rules/scopes.ts'

/**
 * The subjects of the files in an organization's or network's export. Each has a JSON Lines file, and also a CSV file
 * unless only programs use it.
 */
export const exportEntities = [
  'organization',
  'members',
  'people',
  'invitations',
  'domains',
  'join-requests',
  'connections',
  'connection-links',
  'provider-sign-ins',
  'applications',
  'authorizations-given',
  'authorizations-received',
  'approvals',
  'application-requests',
  'networks',
  'event-endpoints',
  'activity',
  'network',
  'organizations',
  'access',
  'decisions',
] as const
export type ExportEntity = (typeof exportEntities)[number]

/** The subjects of the files in a person's export. */
export const personEntities = [
  'account',
  'email-changes',
  'profiles',
  'sessions',
  'known-places',
  'factors',
  'connected-providers',
  'approvals',
  'application-requests',
  'invitations-received',
  'invitations-sent',
  'join-requests',
  'connection-links',
  'provider-sign-ins',
  'removals',
  'secrets-seen',
  'exports',
  'own-activity',
  'done-in-organizations',
  'uses',
  'mails',
] as const
export type PersonEntity = (typeof personEntities)[number]

/** A preview of an export's contents before it's started. */
export const ExportContents = z.object({
  /** The files at the top level. In a network's export, each organization also has a folder. */
  entities: z.array(z.object({ name: z.enum(exportEntities), rows: z.int() })),
  /** The first organizations in a network's export, with the data that they share. */
  organizations: z.array(z.object({ id: Id, name: z.string(), shares: z.array(ShareName) })),
  organizationCount: z.int(),
  /** The SHA-256 hash of the public key that signs exports, in hex. People compare it with the key in the file. */
  signingKey: z.string(),
})
export type ExportContents = z.infer<typeof ExportContents>
