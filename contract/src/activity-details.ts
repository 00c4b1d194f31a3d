import * as z from 'zod/mini'
import { memberApprovals } from './organization-policies.ts'
import { RoleName } from './people.ts'
import { ScopeName, ShareName } from './rules/scopes.ts'

const words = z.string()
/** An address as it was then; null once it was erased. */
const address = z.nullable(z.string())
const roles = z.array(RoleName)
const scopes = z.array(ScopeName)
const shares = z.array(ShareName)
const decision = z.enum(['grant', 'refuse'])
const approvable = z.enum(memberApprovals)

/** What can be erased of a row by itself: people's addresses in its detail; IP address and agent. */
export const erasableGroups = ['words', 'device'] as const
export type ErasableGroup = (typeof erasableGroups)[number]

const offered = { email: address, roles }
const rolesChanged = { email: address, before: roles, after: roles }
const keyOf = { application: words, last4: words }
const granted = { application: words, scopes }
const inNetwork = { network: words }
const invitedTo = { network: words, organization: words }

/** The fields of an organization that people change, by the names of the contract. */
export const organizationFields = [
  'name',
  'description',
  'address',
  'email',
  'city',
  'state',
  'zipcode',
  'timezone',
  'country',
  'findable',
] as const

/** What a setting of how people sign in to an application became. */
export const signInSettings = [
  'pkce_optional',
  'pkce_required',
  'direct_pkce_required',
  'direct_pkce_optional',
  'ES256',
  'RS256',
  'claims_in_id_token',
  'claims_at_userinfo',
] as const

const describedFields = z.array(z.enum(['name', 'description']))

/**
 * What can happen in an organization, and what is kept of it besides who, when and from where. Names are
 * those of then: they stay true when the object is gone.
 */
export const organizationHappenings = {
  organization_created: { name: words },
  /** Also to others whom its applications serve or who share a network with it. */
  organization_deleted: { name: words },
  organization_restored: { name: words },
  organization_updated: { fields: z.array(z.enum(organizationFields)) },
  organization_logo_changed: {},
  organization_logo_removed: {},
  /** From when on; null in `after` where the rule was lifted. */
  organization_second_factor_set: { before: z.nullable(words), after: z.nullable(words) },
  /** The time had come. */
  organization_second_factor_begun: { since: words },
  /** Which applications its people may approve. */
  organization_approvals_rule_set: { before: approvable, after: approvable },
  /** For how many years it keeps its activity; null for ever. */
  organization_activity_rule_set: { before: z.nullable(z.int()), after: z.nullable(z.int()) },
  member_invited: offered,
  invitation_resent: offered,
  invitation_changed: rolesChanged,
  invitation_deleted: offered,
  invitation_accepted: offered,
  invitation_declined: offered,
  member_removed: offered,
  member_suspended: offered,
  member_resumed: offered,
  member_left: { email: address },
  /** They asked for the end of their account, and can still keep it. */
  member_account_deleted: { email: address },
  member_account_kept: { email: address },
  /** Their place went with their account; nothing more is known of them. */
  member_account_removed: { roles },
  /** By an operator: they can neither sign in nor have anything act for them. */
  member_account_disabled: { email: address },
  member_account_enabled: { email: address },
  roles_changed: rolesChanged,
  profile_email_requested: { email: address, newEmail: address },
  /** The address that waited. */
  profile_email_withdrawn: { email: address },
  profile_email_changed: { email: address, newEmail: address },
  profile_email_verified: { email: address },
  contact_added: { email: address },
  /** With their last approval. */
  contact_ended: { email: address },
  application_created: granted,
  application_updated: { application: words, fields: describedFields },
  application_scopes_changed: { application: words, added: scopes, removed: scopes },
  application_redirects_changed: {
    application: words,
    added: z.array(words),
    removed: z.array(words),
  },
  application_post_logout_changed: {
    application: words,
    added: z.array(words),
    removed: z.array(words),
  },
  /** Null where it did not, or does not, want to know. */
  application_backchannel_changed: {
    application: words,
    before: z.nullable(words),
    after: z.nullable(words),
  },
  application_logo_changed: { application: words },
  application_logo_removed: { application: words },
  application_sign_in_changed: { application: words, settings: z.array(z.enum(signInSettings)) },
  /** Also to those who had authorized it, as are the two that follow. */
  application_deleted: { application: words },
  application_restored: { application: words },
  /** For good, once it could no longer be restored. */
  application_removed: { application: words },
  key_shown: { application: words },
  key_created: keyOf,
  key_deleted: keyOf,
  application_authorized: granted,
  authorization_changed: { application: words, decision, scopes },
  authorization_revoked: granted,
  /** Somebody asked those who manage it to authorize an application. */
  application_requested: granted,
  /** By who had asked, before somebody answered. */
  application_request_withdrawn: granted,
  application_request_answered: { ...granted, answer: z.enum(['authorized', 'declined']) },
  application_approved: granted,
  approval_revoked: granted,
  /** Of somebody, by one who manages. */
  approval_ended: { email: address, ...granted },
  /** What several people had approved and may no longer: how many of them. */
  application_approvals_ended: { application: words, people: z.int() },
  network_created: inNetwork,
  network_updated: { network: words, fields: describedFields },
  network_shares_changed: { network: words, before: shares, after: shares },
  network_deleted: inNetwork,
  network_invited: invitedTo,
  network_invitation_resent: invitedTo,
  network_invitation_deleted: invitedTo,
  network_joined: { network: words, shares },
  network_declined: inNetwork,
  network_shares_decided: { network: words, decision, shares },
  network_left: inNetwork,
  network_member_removed: invitedTo,
  export_requested: { of: words },
  export_completed: { file: words, rows: z.number() },
  export_failed: { of: words, reason: words },
  export_downloaded: { file: words },
  export_file_deleted: { file: words },
  review_started: { due: words },
  review_cancelled: { undecided: z.number() },
  review_closed: { kept: z.number(), revoked: z.number() },
  /** All that was revoked has come to its end, and the file is being written. */
  review_carried_out: { ended: z.number(), gone: z.number(), refused: z.number() },
  /** Personal parts of other rows: people's words, or the devices that were used. */
  activity_erased: {
    group: z.enum(erasableGroups),
    ranges: z.array(z.object({ from: z.int(), to: z.int() })),
  },
  /** Rows that were older than the organization keeps them: the position of the last one, and its rule. */
  activity_cut: { to: z.int(), years: z.int() },
} as const satisfies Record<string, Record<string, z.core.$ZodType>>

type Happenings = typeof organizationHappenings
export type OrganizationActivityKind = keyof Happenings

/** What is kept of a kind. */
export type DetailOf<Kind extends OrganizationActivityKind> = {
  [Field in keyof Happenings[Kind]]: Happenings[Kind][Field] extends z.core.$ZodType
    ? z.output<Happenings[Kind][Field]>
    : never
}

/** What happened, with what is kept of its kind. */
export type Happening = {
  [Kind in OrganizationActivityKind]: { kind: Kind; detail: DetailOf<Kind> }
}[OrganizationActivityKind]

/** Fields of a kind that are people's words: kept apart from the others, because they can be erased. */
export function personalFieldsOf(kind: OrganizationActivityKind): string[] {
  return Object.entries(organizationHappenings[kind]).flatMap(([field, schema]) =>
    schema === address ? [field] : [],
  )
}
