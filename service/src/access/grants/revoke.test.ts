import { listActivity, listOrganizationActivity } from '@accord/contract/activity.ts'
import { updateApplication } from '@accord/contract/applications.ts'
import { getConnection } from '@accord/contract/connections.ts'
import { getAuditStream } from '@accord/contract/audit-streams.ts'
import { getEndpoint } from '@accord/contract/event-endpoints.ts'
import { downloadExport } from '@accord/contract/exports.ts'
import { getInvitation } from '@accord/contract/invitations.ts'
import { cannotRemoveMember } from '@accord/contract/members.ts'
import {
  revokeMemberApproval,
  getAccessGrant,
  fileHeldByNetworkOwner,
  onlyOwnersDeleteApplications,
  type AccessGrantKind,
  revokeAccessGrants,
} from '@accord/contract/access.ts'
import { me } from '@accord/contract/session.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actingFor, inItsOwnName } from '#testing/access/callers.ts'
import { type TestCast, bystander, sharedCasting } from '#testing/access/cast.ts'
import { type TestGrants, insertApprovalBy, createGrantOfEachKind } from '#testing/access/things.ts'
import { dumpOf } from '#testing/dump.ts'
import { emailsTo } from '#testing/inbox.ts'
import { insertTestNetwork } from '#testing/networks.ts'
import { urlTo, type Client } from '#testing/test-client.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { runConcurrently } from '#testing/concurrency.ts'

let service: TestService
let aCast: () => Promise<TestCast>
let cast: TestCast
let grants: TestGrants

beforeAll(async () => {
  ;({ service, aCast } = await sharedCasting())
})
beforeEach(async () => {
  cast = await aCast()
  grants = await createGrantOfEachKind(cast)
})

interface Item {
  kind: AccessGrantKind
  id: string
}

const revoke = (items: Item[], { as = cast.owner.as, dryRun = false } = {}) =>
  as.call(revokeAccessGrants, { params: { id: cast.here.id }, body: { items, dryRun } })
const dump = () => dumpOf(service.context.pool)
const statusOf = async (as: Client) => (await as.request('GET', urlTo(me, {}))).status

/** The tokens that depend on a grant, and the result of revoking it. */
const kinds: Record<AccessGrantKind, () => Promise<Probe>> = {
  person: async () => ({
    id: cast.member.profileId,
    live: [cast.member.as, await actingFor(cast, cast.offered.membersApproval, ['user:read'])],
    ends: { tokens: 1, approvals: 1 },
    recorded: 'member_removed',
  }),
  contact: async () => ({
    id: cast.contact.profileId,
    live: [cast.contact.as],
    ends: { tokens: 0, approvals: 0 },
    recorded: 'member_removed',
  }),
  own_application: async () => {
    const { ownApplication: id } = grants
    const params = { id }
    const body = { scopes: ['user:read' as const, 'service-account:manage' as const] }
    await cast.owner.as.call(updateApplication, { params, body })
    return {
      id,
      live: [await inItsOwnName(cast, id, ['user:read'])],
      ends: { tokens: 1, approvals: 0 },
      recorded: 'application_deleted',
    }
  },
  authorization: async () => ({
    id: grants.authorization,
    live: [
      await actingFor(cast, cast.offered.membersApproval, ['user:read']),
      await actingFor(cast, cast.offered.ownersApproval, ['user:read']),
    ],
    ends: { tokens: 2, approvals: 2 },
    recorded: 'authorization_revoked',
  }),
  approval: async () => ({
    id: cast.offered.membersApproval,
    live: [await actingFor(cast, cast.offered.membersApproval, ['user:read'])],
    stays: [await actingFor(cast, cast.offered.ownersApproval, ['user:read'])],
    ends: { tokens: 1, approvals: 1 },
    recorded: 'approval_ended',
  }),
  network: async () => ({
    id: grants.network,
    ends: { tokens: 0, approvals: 0 },
    recorded: 'network_left',
  }),
  export: async () => ({
    id: grants.export,
    ends: { tokens: 0, approvals: 0 },
    recorded: 'export_file_deleted',
    async after() {
      const params = { type: 'organization' as const, id: cast.here.id, jobId: grants.export }
      const { status } = await cast.owner.as.refused(downloadExport, { params })
      expect(status).toBe(404)
    },
  }),
  endpoint: async () => ({
    id: grants.endpoint,
    ends: { tokens: 0, approvals: 0 },
    recorded: 'endpoint_deleted',
    async after() {
      const params = { id: grants.endpoint }
      expect((await cast.owner.as.refused(getEndpoint, { params })).status).toBe(404)
    },
  }),
  audit_stream: async () => ({
    id: grants.auditStream,
    ends: { tokens: 0, approvals: 0 },
    recorded: 'endpoint_deleted',
    async after() {
      const params = { id: grants.auditStream }
      expect((await cast.owner.as.refused(getAuditStream, { params })).status).toBe(404)
    },
  }),
  connection: async () => ({
    id: grants.connection,
    ends: { tokens: 0, approvals: 0 },
    recorded: 'connection_changed',
    async after() {
      const params = { id: grants.connection }
      expect(await cast.owner.as.call(getConnection, { params })).toMatchObject({ state: 'off' })
    },
  }),
  invitation: async () => ({
    id: grants.invitation,
    ends: { tokens: 0, approvals: 0 },
    recorded: 'invitation_deleted',
    async after() {
      const params = { id: grants.invitation }
      expect(
        (await cast.stranger.asUser.refused(getInvitation, { params, query: {} })).status,
      ).toBe(404)
    },
  }),
}

