import {
  activitySubjects,
  organizationActivityKinds,
  subjectOf,
} from '@accord/contract/activity.ts'
import type { Happening } from '@accord/contract/activity-details.ts'
import { expect, test } from 'vitest'
import { t } from '../../i18n/translation.ts'
import { activitySentence } from './activity-sentence.ts'
import { moreDetails } from './organization-activity-entry.tsx'
import { kindName, subjectName } from './activity-kind-labels.ts'

const person = { kind: 'person' } as const

/** Returns the sentence for an action by Ana. */
function sentence(happening: Happening) {
  const said = activitySentence(happening, { t, language: 'en-US', author: person })
  return said.sentence.replace('{{who}}', 'Ana').replace('{{what}}', said.what)
}

test('every kind of organization activity has a unique label', () => {
  const names = organizationActivityKinds.map((kind) => kindName(kind, t))
  expect(names.every((name) => name.length > 0)).toBe(true)
  expect(new Set(names).size).toBe(organizationActivityKinds.length)
})

test('the filter groups every kind under its subject', () => {
  expect(new Set(organizationActivityKinds.map(subjectOf))).toEqual(new Set(activitySubjects))
  expect(subjectOf('key_shown')).toBe('applications')
  expect(subjectOf('roles_changed')).toBe('members')
  expect(subjectOf('activity_erased')).toBe('organization')
  expect(subjectOf('export_failed')).toBe('exports')
  expect(subjectOf('review_closed')).toBe('reviews')
  expect(new Set(activitySubjects.map((subject) => subjectName(subject, t))).size).toBe(6)
})

const email = 'chen@example.com'

test.each<[string, Happening]>([
  [
    'Ana invited chen@example.com as Member, Admin',
    { kind: 'member_invited', detail: { email, roles: ['admin', 'member'] } },
  ],
  [
    "Ana changed chen@example.com's roles from Member to Member, Admin",
    { kind: 'roles_changed', detail: { email, before: ['member'], after: ['member', 'admin'] } },
  ],
  ['Ana (chen@example.com) left', { kind: 'member_left', detail: { email } }],
  [
    'Ana changed their email from a@example.com to b@example.com',
    {
      kind: 'profile_email_changed',
      detail: { email: 'a@example.com', newEmail: 'b@example.com' },
    },
  ],
  [
    'Ana requested to change their email to a@example.com',
    {
      kind: 'profile_email_requested',
      detail: { email: 'a@example.com', newEmail: 'a@example.com' },
    },
  ],
  [
    "Ana updated the organization's details: ZIP code, time zone, search visibility",
    { kind: 'organization_updated', detail: { fields: ['zipcode', 'timezone', 'findable'] } },
  ],
  [
    'Ana authorized Survey Explorer',
    {
      kind: 'application_authorized',
      detail: { application: 'Survey Explorer', scopes: ['survey:read'] },
    },
  ],
  [
    'Ana created the client secret …x9Zq for Calendar',
    { kind: 'key_created', detail: { application: 'Calendar', last4: 'x9Zq' } },
  ],
  [
    'Ana rejected more scopes for Calendar',
    {
      kind: 'authorization_changed',
      detail: { application: 'Calendar', decision: 'refuse', scopes: ['user:read'] },
    },
  ],
  [
    'Ana agreed to share more with Regional',
    {
      kind: 'network_shares_decided',
      detail: { network: 'Regional', decision: 'grant', shares: ['survey', 'profile'] },
    },
  ],
  [
    'Ana removed Acme from Acme Partners',
    {
      kind: 'network_member_removed',
      detail: { organization: 'Acme', network: 'Acme Partners' },
    },
  ],
  [
    'The data export harbour.zip is ready (1,204 rows)',
    { kind: 'export_completed', detail: { file: 'harbour.zip', rows: 1204 } },
  ],
  [
    'Ana closed an access review: 3 kept, 1 revoked',
    { kind: 'review_closed', detail: { kept: 3, revoked: 1 } },
  ],
  [
    'Ana discarded an access review (2 undecided)',
    { kind: 'review_cancelled', detail: { undecided: 2 } },
  ],
  [
    'Ana deleted the organization Harbour',
    { kind: 'organization_deleted', detail: { name: 'Harbour' } },
  ],
  [
    'Ana erased email addresses from 4 entries',
    {
      kind: 'activity_erased',
      detail: {
        group: 'words',
        ranges: [
          { from: 2, to: 4 },
          { from: 9, to: 9 },
        ],
      },
    },
  ],
  [
    'Ana removed an erased address (Member)',
    { kind: 'member_removed', detail: { email: null, roles: ['member'] } },
  ],
])('activity sentence: %s', (expected, happening) => {
  expect(sentence(happening)).toBe(expected)
})

test.each(['deleted', 'restored'] as const)(
  'an organization that was %s is named once to others',
  (news) => {
    const said = activitySentence(
      { kind: `organization_${news}`, detail: { name: 'Bluewater' } },
      { t, language: 'en-US', author: { kind: 'organization' } },
    )
    expect(said.sentence).toBe(`The organization {{who}} was ${news}`)
  },
)

test('a name that looks like a placeholder is shown unchanged', () => {
  const detail = { organization: 'Acme', network: '{{who}}' }
  const said = activitySentence(
    { kind: 'network_invited', detail },
    { t, language: 'en-US', author: person },
  )
  expect(said).toEqual({ sentence: '{{who}} invited Acme to {{what}}', what: '{{who}}' })
})

test.each<[Happening, ReturnType<typeof moreDetails>]>([
  // The application signs people in, which is more than no access.
  [{ kind: 'application_approved', detail: { application: 'Calendar', scopes: [] } }, []],
  [
    {
      kind: 'application_scopes_changed',
      detail: { application: 'Calendar', added: ['survey:manage'], removed: [] },
    },
    [{ label: 'Added', scopes: ['survey:manage'] }],
  ],
  [
    {
      kind: 'application_redirects_changed',
      detail: { application: 'Calendar', added: [], removed: ['https://a.example/x'] },
    },
    [{ label: 'Removed', lines: ['https://a.example/x'] }],
  ],
  [
    {
      kind: 'application_backchannel_changed',
      detail: { application: 'Calendar', before: null, after: 'https://a.example/out' },
    },
    [
      { label: 'Before', lines: ['none'] },
      { label: 'Now', lines: ['https://a.example/out'] },
    ],
  ],
  [
    {
      kind: 'application_sign_in_changed',
      detail: { application: 'Calendar', settings: ['pkce_optional', 'RS256'] },
    },
    [{ label: 'Now', lines: ['PKCE optional with a nonce', 'RS256'] }],
  ],
  [
    { kind: 'network_shares_changed', detail: { network: 'R', before: [], after: ['survey'] } },
    [
      { label: 'Before', shares: [] },
      { label: 'Now', shares: ['survey'] },
    ],
  ],
  [{ kind: 'member_left', detail: { email } }, []],
])('details include everything that the sentence omits (%#)', (happening, details) => {
  expect(moreDetails(happening, t)).toEqual(details)
})
