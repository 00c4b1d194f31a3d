import { deleteOrganization } from '@accord/contract/deletions.ts'
import {
  acceptNetworkInvitation,
  decideOnShares,
  listNetworkInvitations,
} from '@accord/contract/network-invitations.ts'
import { getNetworkMap, removeFromNetwork, updateNetwork } from '@accord/contract/networks.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import {
  previewInNetwork,
  type DataPreview,
  type PreviewKind,
} from '@accord/contract/data-preview.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApplication, authorizeForTest } from '#testing/applications.ts'
import { filesOf, ofNetwork, rowsIn } from '#testing/exports.ts'
import {
  type TestNetwork,
  createTestNetwork,
  expireNetworkInvitation,
  invitedTo,
  joinedTo,
} from '#testing/networks.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

const shares: ScopeEntity[] = ['user', 'application', 'organization', 'profile', 'network']
/** The file for each kind of data in an export of the network. */
const files: [PreviewKind, string][] = [
  ['people', 'people'],
  ['applications', 'applications'],
  ['organization', 'organization'],
  ['members', 'members'],
  ['networks', 'networks'],
]

let service: TestService
let owner: TestOrganization
let home: TestOrganization
let network: TestNetwork
let id: string

beforeAll(async () => {
  service = await startTestService({ worker: true })
  owner = await service.createOrganization({ form: { name: 'Owner' } })
  home = await service.createOrganization({
    form: { name: 'Straße & Söhne "北"', city: 'Halifax' },
  })
  await service.createMember(home, ['member'])
  await createTestApplication(home, { name: 'A "quoted", \\ name' })
  network = await createTestNetwork(owner, { shares })
  const other = await service.createOrganization({ form: { name: 'Other' } })
  await joinedTo(network, other)
  // The map shows the owner its own application. Others appear only if the member shares its applications.
  await authorizeForTest(home, await createTestApplication(owner, { name: 'Of the owner' }))
  await authorizeForTest(home, await createTestApplication(other, { name: 'Of another' }))
  id = (await invitedTo(network, home)).id
})
afterAll(() => service[Symbol.asyncDispose]())

const look = (): Promise<DataPreview> => home.owner.as.call(previewInNetwork, { params: { id } })
const byKind = ({ parts }: DataPreview, seen: 'now' | 'asked' | null) =>
  parts.filter((part) => part.seen === seen).map(({ kind, rows, total }) => ({ kind, rows, total }))

/** Returns everything that the owner can read: the member's folder in its export, and its map. */
async function readByOwner() {
  const unpacked = await filesOf(service, owner.owner, ofNetwork(network))
  const folder = [...unpacked.keys()].find((name) => name.includes(`${home.id.slice(0, 8)}/`))
  const prefix = folder?.slice(0, folder.indexOf('/') + 1) ?? 'none/'
  const shared = files.flatMap(([kind, file]) => {
    const found = unpacked.get(`${prefix}${file}.jsonl`)
    if (!found) return []
    const rows = rowsIn(unpacked, `${prefix}${file}.jsonl`)
    return [{ kind, rows, total: rows.length }]
  })
  const { authorizations } = await owner.owner.as.call(getNetworkMap, {
    params: { id: network.id },
  })
  const given = authorizations.filter(({ organization }) => organization === home.id)
  const rows = given.map(({ application, ...of }) => ({ ...application, ...of }))
  return { shared, authorizations: { kind: 'authorizations', rows, total: rows.length } }
}

