import {
  type AccessGrant,
  accessConcerns,
  type AccessGrantKind,
  accessGrantKinds,
} from '@accord/contract/access.ts'
import { allScopes, scopeEntities } from '@accord/contract/rules/scopes.ts'
import { describe, expect, test } from 'vitest'
import { t } from '../i18n/translation.ts'
import {
  concernName,
  revocationSentence,
  grantKindsLabel,
  grantPath,
  grantLabel,
} from './access-grant-labels.ts'
import { groupAbout } from './grant-flags.tsx'
import { permissionsOf } from './permission-chips.tsx'

const sentencesOf = (...of: Parameters<typeof permissionsOf>) =>
  permissionsOf(...of).map(({ sentence }) => sentence)

function grant(kind: AccessGrantKind, parts: Partial<AccessGrant> = {}): AccessGrant {
  return {
    id: '0198a000-0000-7000-8000-000000000001',
    kind,
    name: 'Acme Surveys',
    email: null,
    person: null,
    owner: null,
    application: null,
    roles: [],
    scopes: [],
    shares: [],
    allowedBy: null,
    allowedAt: '2026-11-01T00:00:00.000Z',
    since: '2026-11-01T00:00:00.000Z',
    expiresAt: null,
    lastUsedAt: null,
    usedDays: [],
    unusedScopes: [],
    concerns: [],
    canRevoke: true,
    ...parts,
  }
}

const acme = { id: '0198a000-0000-7000-8000-000000000002', name: 'Acme', managers: 3 }

/** One grant of each kind, with all permissions that the kind allows. */
const max: Record<AccessGrantKind, Partial<AccessGrant>> = {
  person: { roles: ['member', 'owner'] },
  contact: { roles: ['contact'] },
  own_application: { scopes: [...allScopes], owner: acme },
  authorization: { scopes: [...allScopes], owner: acme },
  approval: { scopes: [...allScopes], owner: acme, person: 'Ana Duarte' },
  network: { shares: [...scopeEntities], owner: acme },
  export: {},
  endpoint: {},
  audit_stream: {},
  connection: { roles: ['member', 'admin'] },
  invitation: { roles: ['admin'] },
}

test.each([
  (kind: AccessGrantKind) => grantLabel(grant(kind, max[kind]), t),
  (kind: AccessGrantKind) => grantKindsLabel(kind, t),
])('every kind has its own name', (nameOf) => {
  expect(new Set(accessGrantKinds.map(nameOf)).size).toBe(accessGrantKinds.length)
})

test.each([
  ['person', ['member'], 'Member'],
  ['person', ['member', 'admin'], 'Admin'],
  ['person', ['owner', 'member'], 'Owner'],
  ['contact', ['contact'], 'Contact'],
  ['approval', ['admin'], 'Approval'],
  ['invitation', ['admin'], 'Pending invitation'],
] as const)(
  'a %s with the roles %o is labeled %s, and a member with their highest role',
  (kind, roles, name) => {
    expect(grantLabel(grant(kind, { roles: [...roles] }), t)).toBe(name)
  },
)

test.each(['person', 'contact'] as const)('a suspended %s has no permissions', (kind) => {
  expect(sentencesOf(grant(kind, { ...max[kind], suspended: true }), t)).toEqual([])
  expect(sentencesOf(grant(kind, { ...max[kind], suspended: false }), t)).toHaveLength(1)
})

test.each(['person', 'contact'] as const)(
  'a %s whose account is closed has no permissions',
  (kind) => {
    expect(sentencesOf(grant(kind, { ...max[kind], concerns: ['account_closed'] }), t)).toEqual([])
  },
)

test('every concern has its own name', () => {
  expect(new Set(accessConcerns.map((concern) => concernName(concern, t))).size).toBe(
    accessConcerns.length,
  )
})

describe.each(accessGrantKinds)('a grant of kind %s', (kind) => {
  const it = grant(kind, max[kind])

  test('a grant lists its permissions in sentences that never address the reader', () => {
    const sentences = sentencesOf(it, t)
    expect(sentences.length).toBeGreaterThan(0)
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-Z].*\.$/)
      expect(sentence).not.toMatch(/\byou(r|rs)?\b/i)
    }
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  test('a grant has a path to the data and a sentence about its revocation', () => {
    const steps = grantPath(it, t)
    expect(steps.length).toBeGreaterThan(1)
    expect(steps.join(' ')).not.toMatch(/undefined|\{\{|\byour?\b/)
    expect(revocationSentence(kind, t)).toMatch(/^[A-Z].*\.$/)
  })
})

test('an owner is named with the number of its managers, never with their names', () => {
  expect(grantPath(grant('authorization', max.authorization), t)[0]).toBe(
    'Acme (3 admins and owners)',
  )
})

test('a contact is shown with the application that introduced them', () => {
  const application = { id: acme.id, name: 'Clinic Scheduler' }
  const contact = { ...max.contact, application, owner: acme }
  expect(grantPath(grant('contact', contact), t)).toContain("Added by Acme's Clinic Scheduler")
  // Reviews that are older than this field don't have it.
  expect(grantPath(grant('contact', { ...contact, owner: null }), t)).toContain(
    'Added by Clinic Scheduler',
  )
})

test('a file exported from a network lists the shared data in it', () => {
  expect(sentencesOf(grant('export', { shares: ['survey'] }), t)).toEqual([
    'See surveys and their responses.',
  ])
})

test('an application says how many people approved it, also if the organization authorized it', () => {
  const group = { type: 'application', name: 'Acme Surveys', owner: acme, people: 2, scopes: [] }
  for (const each of [null, grant('authorization')]) {
    expect(groupAbout({ ...group, type: 'application', grant: each }, '', t)).toBe(
      'by Acme · approved by 2 people',
    )
  }
})

test('a grant without scopes or shares has no permissions', () => {
  expect(sentencesOf(grant('authorization'), t)).toEqual([])
  expect(sentencesOf(grant('network'), t)).toEqual([])
})
