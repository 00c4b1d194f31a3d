import type { OrganizationActivityKind } from './activity-details.ts'
import { type EventType, eventKinds, eventTypeOf, kindOfEvent } from './event-types.ts'
import { type OrganizationEvent, eventFieldsOf, eventIdOf, eventVersion } from './events.ts'

/** A sample for each field, or for a field of one kind if it needs another. */
const samples: Record<string, unknown> = {
  added: ['network:read'],
  after: 'authorized',
  answer: 'authorized',
  application: 'Referral Desk',
  before: 'any',
  changes: ['types'],
  connection: 'Northside Okta',
  through: 'joined',
  decision: 'grant',
  deliveries: 12,
  domain: 'northside.example',
  due: '2026-12-18T14:00:00.000Z',
  ended: 3,
  fields: ['name', 'description'],
  file: 'northside-health-2026-11-18.zip',
  gone: 1,
  group: 'words',
  host: 'hooks.example',
  joinRequests: true,
  kept: 18,
  last4: 'x7Qd',
  name: 'Northside Health',
  network: 'Northern Clinics',
  of: 'Northside Health',
  organization: 'Lakeside Clinic',
  people: 4,
  ranges: [{ from: 120, to: 124 }],
  reason: 'failed',
  refused: 0,
  removed: [],
  revoked: 4,
  role: 'holder',
  roles: ['member'],
  rows: 128,
  scopes: ['organization:read'],
  settings: ['pkce_required'],
  shares: ['organization'],
  since: '2026-12-01T09:00:00.000Z',
  to: 240,
  uncounted: false,
  undecided: 7,
  years: 2,
  'domain_lost.reason': 'missing',
  'endpoint_changed.application': null,
  'endpoint_created.application': null,
  'endpoint_deleted.application': null,
  'endpoint_events_resent.application': null,
  'endpoint_secret_rotated.application': null,
  'endpoint_secret_shown.application': null,
  'endpoint_stopped.application': null,
  'endpoint_stopped.reason': 'failing',
  'endpoint_changed.stream': null,
  'endpoint_created.stream': null,
  'endpoint_deleted.stream': null,
  'endpoint_events_resent.stream': null,
  'endpoint_secret_rotated.stream': null,
  'endpoint_secret_shown.stream': null,
  'connection_changed.changes': ['turned_on'],
  'endpoint_stopped.stream': null,
  'application_backchannel_changed.after': 'https://app.example/signed-out',
  'application_backchannel_changed.before': null,
  'application_post_logout_changed.added': ['https://app.example/'],
  'application_redirects_changed.added': ['https://app.example/callback'],
  'network_shares_changed.after': ['organization', 'profile'],
  'network_shares_changed.before': ['organization'],
  'organization_activity_rule_set.after': 2,
  'organization_activity_rule_set.before': null,
  'organization_second_factor_set.after': '2026-12-01T09:00:00.000Z',
  'organization_second_factor_set.before': null,
  'provider_policy_set.after': '2026-12-01T09:00:00.000Z',
  'provider_policy_set.before': null,
  'provider_policy_set.maxAgeHours': 24,
  'provider_policy_paused.until': '2026-12-04T09:00:00.000Z',
  'roles_changed.after': ['admin'],
  'roles_changed.before': ['member'],
  'invitation_changed.after': ['admin'],
  'invitation_changed.before': ['member'],
}

const ids = {
  row: '0f8b3c52-6d1e-4b7a-9c40-2e5d8a71f3b6',
  actor: '5b2a9e70-14c8-4f3d-8a6e-c1d07f92b453',
  profile: 'c3d4f861-7a2b-4e95-b0d8-61f2a97e5c14',
  invitation: '8e61d7a9-3f05-4c2b-9d74-b5a8e0c1f362',
  application: '1d9c7e3b-82a4-4f60-a5b1-7e0d3c6f9842',
  network: 'a47f2b10-5e8d-4c39-8b6a-d91e0f3c7254',
  organization: '6c0e5d83-b9f1-47a2-9e3d-40a7c8b25f16',
  endpoint: '72d9e1f4-0c6b-4a38-95e7-b84f3d2a1c60',
  connection: '3b6a2f08-91c4-4d57-8e0a-6f1d2c9b7e45',
  review: 'f2a80c6d-1b47-4e9f-b35c-9d6e7a048c21',
}

function detailOf(kind: OrganizationActivityKind) {
  return Object.fromEntries(
    eventFieldsOf(kind).map(([field]) => {
      const own = `${kind}.${field}`
      return [field, samples[own in samples ? own : field]]
    }),
  )
}

/** An example of a type of event, as the feed returns it. */
export function exampleEvent(type: EventType): OrganizationEvent {
  const kind = kindOfEvent(type)
  return {
    id: eventIdOf(ids.row),
    type: eventTypeOf(kind),
    timestamp: '2026-11-18T14:00:00.000Z',
    data: {
      organization: '9a4b7d2e-60c3-4f18-a5e9-3d8c1b7f0265',
      position: 4711,
      hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      version: eventVersion,
      actor: { kind: 'person', id: ids.actor, through: null },
      on: Object.fromEntries(eventKinds[kind].on.map((name) => [name, ids[name]])),
      detail: detailOf(kind),
    },
  }
}
