import type { DetailOf, OrganizationActivityKind } from './activity-details.ts'
import { type ActivitySubject, organizationActivityKinds, subjectOf } from './activity.ts'
import type { Scope } from './rules/scopes.ts'

type TypeOf<Kind extends string> = Kind extends `${infer Group}_${infer Rest}`
  ? `${Group}.${Rest}`
  : never

/** The name of an event, such as `organization.logo_changed`. Standard Webhooks allows letters, digits, and underscores. */
export type EventType = TypeOf<OrganizationActivityKind>

/** What an event can be about. The organization in whose activity it is isn't listed. */
export const eventObjects = [
  'profile',
  'invitation',
  'application',
  'network',
  'organization',
  'review',
  'endpoint',
  'connection',
] as const
export type EventObject = (typeof eventObjects)[number]

interface EventKind {
  /** What the event is about. Its data has the ID of each. */
  on: readonly EventObject[]
  /**
   * The scope that an application needs to receive the event. `itself`: an application receives only events about
   * itself, without a scope. Null: no application receives it.
   */
  application: Scope | 'itself' | null
  says: string
}

/**
 * Every kind of activity as an event. The organization itself can read all of them. An application receives only what
 * it could also read with a call, so no scope opens an organization's policies, secrets, exports, and reviews.
 */
