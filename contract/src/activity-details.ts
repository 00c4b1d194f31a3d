import * as z from 'zod/mini'
import { memberApprovals } from './organization-policies.ts'
import { RoleName } from './people.ts'
import { ScopeName, ShareName } from './rules/scopes.ts'
import { streamPresets } from './rules/stream-presets.ts'

const words = z.string()
/** The address at that time, or null once it was erased. */
const address = z.nullable(z.string())
const roles = z.array(RoleName)
const scopes = z.array(ScopeName)
const shares = z.array(ShareName)
const decision = z.enum(['grant', 'refuse'])
const approvable = z.enum(memberApprovals)

/**
 * The parts of a row that can be erased. `words` are people's addresses in the details, and `device` is the IP address
 * and user agent.
 */
export const erasableGroups = ['words', 'device'] as const
export type ErasableGroup = (typeof erasableGroups)[number]

const offered = { email: address, roles }
const rolesChanged = { email: address, before: roles, after: roles }
const keyOf = { application: words, last4: words }
const granted = { application: words, scopes }
const inNetwork = { network: words }
const invitedTo = { network: words, organization: words }

/** The fields of an organization that can be edited, by their names in the contract. */
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

/** The settings for how people sign in to an application, each with its possible values. */
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

/** What can change about an endpoint, or the new value of a setting. */
export const endpointChanges = [
  'url',
  'types',
  'standard',
  'cloudevents',
  'email_included',
  'email_left_out',
  'strict_order_on',
  'strict_order_off',
  'ed25519_on',
  'ed25519_off',
  'previous_secret_revoked',
  'token',
  'position',
  'paused',
  'enabled',
] as const
export type EndpointChanged = (typeof endpointChanges)[number]

/**
 * An endpoint by its host, because the rest of its URL may be a secret. The application is null if the endpoint receives
 * the organization's own events. `stream` is the receiver of an audit stream, and null for other endpoints.
 */
const atEndpoint = {
  host: words,
  application: z.nullable(words),
  stream: z.nullable(z.enum(streamPresets)),
}

/** What can change about a connection, or the new value of a setting. */
export const connectionChanges = [
  'name',
  'provider',
  'issuer',
  'client',
  'secret',
  // The settings of SAML. The service itself takes over new certificates from the provider's metadata.
  'saml',
  'certificates',
  'joining_on',
  'joining_off',
  'roles_mapped',
  'roles_unmapped',
  // Whether the provider's second factors count.
  'second_factor_trusted',
  'second_factor_untrusted',
  'turned_on',
  'turned_off',
  'setup_link_created',
  'setup_link_deleted',
  'setup_confirmed',
] as const
export type ConnectionChanged = (typeof connectionChanges)[number]

/** A new member joined, a member was recognized by their address, or connected it themselves, or an invitation was accepted. */
export const linkOrigins = ['joined', 'address', 'connected', 'invitation'] as const

const ofConnection = { connection: words }

const describedFields = z.array(z.enum(['name', 'description']))

/**
 * Everything that can happen in an organization, with the details that are stored about it. The details contain the
 * names at that time, which remain correct after the object is deleted.
 */