interface Probe {
  id: string
  /** These tokens end with the grant, and `stays` doesn't. */
  live?: Client[]
  stays?: Client[]
  ends: { tokens: number; approvals: number }
  recorded: string
  after?: () => Promise<void>
}

describe.each(Object.entries(kinds))('revoking: %s', (name, probe) => {
  const kind = name as AccessGrantKind

  test('a revocation shows its impact first, revokes the grant with all its tokens, and is recorded as evidence', async () => {
    const { id, live = [], stays = [], ends, recorded, after } = await probe()
    for (const each of live) expect(await statusOf(each)).toBe(200)
    const before = await dump()
    const item = { kind, id }
    const nothing = { reason: null, secrets: 0, proof: null }
    expect(await revoke([item], { dryRun: true })).toEqual({
      items: [{ ...item, outcome: 'ends', ...ends, ...nothing }],
    })
    expect(await dump()).toBe(before)

    const { items } = await revoke([item])
    expect(items).toMatchObject([{ ...item, outcome: 'ended', ...ends, reason: null }])
    const { rows } = await service.context.pool.query(
      `select position::int, encode(hash, 'hex') as hash, kind, at from organization_activity
       where organization_id = $1 order by position desc limit 1`,
      [cast.here.id],
    )
    const { position, hash, at } = rows[0]
    expect(items[0]!.proof).toEqual({ position, hash, at: at.toISOString() })
    expect(rows[0]).toMatchObject({ kind: recorded })

    for (const each of live) expect(await statusOf(each)).toBe(401)
    for (const each of stays) expect(await statusOf(each)).toBe(200)
    await after?.()
    const params = { id: cast.here.id, kind, grant: id }
    expect((await cast.owner.as.refused(getAccessGrant, { params })).status).toBe(404)
    expect((await revoke([item])).items).toMatchObject([{ outcome: 'gone', proof: null }])
  })
})

