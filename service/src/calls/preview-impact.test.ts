import { deleteKey, updateApplication } from '@accord/contract/applications.ts'
import { revokeApproval } from '@accord/contract/approvals.ts'
import { setApprovalPolicy } from '@accord/contract/organization-policies.ts'
import { revokeAuthorization } from '@accord/contract/authorizations.ts'
import type { Call, Sent } from '@accord/contract/call.ts'
import { type ImpactItem, type ImpactKind } from '@accord/contract/impact.ts'
import { removeMember } from '@accord/contract/members.ts'
import { deleteNetwork, removeFromNetwork, updateNetwork } from '@accord/contract/networks.ts'
import { leaveOrganization } from '@accord/contract/organizations.ts'
import { revokeMemberApproval } from '@accord/contract/access.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordIntroducedBy } from '#data/organizations/profiles.store.ts'
import { inTransaction } from '#database/transactions.ts'
import { actingFor } from '#testing/access/callers.ts'
import { type TestCast, sharedCasting } from '#testing/access/cast.ts'
import {
  insertSecondKey,
  insertApplicationOf,
  insertApprovalBy,
  insertInvitationFrom,
  bareOrganization,
  testUsage,
} from '#testing/access/things.ts'
import { insertTestArtifact } from '#testing/applications.ts'
import { insertTestExport } from '#testing/exports.ts'
import { insertTestNetwork, expireNetworkInvitation } from '#testing/networks.ts'
import { expire } from '#testing/members.ts'
import { urlTo, asPreview, type Client } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
let aCast: () => Promise<TestCast>
let cast: TestCast

beforeAll(async () => {
  ;({ service, aCast } = await sharedCasting())
})
beforeEach(async () => {
  cast = await aCast()
})

/** Counts each kind in the tables themselves. */
const counted = {
  people: `profiles where roles && array['member', 'admin', 'owner']`,
  contacts: `profiles where roles = '{contact}'`,
  authorizations: 'authorizations',
  approvals: 'approvals',
  tokens: `oauth_artifacts where kind in ('AccessToken', 'RefreshToken', 'ClientCredentials')
    and consumed_at is null and expires_at > now()`,
  secrets: 'application_keys',
  networks: 'networks',
  network_members: 'network_members where accepted_at is not null',
  invitations: `(select expires_at from invitations where accepted_at is null and declined_at is null
    union all select expires_at from network_members where accepted_at is null) as offers where expires_at > now()`,
  files: 'exports where expires_at > now() and file_deleted_at is null',
} satisfies Partial<Record<ImpactKind, string>>
type Counted = keyof typeof counted

async function count(): Promise<Record<Counted, number>> {
  const each = Object.entries(counted).map(
    ([kind, from]) => `(select count(*)::int from ${from}) as ${kind}`,
  )
  const { rows } = await service.context.pool.query(`select ${each.join(', ')}`)
  return rows[0] as Record<Counted, number>
}

type Untyped<Answer> = (call: Call, sent: object) => Promise<Answer>

/** Previews a change, makes it, and compares the two. The preview doesn't count the object itself. */
async function foreseen<C extends Call & { previews: true }>(
  as: Client,
  call: C,
  sent: Sent<C>,
  itself: Partial<Record<Counted, number>> = {},
): Promise<ImpactItem[]> {
  const told = await (as.preview as Untyped<ImpactItem[]>)(call, sent)
  const before = await count()
  await (as.call as Untyped<unknown>)(call, sent)
  const after = await count()
  const ended = Object.fromEntries(
    (Object.keys(counted) as Counted[])
      .map((kind) => [kind, before[kind] - after[kind] - (itself[kind] ?? 0)] as const)
      .filter(([, howMany]) => howMany !== 0),
  )
  const isCounted = ({ kind }: ImpactItem) => kind in counted
  expect(Object.fromEntries(told.filter(isCounted).map((each) => [each.kind, each.count]))).toEqual(
    ended,
  )
  return told
}

const refused = (as: Client, call: Call, params: Record<string, string>) =>
  as.request(call.method, urlTo(call, asPreview({ params })))
const read = ['user:read'] as const
const acting = (approval: string) => actingFor(cast, approval, read)
const numbers = (told: ImpactItem[]) => told.map((each) => [each.kind, each.count, each.names])