export const organizationHappenings = {
  organization_created: { name: words },
  /** Also recorded for organizations that use its applications or share a network with it. */
  organization_deleted: { name: words },
  organization_restored: { name: words },
  organization_updated: { fields: z.array(z.enum(organizationFields)) },
  organization_logo_changed: {},
  organization_logo_removed: {},
  /** The times when the policy starts. `after` is null if the policy was turned off. */
  organization_second_factor_set: { before: z.nullable(words), after: z.nullable(words) },
  /** Recorded once the policy has started. */
  organization_second_factor_begun: { since: words },
  /** Which applications members can approve. */
  organization_approvals_rule_set: { before: approvable, after: approvable },
  /** The number of years for which activity is kept, or null if it's kept indefinitely. */
  organization_activity_rule_set: { before: z.nullable(z.int()), after: z.nullable(z.int()) },
  domain_added: { domain: words },
  /** Accord found its record, for the first time or again. */
  domain_verified: { domain: words },
  domain_changed: { domain: words, joinRequests: z.boolean() },
  /** Its record disappeared, or the domain moved to another organization. */
  domain_lost: { domain: words, reason: z.enum(['missing', 'moved']) },
  domain_removed: { domain: words },
  /** Another organization published its own record, or this one did so for a domain that another one verified. */
  domain_contested: { domain: words, role: z.enum(['holder', 'claimant']) },
  endpoint_created: atEndpoint,
  endpoint_changed: { ...atEndpoint, changes: z.array(z.enum(endpointChanges)) },
  endpoint_deleted: atEndpoint,
  endpoint_secret_shown: atEndpoint,
  endpoint_secret_rotated: atEndpoint,
  /** Someone resent events. `uncounted` tells whether there were more than `deliveries`. */
  endpoint_events_resent: { ...atEndpoint, deliveries: z.int(), uncounted: z.boolean() },
  /** The service disabled it: after days of nothing but failures, or because it responded with 410. */
  endpoint_stopped: { ...atEndpoint, reason: z.enum(['failing', 'gone']) },
  connection_created: ofConnection,
  connection_changed: { ...ofConnection, changes: z.array(z.enum(connectionChanges)) },
  connection_deleted: ofConnection,
  /** A person at an identity provider became or was linked to a member, and how. */
  provider_linked: { ...ofConnection, email: address, through: z.enum(linkOrigins) },
  provider_unlinked: { ...ofConnection, email: address },
  /**
   * The times when the organization starts to require its identity provider, and how long a proof counts. `after` is
   * null if the policy was turned off.
   */
  provider_policy_set: {
    before: z.nullable(words),
    after: z.nullable(words),
    maxAgeHours: z.int(),
  },
  /** Recorded once the policy has started, also after a pause. */
  provider_policy_begun: { since: words },
  provider_policy_paused: { until: words },
  /** An owner ended the pause early. */
  provider_policy_resumed: {},
  /** An owner used their own second factor instead of the provider, in a new session. */
  provider_bypassed: {},
  provider_guest_added: { email: address },
  provider_guest_removed: { email: address },
  /** A member's profile moved from a provider account to their own account. */
  member_account_joined: { email: address },
  member_invited: offered,
  invitation_resent: offered,
  invitation_changed: rolesChanged,
  invitation_deleted: offered,
  invitation_accepted: offered,
  invitation_declined: offered,
  /** Someone with an address in a verified domain asked to join. */
  join_requested: { email: address, domain: words },
  join_approved: offered,
  join_declined: { email: address },
  member_removed: offered,
  member_suspended: offered,
  member_resumed: offered,
  member_left: { email: address },
  /** The person deleted their account but can still restore it. */
  member_account_deleted: { email: address },
  member_account_kept: { email: address },
  /** The profile was deleted with the account. The row contains nothing else about the person. */
  member_account_removed: { roles },
  /** An operator disabled the account. The person can't sign in, and no application can act for them. */
  member_account_disabled: { email: address },
  member_account_enabled: { email: address },
  /** `connection` is the identity provider whose groups determined the roles. It's omitted if a person did. */
  roles_changed: { ...rolesChanged, connection: z.optional(words) },
  profile_email_requested: { email: address, newEmail: address },
  /** The address that was pending. */
  profile_email_withdrawn: { email: address },
  profile_email_changed: { email: address, newEmail: address },
  profile_email_verified: { email: address },
  contact_added: { email: address },
  /** The contact was removed with their last approval. */
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
  /** `before` and `after` are null if the application isn't notified. */
  application_backchannel_changed: {
    application: words,
    before: z.nullable(words),
    after: z.nullable(words),
  },
  application_logo_changed: { application: words },
  application_logo_removed: { application: words },
  application_sign_in_changed: { application: words, settings: z.array(z.enum(signInSettings)) },
  /** This kind and the next two are also recorded for organizations that authorized the application. */
  application_deleted: { application: words },
  application_restored: { application: words },
  /** The application was permanently deleted after its grace period. */
  application_removed: { application: words },
  key_shown: { application: words },
  key_created: keyOf,
  key_deleted: keyOf,
  application_authorized: granted,
  authorization_changed: { application: words, decision, scopes },
  authorization_revoked: granted,
  /** A member asked the managers to authorize an application. */
  application_requested: granted,
  /** The person withdrew the request before it was answered. */
  application_request_withdrawn: granted,
  application_request_answered: { ...granted, answer: z.enum(['authorized', 'declined']) },
  application_approved: granted,
  approval_revoked: granted,
  /** A manager revoked a member's approval. */
  approval_ended: { email: address, ...granted },
  /** The number of people whose approvals ended because they're no longer allowed. */
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
  /** All items to be revoked have been processed, and the file is being written. */
  review_carried_out: { ended: z.number(), gone: z.number(), refused: z.number() },
  /** Addresses or devices in other rows were erased. */
  activity_erased: {
    group: z.enum(erasableGroups),
    ranges: z.array(z.object({ from: z.int(), to: z.int() })),
  },
  /** Rows that were older than the retention policy were deleted. `to` is the position of the last one. */
  activity_cut: { to: z.int(), years: z.int() },
} as const satisfies Record<string, Record<string, z.core.$ZodType>>

type Happenings = typeof organizationHappenings
export type OrganizationActivityKind = keyof Happenings

/** The details that are stored about a kind of activity. */
export type DetailOf<Kind extends OrganizationActivityKind> = keyof Happenings[Kind] extends never
  ? object
  : z.output<z.ZodMiniObject<Happenings[Kind]>>

/** An event with the details of its kind. */
export type Happening = {
  [Kind in OrganizationActivityKind]: { kind: Kind; detail: DetailOf<Kind> }
}[OrganizationActivityKind]

/**
 * Returns the fields of a kind that contain people's addresses. They're stored separately, because they can be erased.
 */
export function personalFieldsOf(kind: OrganizationActivityKind): string[] {
  return Object.entries(organizationHappenings[kind]).flatMap(([field, schema]) =>
    schema === address ? [field] : [],
  )
}