describe('revoking', () => {
  test('items are revoked one by one, in order', async () => {
    const { items } = await revoke([
      { kind: 'invitation', id: grants.invitation },
      { kind: 'person', id: cast.owner.profileId },
      { kind: 'approval', id: crypto.randomUUID() },
      { kind: 'authorization', id: grants.authorization },
      { kind: 'approval', id: cast.offered.membersApproval },
    ])
    expect(items.map(({ outcome }) => outcome)).toEqual([
      'ended',
      'refused',
      'gone',
      'ended',
      // This grant ended with the authorization.
      'gone',
    ])
    const [first, , , fourth] = items
    expect(fourth!.proof!.position).toBe(first!.proof!.position + 1)
  })

  test("an item that the person can't revoke is returned with a reason, and nothing changes", async () => {
    const items: Item[] = [
      { kind: 'own_application', id: grants.ownApplication },
      { kind: 'person', id: cast.owner.profileId },
      { kind: 'person', id: cast.admin.profileId },
      { kind: 'export', id: grants.receipt },
    ]
    const before = await dump()
    for (const dryRun of [true, false]) {
      const answer = await revoke(items, { as: cast.admin.as, dryRun })
      expect(answer.items.map(({ outcome, reason }) => [outcome, reason])).toEqual([
        ['refused', onlyOwnersDeleteApplications],
        ['refused', cannotRemoveMember.message],
        ['refused', cannotRemoveMember.message],
        ['refused', fileHeldByNetworkOwner],
      ])
    }
    expect(await dump()).toBe(before)
  })

  test('a pending or expired item is reported as gone', async () => {
    const { pool } = service.context
    const update = (statement: string, id: string) => pool.query(statement, [id])
    const unjoined =
      'update network_members set accepted_at = null, accepted_by = null where id = $1'
    await update(unjoined, grants.network)
    await update('update invitations set expires_at = now() where id = $1', grants.invitation)
    const before = await dump()
    const items: Item[] = [
      { kind: 'network', id: grants.network },
      { kind: 'invitation', id: grants.invitation },
    ]
    for (const dryRun of [true, false]) {
      const answer = await revoke(items, { dryRun })
      expect(answer.items.map(({ outcome }) => outcome)).toEqual(['gone', 'gone'])
    }
    expect(await dump()).toBe(before)
  })

  test("an item of another organization is reported as gone, and isn't revoked there", async () => {
    const { here, elsewhere, unknown, partner, contact } = cast
    // Both organizations are in one network, but this one can't revoke the other one's membership.
    await insertTestNetwork(service, { by: partner, joined: [here, elsewhere] })
    const { rows } = await service.context.pool.query<{ id: string }>(
      'select id from network_members where organization_id = $1',
      [elsewhere.id],
    )
    const before = await dump()
    const items: Item[] = [
      { kind: 'person', id: elsewhere.owner.profileId },
      { kind: 'own_application', id: unknown.id },
      { kind: 'own_application', id: cast.offered.id },
      { kind: 'approval', id: cast.offered.adminsOwnApproval },
      { kind: 'person', id: contact.profileId },
      { kind: 'network', id: rows[0]!.id },
    ]
    for (const dryRun of [true, false]) {
      const answer = await revoke(items, { dryRun })
      expect(answer.items.map(({ outcome }) => outcome)).toEqual(items.map(() => 'gone'))
    }
    const { items: fromThere } = await partner.owner.as.call(revokeAccessGrants, {
      params: { id: partner.id },
      body: {
        items: [
          { kind: 'network', id: grants.network },
          { kind: 'authorization', id: grants.authorization },
          { kind: 'approval', id: cast.offered.membersApproval },
          { kind: 'export', id: grants.export },
          { kind: 'invitation', id: grants.invitation },
        ],
      },
    })
    expect(fromThere.map(({ outcome }) => outcome)).toEqual(fromThere.map(() => 'gone'))
    expect(await dump()).toBe(before)
  })

  const anItem = () => ({ kind: 'person', id: crypto.randomUUID() })
  test.each([
    ['nothing', {}, { items: 'This value must be a list.' }],
    ['an empty list', { items: [] }, { items: 'Choose at least one item.' }],
    [
      '101 items',
      { items: Array.from({ length: 101 }, anItem) },
      { items: 'You can include up to 100 items.' },
    ],
    [
      'another kind',
      { items: [{ ...anItem(), kind: 'robot' }] },
      { 'items.0.kind': "This isn't a valid kind of access." },
    ],
    ['no id', { items: [{ kind: 'person', id: '7' }] }, { 'items.0.id': "This isn't a valid ID." }],
    [
      'an invalid dry run',
      { items: [anItem()], dryRun: 'maybe' },
      { dryRun: 'This value must be true or false.' },
    ],
  ])('revoking %s is rejected with a message, and nothing changes', async (_what, body, fields) => {
    const before = await dump()
    const path = `/api/organization/${cast.here.id}/access/revoke`
    const answer = await cast.owner.as.request('POST', path, body)
    expect(answer).toMatchObject({ status: 400, body: { fields } })
    expect(await dump()).toBe(before)
  })
})

