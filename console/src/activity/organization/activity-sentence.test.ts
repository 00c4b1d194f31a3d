import { organizationActivityKinds } from '@accord/contract/activity.ts'
import type { Happening } from '@accord/contract/activity-details.ts'
import { expect, test } from 'vitest'
import { t } from '../../language/words.ts'
import { activitySentence } from './activity-sentence.ts'
import { groupName, groupOf, kindGroups, kindName } from './kind-words.ts'

const sentence = (happening: Happening) => activitySentence(happening, { t, language: 'en-US' })

test('every kind of activity has words of its own', () => {
  const names = organizationActivityKinds.map((kind) => kindName(kind, t))
  expect(names.every((name) => name.length > 0)).toBe(true)
  expect(new Set(names).size).toBe(organizationActivityKinds.length)
})

test('the filter lists every kind below what it is about', () => {
  expect(new Set(organizationActivityKinds.map(groupOf))).toEqual(new Set(kindGroups))
  expect(groupOf('key_shown')).toBe('applications')
  expect(groupOf('roles_changed')).toBe('members')
  expect(groupOf('activity_erased')).toBe('organization')
  expect(kindGroups.map((group) => groupName(group, t))).toHaveLength(4)
})

const email = 'chen@example.com'

test.each<[string, Happening]>([
  [
    'Member invited: chen@example.com (Member, Admin)',
    { kind: 'member_invited', detail: { email, roles: ['admin', 'member'] } },
  ],
  [
    'Roles changed: chen@example.com (before: Member; now: Member, Admin)',
    { kind: 'roles_changed', detail: { email, before: ['member'], after: ['member', 'admin'] } },
  ],
  ['Member left: chen@example.com', { kind: 'member_left', detail: { email } }],
  [
    'Profile e-mail changed: before: a@example.com; now: b@example.com',
    {
      kind: 'profile_email_changed',
      detail: { email: 'a@example.com', newEmail: 'b@example.com' },
    },
  ],
  [
    'Change of profile e-mail requested: a@example.com',
    {
      kind: 'profile_email_requested',
      detail: { email: 'a@example.com', newEmail: 'a@example.com' },
    },
  ],
  [
    'Change of profile e-mail taken back: chen@example.com',
    { kind: 'profile_email_withdrawn', detail: { email } },
  ],
  [
    'Details updated: zip code, time zone, whether owners of networks can find it',
    { kind: 'organization_updated', detail: { fields: ['zipcode', 'timezone', 'findable'] } },
  ],
  // It signs people in, and that is more than no access.
  [
    'Application approved: Calendar',
    { kind: 'application_approved', detail: { application: 'Calendar', scopes: [] } },
  ],
  [
    'Scopes of an application changed: Calendar (added: Manage: Survey; removed: Read-only: User)',
    {
      kind: 'application_scopes_changed',
      detail: {
        application: 'Calendar',
        added: ['survey:read', 'survey:manage'],
        removed: ['user:read'],
      },
    },
  ],
  [
    'Redirect addresses changed: Calendar (added: https://a.example/x, https://b.example/x)',
    {
      kind: 'application_redirects_changed',
      detail: {
        application: 'Calendar',
        added: ['https://a.example/x', 'https://b.example/x'],
        removed: [],
      },
    },
  ],
  [
    'Addresses after signing out changed: Calendar (removed: https://a.example/bye)',
    {
      kind: 'application_post_logout_changed',
      detail: { application: 'Calendar', added: [], removed: ['https://a.example/bye'] },
    },
  ],
  [
    'Where an application hears of sign-outs changed: Calendar (before: nowhere; now: https://a.example/out)',
    {
      kind: 'application_backchannel_changed',
      detail: { application: 'Calendar', before: null, after: 'https://a.example/out' },
    },
  ],
  [
    'Sign-in settings of an application changed: Calendar (without PKCE where it sends a nonce, RS256)',
    {
      kind: 'application_sign_in_changed',
      detail: { application: 'Calendar', settings: ['pkce_optional', 'RS256'] },
    },
  ],
  [
    'Client secret created: Calendar (…x9Zq)',
    { kind: 'key_created', detail: { application: 'Calendar', last4: 'x9Zq' } },
  ],
  [
    'Authorization changed: Calendar (refused Read-only: User)',
    {
      kind: 'authorization_changed',
      detail: { application: 'Calendar', decision: 'refuse', scopes: ['user:read'] },
    },
  ],
  [
    'Sharing with a network decided: Regional (agreed to Survey, Profile)',
    {
      kind: 'network_shares_decided',
      detail: { network: 'Regional', decision: 'grant', shares: ['survey', 'profile'] },
    },
  ],
  [
    'What a network shares changed: Regional (before: Shares nothing; now: Survey)',
    {
      kind: 'network_shares_changed',
      detail: { network: 'Regional', before: [], after: ['survey'] },
    },
  ],
  [
    'Data export completed: harbour.zip (1,204 rows)',
    { kind: 'export_completed', detail: { file: 'harbour.zip', rows: 1204 } },
  ],
  [
    'Personal data erased from the activity: e-mail addresses of 4 rows',
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
])('reads: %s', (expected, happening) => {
  expect(sentence(happening)).toBe(expected)
})

test('an organization is named beside a network whose name begins with its own', () => {
  const detail = { organization: 'Acme', network: 'Acme Partners' }
  expect(sentence({ kind: 'network_member_removed', detail })).toBe(
    'Organization removed from a network: Acme (Acme Partners)',
  )
})

test('an application is named whatever it is called, and scopes by their words', () => {
  const detail = { application: 'user', scopes: ['user:read', 'survey:read'] as const }
  expect(
    sentence({ kind: 'application_authorized', detail: { ...detail, scopes: [...detail.scopes] } }),
  ).toBe('Application authorized: user (Read-only: User, Survey)')
})

test('a word that was erased is said to be', () => {
  expect(sentence({ kind: 'member_removed', detail: { email: null, roles: ['member'] } })).toBe(
    'Member removed: address erased (Member)',
  )
})