export const eventKinds = {
  organization_created: { on: [], application: null, says: 'A person created an organization.' },
  organization_deleted: {
    on: ['organization'],
    application: 'organization:read',
    says: 'An owner deleted an organization. It can be restored for 30 days.',
  },
  organization_restored: {
    on: ['organization'],
    application: 'organization:read',
    says: 'An owner restored an organization.',
  },
  organization_updated: {
    on: [],
    application: 'organization:read',
    says: "An organization's details changed.",
  },
  organization_logo_changed: {
    on: [],
    application: null,
    says: "A member set or replaced an organization's logo.",
  },
  organization_logo_removed: {
    on: [],
    application: null,
    says: "A member removed an organization's logo.",
  },
  organization_second_factor_set: {
    on: [],
    application: null,
    says: 'An organization set, changed, or cleared the time from which it requires a second factor.',
  },
  organization_second_factor_begun: {
    on: [],
    application: null,
    says: 'An organization now requires a second factor, and Accord ended access without one.',
  },
  organization_approvals_rule_set: {
    on: [],
    application: null,
    says: 'An organization changed which applications its members can approve.',
  },
  organization_activity_rule_set: {
    on: [],
    application: null,
    says: "An organization's retention period for activity changed.",
  },
  domain_added: {
    on: [],
    application: null,
    says: 'An owner added a domain to verify.',
  },
  domain_verified: {
    on: [],
    application: null,
    says: "Accord found a domain's record, for the first time or again.",
  },
  domain_changed: {
    on: [],
    application: null,
    says: 'An owner turned requests to join from a verified domain on or off.',
  },
  domain_lost: {
    on: [],
    application: null,
    says: "A verified domain's record disappeared, or the domain moved to another organization.",
  },
  domain_removed: {
    on: [],
    application: null,
    says: 'An owner removed a domain.',
  },
  domain_contested: {
    on: [],
    application: null,
    says: "An organization contests a domain that another organization verified. `detail` contains this organization's role.",
  },
  endpoint_created: {
    on: ['endpoint'],
    application: null,
    says: 'An admin created an endpoint that receives events.',
  },
  endpoint_changed: {
    on: ['endpoint'],
    application: null,
    says: "An endpoint's settings changed, or an admin paused or enabled it.",
  },
  endpoint_deleted: {
    on: ['endpoint'],
    application: null,
    says: 'An admin deleted an endpoint.',
  },
  endpoint_secret_shown: {
    on: ['endpoint'],
    application: null,
    says: "An admin viewed an endpoint's secret.",
  },
  endpoint_secret_rotated: {
    on: ['endpoint'],
    application: null,
    says: "An admin replaced an endpoint's secret.",
  },
  endpoint_events_resent: {
    on: ['endpoint'],
    application: null,
    says: 'An admin resent events to an endpoint.',
  },
  endpoint_stopped: {
    on: ['endpoint'],
    application: null,
    says: 'Accord disabled an endpoint because every delivery failed, or because it responded with 410.',
  },
  connection_created: {
    on: ['connection'],
    application: null,
    says: 'An owner added a connection to an identity provider.',
  },
  connection_changed: {
    on: ['connection'],
    application: null,
    says: "A connection's settings changed, or an owner turned it on or off.",
  },
  connection_deleted: {
    on: ['connection'],
    application: null,
    says: 'An owner deleted a connection to an identity provider.',
  },
  provider_linked: {
    on: ['profile', 'connection'],
    application: 'profile:read',
    says: 'A member can now sign in through an identity provider. The sign-in may have added them as a new member.',
  },
  provider_unlinked: {
    on: ['profile', 'connection'],
    application: 'profile:read',
    says: 'A member can no longer sign in through an identity provider.',
  },
  provider_policy_set: {
    on: [],
    application: null,
    says: 'An organization set, changed, or cleared the time from which it requires its identity provider.',
  },
  provider_policy_begun: {
    on: [],
    application: null,
    says: 'An organization now requires its identity provider, and Accord ended access without it.',
  },
  provider_policy_paused: {
    on: [],
    application: null,
    says: 'An owner paused the requirement to use the identity provider.',
  },
  provider_policy_resumed: {
    on: [],
    application: null,
    says: 'An owner ended the pause early.',
  },
  provider_bypassed: {
    on: ['profile'],
    application: 'profile:read',
    says: 'An owner signed in with their own second factor instead of through the required identity provider.',
  },
  provider_guest_added: {
    on: ['profile'],
    application: 'profile:read',
    says: "An owner added a guest, who doesn't need the identity provider.",
  },
  provider_guest_removed: {
    on: ['profile'],
    application: 'profile:read',
    says: 'An owner removed a guest, who now needs the identity provider.',
  },
  member_account_joined: {
    on: ['profile'],
    application: 'profile:read',
    says: "A member's profile moved from a provider account to their own account.",
  },
  member_invited: {
    on: ['invitation'],
    application: 'profile:read',
    says: 'A member invited someone.',
  },
  invitation_resent: {
    on: ['invitation'],
    application: 'profile:read',
    says: 'A member resent an invitation.',
  },
  invitation_changed: {
    on: ['invitation'],
    application: 'profile:read',
    says: "An invitation's roles changed.",
  },
  invitation_deleted: {
    on: ['invitation'],
    application: 'profile:read',
    says: 'An invitation was withdrawn.',
  },
  invitation_accepted: {
    on: ['invitation', 'profile'],
    application: 'profile:read',
    says: 'A person accepted an invitation and joined.',
  },
  invitation_declined: {
    on: ['invitation'],
    application: 'profile:read',
    says: 'A person declined an invitation.',
  },
  join_requested: {
    on: [],
    application: 'profile:read',
    says: 'A person with an address in a verified domain asked to join.',
  },
  join_approved: {
    on: ['profile'],
    application: 'profile:read',
    says: 'An admin approved a request, and the person joined.',
  },
  join_declined: {
    on: [],
    application: 'profile:read',
    says: 'An admin declined a request to join.',
  },
  member_removed: { on: ['profile'], application: 'profile:read', says: 'A member was removed.' },
  member_suspended: {
    on: ['profile'],
    application: 'profile:read',
    says: 'A member was suspended, and their access to the organization ended.',
  },
  member_resumed: {
    on: ['profile'],
    application: 'profile:read',
    says: 'A member was reactivated.',
  },
  member_left: { on: ['profile'], application: 'profile:read', says: 'A member left.' },
  member_account_deleted: {
    on: ['profile'],
    application: 'profile:read',
    says: 'A member deleted their account.',
  },
  member_account_kept: {
    on: ['profile'],
    application: 'profile:read',
    says: 'A member restored their account.',
  },
  member_account_removed: {
    on: ['profile'],
    application: 'profile:read',
    says: 'A membership ended because the account was permanently deleted.',
  },
  member_account_disabled: {
    on: ['profile'],
    application: 'profile:read',
    says: 'A member was disabled from the command line.',
  },
  member_account_enabled: {
    on: ['profile'],
    application: 'profile:read',
    says: 'A member was re-enabled from the command line.',
  },
  roles_changed: {
    on: ['profile'],
    application: 'profile:read',
    says: "A member's roles changed. If an identity provider's groups decided, `detail` contains the connection.",
  },
  profile_email_requested: {
    on: ['profile'],
    application: 'profile:read',
    says: 'A member requested another email address for their profile.',
  },
  profile_email_withdrawn: {
    on: ['profile'],
    application: 'profile:read',
    says: 'A member withdrew the request for another email address.',
  },
  profile_email_changed: {
    on: ['profile'],
    application: 'profile:read',
    says: 'A member verified the new email address for their profile, and it replaced the old one.',
  },
  profile_email_verified: {
    on: ['profile'],
    application: 'profile:read',
    says: "A member verified their profile's email address.",
  },
  contact_added: {
    on: ['profile'],
    application: 'profile:read',
    says: 'A person became a contact.',
  },
  contact_ended: {
    on: ['profile'],
    application: 'profile:read',
    says: "A contact's last approval ended, and Accord removed the contact.",
  },
  application_created: {
    on: ['application'],
    application: null,
    says: 'A member registered an application.',
  },
  application_updated: {
    on: ['application'],
    application: null,
    says: "An application's name or description changed.",
  },
  application_scopes_changed: {
    on: ['application'],
    application: null,
    says: "An application's requested scopes changed.",
  },
  application_redirects_changed: {
    on: ['application'],
    application: null,
    says: "An application's redirect URIs changed.",
  },
  application_post_logout_changed: {
    on: ['application'],
    application: null,
    says: "An application's post-logout redirect URIs changed.",
  },
  application_backchannel_changed: {
    on: ['application'],
    application: null,
    says: "An application's back-channel logout URL changed.",
  },
  application_logo_changed: {
    on: ['application'],
    application: null,
    says: "A member set or replaced an application's logo.",
  },
  application_logo_removed: {
    on: ['application'],
    application: null,
    says: "A member removed an application's logo.",
  },
  application_sign_in_changed: {
    on: ['application'],
    application: null,
    says: "An application's sign-in settings changed.",
  },
  application_deleted: {
    on: ['application'],
    application: null,
    says: 'A member deleted an application. It can be restored for 7 days.',
  },
  application_restored: {
    on: ['application'],
    application: null,
    says: 'A member restored an application.',
  },
  application_removed: {
    on: ['application'],
    application: null,
    says: 'Accord permanently deleted an application.',
  },
  key_shown: {
    on: ['application'],
    application: null,
    says: "A member viewed an application's secrets.",
  },
  key_created: {
    on: ['application'],
    application: null,
    says: 'A member created another secret for an application.',
  },
  key_deleted: {
    on: ['application'],
    application: null,
    says: "A member deleted an application's secret.",
  },
  application_authorized: {
    on: ['application'],
    application: 'itself',
    says: 'Another organization authorized an application.',
  },
  authorization_changed: {
    on: ['application'],
    application: 'itself',
    says: 'An organization allowed or refused additional scopes that an application requested.',
  },
  authorization_revoked: {
    on: ['application'],
    application: 'itself',
    says: 'An organization revoked its authorization of an application.',
  },
  application_requested: {
    on: ['application'],
    application: null,
    says: "A member asked their organization's admins to authorize an application.",
  },
  application_request_withdrawn: {
    on: ['application'],
    application: null,
    says: 'A member withdrew their request to authorize an application.',
  },
  application_request_answered: {
    on: ['application'],
    application: null,
    says: 'An admin authorized or declined an application that a member requested.',
  },
  application_approved: {
    on: ['application'],
    application: 'itself',
    says: 'A person approved an application for a profile.',
  },
  approval_revoked: {
    on: ['application'],
    application: 'itself',
    says: 'A person revoked their approval of an application.',
  },
  approval_ended: {
    on: ['application', 'profile'],
    application: 'itself',
    says: "An admin revoked another person's approval.",
  },
  application_approvals_ended: {
    on: ['application'],
    application: null,
    says: 'All approvals of an application in an organization ended, because members can now approve only authorized applications.',
  },
  network_created: {
    on: ['network'],
    application: 'network:read',
    says: 'An organization created a network.',
  },
  network_updated: {
    on: ['network'],
    application: 'network:read',
    says: "A network's name or description changed.",
  },
  network_shares_changed: {
    on: ['network'],
    application: 'network:read',
    says: "A network's owner changed which data it asks members to share.",
  },
  network_deleted: { on: ['network'], application: 'network:read', says: 'A network was deleted.' },
  network_invited: {
    on: ['network', 'organization'],
    application: 'network:read',
    says: 'An organization was invited to a network.',
  },
  network_invitation_resent: {
    on: ['network', 'organization'],
    application: 'network:read',
    says: 'A network invitation was resent.',
  },
  network_invitation_deleted: {
    on: ['network', 'organization'],
    application: 'network:read',
    says: 'A network invitation was withdrawn.',
  },
  network_joined: {
    on: ['network'],
    application: 'network:read',
    says: 'An organization joined a network. `detail` contains the data that it shares.',
  },
  network_declined: {
    on: ['network'],
    application: 'network:read',
    says: 'An organization declined a network invitation.',
  },
  network_shares_decided: {
    on: ['network'],
    application: 'network:read',
    says: 'A member organization approved or declined a change to a data request.',
  },
  network_left: {
    on: ['network'],
    application: 'network:read',
    says: 'An organization left a network.',
  },
  network_member_removed: {
    on: ['network', 'organization'],
    application: 'network:read',
    says: 'An organization was removed from a network.',
  },
  export_requested: { on: [], application: null, says: 'A member requested an export.' },
  export_completed: { on: [], application: null, says: 'An export is ready.' },
  export_failed: {
    on: [],
    application: null,
    says: 'An export failed. `detail` contains the reason.',
  },
  export_downloaded: { on: [], application: null, says: 'A member downloaded an export file.' },
  export_file_deleted: { on: [], application: null, says: 'An export file was deleted.' },
  review_started: { on: ['review'], application: null, says: 'An access review started.' },
  review_cancelled: { on: ['review'], application: null, says: 'An access review was canceled.' },
  review_closed: {
    on: ['review'],
    application: null,
    says: 'An access review was closed. Every item has a decision, and Accord starts to revoke the rejected access.',
  },
  review_carried_out: {
    on: ['review'],
    application: null,
    says: "Accord finished revoking the access that an access review rejected. Some of this access may have ended earlier, and some couldn't be revoked.",
  },
  activity_erased: {
    on: [],
    application: null,
    says: 'Accord erased personal data from activity.',
  },
  activity_cut: {
    on: [],
    application: null,
    says: "Accord deleted activity older than its organization's retention period.",
  },
} as const satisfies Record<OrganizationActivityKind, EventKind>