describe('simultaneous revocations', () => {
  test('only one of several simultaneous revocations of an item succeeds, and the others report the item as gone', async () => {
    await using second = await startTestService({ beside: service })
    const item: Item = { kind: 'approval', id: cast.offered.membersApproval }
    const answers = await runConcurrently(6, (index) =>
      revoke([item], { as: index % 2 ? cast.owner.as : cast.admin.as.at(second.url) }),
    )
    const outcomes = answers.flatMap(({ items }) => items.map(({ outcome }) => outcome))
    expect(outcomes.toSorted()).toEqual(['ended', 'gone', 'gone', 'gone', 'gone', 'gone'])
  })

  test('overlapping lists in different orders revoke each item once and never deadlock', async () => {
    await using second = await startTestService({ beside: service })
    const items: Item[] = [
      { kind: 'authorization', id: grants.authorization },
      { kind: 'network', id: grants.network },
      { kind: 'own_application', id: grants.ownApplication },
      { kind: 'invitation', id: grants.invitation },
      { kind: 'person', id: cast.member.profileId },
      { kind: 'export', id: grants.export },
    ]
    const answers = await runConcurrently(4, (index) =>
      revoke(index % 2 ? items : items.toReversed(), {
        as: index < 2 ? cast.owner.as : cast.owner.as.at(second.url),
      }),
    )
    for (const { id } of items) {
      const outcomes = answers.map((answer) => answer.items.find((item) => item.id === id)!.outcome)
      expect(outcomes.toSorted()).toEqual(['ended', 'gone', 'gone', 'gone'])
    }
  })
})

describe('an approval that a manager ends', () => {
  const ended = async () => {
    const { data } = await cast.member.asUser.call(listActivity, { query: {} })
    return data.filter(({ kind }) => kind === 'approval_ended_by_manager')
  }

  test("an email and the person's own activity show who revoked the approval", async () => {
    const token = await actingFor(cast, cast.offered.membersApproval, ['user:read'])
    const params = { id: cast.here.id, approval: cast.offered.membersApproval }
    expect(await cast.admin.as.call(revokeMemberApproval, { params })).toEqual({ endedTokens: 1 })
    expect(await statusOf(token)).toBe(401)
    expect((await cast.admin.as.refused(revokeMemberApproval, { params })).status).toBe(404)

    const [email, ...others] = await emailsTo(service.context, cast.member.email)
    expect(others).toEqual([])
    expect(email).toMatchObject({
      kind: 'approval_ended',
      subject: 'An application can no longer act for you in Harbour',
    })
    expect(email!.text).toContain(
      'Your approval for the application “Diary” in Harbour was revoked by Ana Duarte.',
    )
    // The person isn't shown the manager's device.
    expect(await ended()).toMatchObject([{ application: 'Diary', address: null }])
    const { data } = await cast.owner.as.call(listOrganizationActivity, {
      params: { id: cast.here.id },
      query: { kind: 'approval_ended' },
    })
    expect(data).toMatchObject([
      {
        author: { kind: 'person', id: cast.admin.id },
        detail: { email: cast.member.email, application: 'Diary' },
      },
    ])
  })

  test('revoking the approval on the Access page has the same effect', async () => {
    await revoke([{ kind: 'approval', id: cast.offered.membersApproval }])
    const emails = await emailsTo(service.context, cast.member.email)
    expect(emails.map(({ kind }) => kind)).toEqual(['approval_ended'])
    expect(await ended()).toMatchObject([{ application: 'Diary' }])
  })

  test("people who revoke their own approval aren't notified", async () => {
    await revoke([{ kind: 'approval', id: cast.offered.ownersApproval }])
    expect(await emailsTo(service.context, cast.owner.email)).toEqual([])
  })

  test("an approval of another organization isn't found, from either side", async () => {
    const { id: profileId } = await bystander(service, cast.elsewhere, ['member'])
    const foreign = await insertApprovalBy(cast, { profileId })
    const before = await dump()
    const asked = [
      [cast.owner.as, cast.here.id, foreign],
      [cast.owner.as, cast.elsewhere.id, foreign],
      [cast.elsewhere.owner.as, cast.here.id, cast.offered.membersApproval],
      [cast.owner.as, cast.here.id, cast.offered.adminsOwnApproval],
    ] as const
    for (const [as, id, approval] of asked) {
      expect((await as.refused(revokeMemberApproval, { params: { id, approval } })).status).toBe(
        404,
      )
    }
    expect(await dump()).toBe(before)
  })
})