/** Adds a contact whom the application brought here, and approvals by other people. */
async function broughtByOffered(): Promise<string> {
  const { contact, here, offered } = cast
  await inTransaction(service.context.db, async (trx) => {
    const profile = { id: contact.profileId, organization_id: here.id }
    await recordIntroducedBy(trx, profile, offered.id)
  })
  const { rows } = await service.context.pool.query<{ id: string }>(
    `insert into approvals (id, application_id, user_id, profile_id, organization_id, scopes, standard_scopes)
     values (gen_random_uuid(), $1, $2, $3, $4, '{user:read}', '{}') returning id`,
    [offered.id, contact.id, contact.profileId, here.id],
  )
  return rows[0]!.id
}

describe('the changes that a preview announces', () => {
  test('when a member leaves or is removed, their approvals and tokens are revoked, and their invitations withdrawn', async () => {
    const { here, member, admin, offered } = cast
    await insertApprovalBy(cast, member)
    await acting(offered.membersApproval)
    for (const kind of ['AccessToken', 'RefreshToken']) {
      const { id: applicationId, membersApproval: approvalId } = offered
      await insertTestArtifact(service.context.pool, { kind, applicationId, approvalId })
      await insertTestArtifact(service.context.pool, {
        kind,
        applicationId,
        approvalId,
        expired: true,
      })
    }
    await insertInvitationFrom(cast, { id: here.id, owner: member }, { email: 'kit@example.com' })
    const { id: over } = await insertInvitationFrom(cast, { id: here.id, owner: member })
    await expire(service, over)
    const params = { id: here.id, memberId: member.profileId }
    const told = await foreseen(cast.owner.as, removeMember, { params }, { people: 1 })
    expect(numbers(told)).toEqual([
      ['approvals', 2, ['Calendar', 'Diary']],
      ['tokens', 3, []],
      ['invitations', 1, ['kit@example.com']],
    ])

    await insertApprovalBy(cast, admin)
    const body = { organization: here.id }
    const left = await foreseen(admin.as, leaveOrganization, { body }, { people: 1 })
    expect(numbers(left)).toEqual([['approvals', 1, ['Calendar']]])
  })

  test('revoking an authorization also revokes its approvals and tokens of both kinds, and removes its contacts', async () => {
    const { here, offered } = cast
    await broughtByOffered()
    await acting(offered.membersApproval)
    const inOwnName = { kind: 'ClientCredentials', applicationId: offered.id }
    await insertTestArtifact(service.context.pool, { ...inOwnName, organizationId: here.id })
    await insertTestArtifact(service.context.pool, {
      ...inOwnName,
      organizationId: cast.elsewhere.id,
    })
    const { rows } = await service.context.pool.query<{ id: string }>(
      'select id from authorizations',
    )
    await service.context.pool.query(
      'update applications set authorization_count = 1 where id = $1',
      [offered.id],
    )
    const params = { id: rows[0]!.id }
    const told = await foreseen(
      cast.owner.as,
      revokeAuthorization,
      { params },
      { authorizations: 1 },
    )
    expect(numbers(told)).toEqual([
      ['contacts', 1, [cast.contact.email]],
      ['approvals', 3, ['Ana Duarte']],
      ['tokens', 2, []],
    ])
  })

  test('revoking an approval revokes its tokens, and removes a contact without other approvals', async () => {
    const { here, contact, offered, owner } = cast
    const last = await broughtByOffered()
    await acting(last)
    const params = { id: here.id, approval: offered.membersApproval }
    await acting(offered.membersApproval)
    const ended = await foreseen(owner.as, revokeMemberApproval, { params }, { approvals: 1 })
    expect(numbers(ended)).toEqual([['tokens', 1, []]])
    const own = await foreseen(
      contact.as,
      revokeApproval,
      { params: { id: last } },
      { approvals: 1 },
    )
    expect(numbers(own)).toEqual([
      ['contacts', 1, [contact.email]],
      ['tokens', 1, []],
    ])
  })

  test('deleting a network ends memberships, cancels invitations, and deletes files, and leaving a network ends its shares', async () => {
    const { here, partner, owner } = cast
    const [invited, over] = [await bareOrganization(cast), await bareOrganization(cast)]
    const shares = ['survey' as const, 'profile' as const]
    const network = await insertTestNetwork(service, {
      by: here,
      shares,
      joined: [partner, cast.elsewhere],
      invited: [invited, over],
    })
    await expireNetworkInvitation(service, network.membershipIds[3]!)
    await insertTestExport(service, here, { type: 'network', id: network.id })
    await service.context.pool.query(
      `update network_members set shares = '{survey,profile}' where network_id = $1 and organization_id = $2`,
      [network.id, partner.id],
    )
    const params = { id: network.id }
    const narrowed = { params, body: { shares: ['survey' as const] } }
    expect(numbers(await foreseen(owner.as, updateNetwork, narrowed))).toEqual([
      ['shares', 1, ['profile']],
      ['narrowed_memberships', 1, ['Harbour']],
    ])
    expect(await foreseen(owner.as, updateNetwork, { params, body: { name: 'Ring' } })).toEqual([])

    const place = { id: network.id, memberId: partner.id }
    const left = await foreseen(
      partner.owner.as,
      removeFromNetwork,
      { params: place },
      { network_members: 1 },
    )
    expect(numbers(left)).toEqual([['shares', 1, ['survey']]])
    // Expired invitations and other organizations' memberships don't count.
    expect(await refused(partner.owner.as, removeFromNetwork, place)).toMatchObject({ status: 404 })
    const other = { id: network.id, memberId: cast.elsewhere.id }
    expect(await owner.as.preview(removeFromNetwork, { params: other })).toEqual([])

    const told = await foreseen(owner.as, deleteNetwork, { params }, { networks: 1 })
    expect(numbers(told)).toEqual([
      ['network_members', 1, ['Harbour']],
      ['invitations', 1, ['Quay']],
      ['files', 1, []],
    ])
  })

  test("deleting a secret revokes its tokens and reports recent use, and the last secret can't be deleted", async () => {
    const application = await insertApplicationOf(cast, cast.here)
    const { pool } = service.context
    const { rows } = await pool.query<{ id: string }>('select id from application_keys')
    const params = { id: application.id, keyId: rows[0]!.id }
    expect(await refused(cast.owner.as, deleteKey, params)).toMatchObject({
      status: 409,
      body: { code: 'last_key' },
    })

    const { id: keyId, last4 } = await insertSecondKey(cast, application)
    await insertTestArtifact(pool, {
      kind: 'ClientCredentials',
      applicationId: application.id,
      keyId,
    })
    await testUsage(service).used('key', keyId, [], 29)
    const second = { params: { id: application.id, keyId } }
    expect(numbers(await foreseen(cast.owner.as, deleteKey, second, { secrets: 1 }))).toEqual([
      ['tokens', 1, []],
      ['used_secrets', 1, [`…${last4}`]],
    ])
  })

  test('a preview of a removed scope lists everyone affected, and a preview of an added scope has no impact', async () => {
    const { partner, offered } = cast
    const params = { id: offered.id }
    const { rows } = await service.context.pool.query<{ scopes: string[] }>(
      'select scopes from applications where id = $1',
      [offered.id],
    )
    const scopes = rows[0]!.scopes.filter((scope) => scope !== 'survey:manage') as 'user:read'[]
    const sent = { params, body: { scopes } }
    await service.context.pool.query(`update approvals set scopes = '{user:read}' where id = $1`, [
      offered.membersApproval,
    ])
    expect(numbers(await foreseen(partner.owner.as, updateApplication, sent))).toEqual([
      ['narrowed_authorizations', 1, ['Harbour']],
      ['narrowed_approvals', 2, []],
      ['scopes', 1, ['survey:manage']],
    ])
    expect(await foreseen(partner.owner.as, updateApplication, sent)).toEqual([])
    const name = { params, body: { name: 'Journal' } }
    expect(await foreseen(partner.owner.as, updateApplication, name)).toEqual([])
  })

  test('the approval policy revokes approvals of unauthorized applications', async () => {
    const { here, owner, member, admin } = cast
    const approval = await insertApprovalBy(cast, member)
    await insertApprovalBy(cast, admin)
    await acting(approval)
    const rule = (memberApprovals: 'any' | 'authorized') => ({
      params: { id: here.id },
      body: { memberApprovals },
    })
    expect(await owner.as.preview(setApprovalPolicy, rule('any'))).toEqual([])
    expect(numbers(await foreseen(owner.as, setApprovalPolicy, rule('authorized')))).toEqual([
      ['approvals', 2, ['Calendar']],
      ['tokens', 1, []],
    ])
    expect(await owner.as.preview(setApprovalPolicy, rule('authorized'))).toEqual([])
  })
})

test('an application that requests a preview for a person gets counts without names', async () => {
  const { here, member, offered } = cast
  const manager = await actingFor(cast, offered.ownersApproval, ['profile:manage', 'profile:read'])
  const params = { id: here.id, memberId: member.profileId }
  expect(await manager.preview(removeMember, { params })).toEqual([
    { kind: 'approvals', count: 1, names: [] },
  ])
})