describe("a network owner's view of a member", () => {
  test('before joining, the preview shows the invitation and what the owner would read right after joining', async () => {
    const before = await look()
    expect(byKind(before, 'now').map(({ kind }) => kind)).toEqual(['membership', 'authorizations'])
    expect(byKind(before, 'now').at(-1)).toEqual((await readByOwner()).authorizations)

    await home.owner.as.request('POST', `/api/network-invitation/${id}/accept`, { shares })
    const after = await readByOwner()
    const asked = byKind(before, 'asked').filter(({ kind }) => kind !== 'networks')
    const shared = after.shared.filter(({ kind }) => kind !== 'networks')
    expect(asked.filter(({ kind }) => kind !== 'authorizations')).toEqual(shared)
    // The owner's application is included, which it saw before. All authorized applications appear, whether or not
    // they're in the network.
    expect(asked.at(-1)).toMatchObject({ kind: 'authorizations', rows: [{ name: 'Of another' }] })
    expect(after.authorizations.rows).toHaveLength(2)
  })

  test("after joining, the preview shows the rows of the owner's export, map, and list", async () => {
    const now = byKind(await look(), 'now')
    const { shared, authorizations } = await readByOwner()
    expect(shared.map(({ kind }) => kind)).toEqual(files.map(([kind]) => kind))
    expect(now.slice(1)).toEqual([...shared, authorizations])

    const query = { network: network.id }
    const { data } = await owner.owner.as.call(listNetworkInvitations, { query })
    const listed = data.find(({ organization }) => organization.id === home.id)!
    const { id: place, name, logo, city, deleted, ...told } = now[0]!.rows[0]!
    expect(listed.organization).toMatchObject({ id: place, name, logo, city, deleted })
    expect(listed).toMatchObject(told)
  })

  test('the preview no longer shows kinds that the network stopped requesting', async () => {
    const params = { id: network.id }
    const narrowed: ScopeEntity[] = ['organization', 'survey']
    await owner.owner.as.call(updateNetwork, { params, body: { shares: narrowed } })
    const seen = await look()
    const { shared, authorizations } = await readByOwner()
    expect(byKind(seen, 'now').slice(1)).toEqual([...shared, authorizations])
    expect(shared.map(({ kind }) => kind)).toEqual(['organization'])
    expect(byKind(seen, 'asked')).toEqual([])
    expect(seen.notStored).toEqual(['survey'])
  })

  test('the preview shows newly requested kinds separately until the member agrees', async () => {
    const other = await createTestNetwork(owner, { shares: ['organization'] })
    const { id: membership } = await joinedTo(other, home)
    await owner.owner.as.call(updateNetwork, {
      params: { id: other.id },
      body: { shares: ['organization', 'profile'] },
    })
    const params = { id: membership }
    const before = await home.owner.as.call(previewInNetwork, { params })
    const [asked] = byKind(before, 'asked')
    expect(asked).toMatchObject({ kind: 'members', total: 2 })
    const body = { decision: 'grant' as const, shares: ['profile' as const] }
    await home.owner.as.call(decideOnShares, { params, body })
    const after = await home.owner.as.call(previewInNetwork, { params })
    expect(byKind(after, 'now')).toContainEqual(asked)
  })

  test("the preview doesn't show the owner's applications once the invitation has expired", async () => {
    const { id: invitation } = await invitedTo(await createTestNetwork(owner), home)
    const authorized = async () => {
      const seen = await home.owner.as.call(previewInNetwork, { params: { id: invitation } })
      return seen.parts.filter(({ kind }) => kind === 'authorizations')
    }
    expect(await authorized()).toMatchObject([{ seen: 'now', rows: [{ name: 'Of the owner' }] }])
    await expireNetworkInvitation(service, invitation)
    expect(await authorized()).toMatchObject([{ seen: null, rows: [] }])
  })

  test("the preview isn't available once the owner has been deleted", async () => {
    const gone = await service.createOrganization()
    const { id: membership } = await joinedTo(await createTestNetwork(gone, { shares }), home)
    await gone.owner.as.call(deleteOrganization, { params: { id: gone.id } })
    const refused = { status: 409, body: { code: 'organization_deleted' } }
    const { as } = home.owner
    const params = { id: membership }
    expect(await as.refused(previewInNetwork, { params })).toMatchObject(refused)
    const body = { decision: 'grant' as const, shares }
    expect(await as.refused(decideOnShares, { params, body })).toMatchObject(refused)
  })
})

describe('other members of the network', () => {
  test('the preview reveals nothing about other members, before or after joining', async () => {
    const asking = await createTestNetwork(owner, { shares: ['application'] })
    const third = await service.createOrganization({ form: { name: 'Third' } })
    await authorizeForTest(home, await createTestApplication(third, { name: 'Of a third' }))
    const { id: membership } = await invitedTo(asking, home)
    const params = { id: membership }
    const seenByHome = () => home.owner.as.call(previewInNetwork, { params })
    const onMap = async () => {
      const { organizations } = await owner.owner.as.call(getNetworkMap, {
        params: { id: asking.id },
      })
      return organizations.find((each) => each.id === third.id)?.standing
    }

    /** Reads the preview while the third organization is outside, invited, joined, and removed again. */
    const throughAll = async () => {
      const looks = [await seenByHome()]
      expect(await onMap()).toBeUndefined()
      const invitation = await invitedTo(asking, third)
      expect(await onMap()).toBe('invited')
      looks.push(await seenByHome())
      await third.owner.as.call(acceptNetworkInvitation, {
        params: { id: invitation.id },
        body: {},
      })
      expect(await onMap()).toBe('joined')
      looks.push(await seenByHome())
      await third.owner.as.call(removeFromNetwork, {
        params: { id: asking.id, memberId: third.id },
      })
      looks.push(await seenByHome())
      expect(looks).toEqual(looks.map(() => looks[0]))
      return looks[0]!.parts.filter(({ kind }) => kind === 'authorizations')
    }
    const named = (...names: string[]) => names.map((name) => ({ name }))
    expect(await throughAll()).toMatchObject([
      { seen: 'now', rows: named('Of the owner') },
      { seen: 'asked', rows: named('Of a third', 'Of another'), total: 2, ofNetwork: true },
    ])
    await home.owner.as.call(acceptNetworkInvitation, { params, body: {} })
    expect(await throughAll()).toMatchObject([
      { seen: 'now', rows: named('Of a third', 'Of another', 'Of the owner'), ofNetwork: true },
    ])
  })
})

test("a person who previews too often has to wait, but other people don't", async () => {
  await using strict = await startTestService({ limits: 'looksPerPerson=2/1h', beside: service })
  const invited = await service.createOrganization()
  const { id: invitation } = await invitedTo(network, invited)
  const { id: application } = await createTestApplication(owner)
  const seenBy = (who: TestOrganization, path: string) =>
    who.owner.as.at(strict.url).request('GET', `/api${path}`)
  const path = `/network-invitation/${invitation}/seen`
  for (const _look of [1, 2]) expect((await seenBy(invited, path)).status).toBe(200)
  for (const each of [
    path,
    `/organization/${invited.id}/seen/${application}`,
    `/approval/seen?application=${application}&scope=user:read`,
  ]) {
    const refused = { status: 429, body: { code: 'too_many_requests' } }
    expect(await seenBy(invited, each)).toMatchObject(refused)
  }
  expect((await seenBy(home, `/network-invitation/${id}/seen`)).status).toBe(200)
})
