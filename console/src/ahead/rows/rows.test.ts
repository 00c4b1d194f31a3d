import type { Application } from '@accord/contract/applications.ts'
import type { Member } from '@accord/contract/members.ts'
import type { Network, OwnMembership } from '@accord/contract/networks.ts'
import type { Organization } from '@accord/contract/organizations.ts'
import { expect, test } from 'vitest'
import { setClock } from '../../browser/service-clock.ts'
import { applicationRow } from './application-row.ts'
import { memberRow } from './member-row.ts'
import { createdNetworkRow, joinedNetworkRow } from './network-rows.ts'
import { organizationRow } from './organization-row.ts'
import { timeWords } from './time-words.ts'

const at = '2026-01-01T12:00:00Z'
const ana: Member = { id: '1', name: 'Ana', email: 'ana@example.com', roles: ['owner'], own: true }
const theo: Member = { ...ana, id: '2', name: null, email: 'theo@example.com', own: false }

test('a member has a name and an address below it, or the address alone', () => {
  expect(memberRow(ana, ['owner'])).toMatchObject({
    values: { item: '1', name: 'Ana', second: 'ana@example.com' },
    isTickable: false,
  })
  const { values, isTickable } = memberRow(theo, ['owner'])!
  expect([values['name'], values['second']]).toEqual(['theo@example.com', undefined])
  expect(isTickable).toBe(true)
})

test('an address that nobody proved leaves room for itself and its mark', () => {
  const { values } = memberRow({ ...ana, emailProven: false }, ['owner'])!
  expect(values['second']).toBe('\u00A0')
})

test('an application says what it may do, and when it was used or will be removed', () => {
  const application = {
    id: '1',
    name: 'Desk',
    description: '',
    scopes: ['survey:read'],
    lastUsedAt: null,
    authorizations: { total: 2, upToDate: 2 },
  } as unknown as Application
  const said = { scopes: 'Read-only: Survey', used: 'Never used' }
  expect(applicationRow(application)).toMatchObject({
    values: { ...said, authorized: 'Authorized by 2 organizations' },
  })
  const deletion = { askedAt: at, removedAt: at }
  expect(applicationRow({ ...application, deletion })).toMatchObject({
    kind: 1,
    values: { removed: 'Will be removed on January 1, 2026' },
  })
})

const clinic = { id: '1', name: 'Clinic', description: '', city: 'Chicago', memberCount: 3 }

test('an organization is drawn by the role that somebody has there', () => {
  const rowFor = (change: Partial<Organization>) =>
    organizationRow({ ...(clinic as Organization), profileRoles: ['owner'], ...change })
  expect(rowFor({})).toMatchObject({ kind: 0, values: { place: 'Chicago · 3 members' } })
  expect(rowFor({ profileRoles: ['member', 'admin'] })?.kind).toBe(1)
  expect(rowFor({ profileRoles: ['member'] })?.kind).toBe(2)
  // What these say besides is not drawn.
  expect(rowFor({ profileRoles: ['contact'] })).toBeUndefined()
  expect(rowFor({ deletion: { askedAt: at, removedAt: at } })).toBeUndefined()
  expect(rowFor({ suspended: true })).toBeUndefined()
})

const network: Network = {
  id: '1',
  name: 'Circle',
  description: '',
  createdAt: at,
  createdBy: { id: '2', name: 'Clinic' },
  shares: ['survey'],
  members: { joined: 2, upToDate: 2, invited: 1 },
}
const joined: OwnMembership = {
  id: '3',
  acceptedAt: at,
  expiresAt: at,
  shares: ['survey'],
  requestedShares: [],
  refusedShares: [],
}

test('a network says who is in it and what is shared', () => {
  expect(createdNetworkRow(network)?.values).toMatchObject({
    members: '2 organizations joined · 1 invited',
    share: ['See surveys and their answers.'],
  })
  expect(createdNetworkRow({ ...network, shares: [] })).toBeUndefined()
})

test('a network of others is drawn unless something in it is to be decided', () => {
  const rowFor = (change: Partial<OwnMembership>) =>
    joinedNetworkRow({ ...network, invitation: { ...joined, ...change } })
  expect(rowFor({})?.kind).toBe(0)
  expect(rowFor({ acceptedAt: null, requestedShares: ['profile'] })?.kind).toBe(1)
  expect(rowFor({ requestedShares: ['profile'] })).toBeUndefined()
  expect(rowFor({ refusedShares: ['profile'] })).toBeUndefined()
})

test('how long ago something was goes by the clock of the service', () => {
  const answeredAt = (time: number) =>
    setClock(new Response(null, { headers: { date: new Date(time).toUTCString() } }))
  answeredAt(Date.parse(at) + 3 * 60_000)
  expect(timeWords(at)).toBe('3 minutes ago')
  answeredAt(Date.now())
})