type ObjectsOf<Kind extends OrganizationActivityKind> = (typeof eventKinds)[Kind]['on'][number]

/** The details that are recorded about a kind of activity, with the ID of everything that it's about. */
export type RecordedDetail<Kind extends OrganizationActivityKind> = DetailOf<Kind> &
  ([ObjectsOf<Kind>] extends [never] ? unknown : { on: Record<ObjectsOf<Kind>, string> })

/** The type of the event that a kind of activity becomes: `member_invited` becomes `member.invited`. */
export function eventTypeOf<Kind extends OrganizationActivityKind>(kind: Kind): TypeOf<Kind> {
  return kind.replace('_', '.') as TypeOf<Kind>
}

const kindsByType = new Map<string, OrganizationActivityKind>(
  organizationActivityKinds.map((kind) => [eventTypeOf(kind), kind]),
)

export const eventTypes = [...kindsByType.keys()] as EventType[]

export function kindOfEvent(type: EventType): OrganizationActivityKind {
  return kindsByType.get(type)!
}

/** Types have the same groups as activity has subjects. */
export function eventGroupOf(type: EventType): ActivitySubject {
  return subjectOf(kindOfEvent(type))
}

/** The kinds of events that an application receives with its scopes: about anything, and only about itself. */
export function kindsFor(scopes: readonly Scope[]) {
  const received = (isReceived: (needed: EventKind['application']) => boolean) =>
    organizationActivityKinds.filter((kind) => isReceived(eventKinds[kind].application))
  return {
    aboutAnything: received((needed) => scopes.some((scope) => scope === needed)),
    aboutItself: received((needed) => needed === 'itself'),
  }
}

/** What the events about the delivery itself say. */
export const ownEventTexts = {
  'endpoint.test': 'Someone sent a test event.',
  'endpoint.disabled': 'Accord disabled another endpoint of the same owner.',
}
