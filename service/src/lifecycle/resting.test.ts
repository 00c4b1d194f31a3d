import { deleteOrganization, restoreOrganization } from '@accord/contract/deletions.ts'
import { decideOnDevice, findDeviceRequest } from '@accord/contract/devices.ts'
import { getExportContents } from '@accord/contract/exports.ts'
import { getNetwork, getNetworkMap } from '@accord/contract/networks.ts'
import * as oauth from 'openid-client'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  createNativeApplication,
  createTestApplication,
  authorizeForTest,
  poll,
} from '#testing/applications.ts'
import { download, createFinishedExport, ofNetwork, unzipped } from '#testing/exports.ts'
import { type TestNetwork, createTestNetwork, invitedTo, joinedTo } from '#testing/networks.ts'
import { sharedOAuthService, clientOf } from '#testing/oauth.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import type { TestService } from '#testing/test-service.ts'
import { impactOfNetworkDeletion } from '#networks/network-ended.store.ts'

let service: TestService
let one: TestOrganization
let other: TestOrganization

beforeAll(async () => {
  service = await sharedOAuthService()
})
beforeEach(async () => {
  ;[one, other] = [await service.createOrganization(), await service.createOrganization()]
})

const remove = ({ id, owner }: TestOrganization) =>
  owner.as.call(deleteOrganization, { params: { id } })
const restore = ({ id, owner }: TestOrganization) =>
  owner.as.call(restoreOrganization, { params: { id } })

test("a device can't connect to a stopped application or in a deleted organization", async () => {
  const application = await createNativeApplication(one)
  const client = await clientOf(service, application)
  const ask = () => oauth.initiateDeviceAuthorization(client, { scope: 'user:read' })
  const { user_code: userCode, device_code: deviceCode } = await ask()
  const decide = ({ owner }: TestOrganization) =>
    owner.as.refused(decideOnDevice, { body: { userCode, profile: owner.profileId } })
  await remove(other)
  expect((await decide(other)).body.code).toBe('organization_deleted')

  // If the application's organization is also deleted, the request can't be found, decided, or renewed.
  await remove(one)
  const found = await other.owner.asUser.refused(findDeviceRequest, { body: { userCode } })
  expect(found.body.code).toBe('unknown_user_code')
  expect((await decide(one)).status).toBeGreaterThanOrEqual(400)
  expect((await poll(service, application, deviceCode)).status).toBeGreaterThanOrEqual(400)
  await expect(ask()).rejects.toThrow()
  await restore(one)
  const again = await ask()
  const { owner } = one
  const body = { userCode: again.user_code, profile: owner.profileId }
  await owner.as.call(decideOnDevice, { body })
  expect((await poll(service, application, again.device_code)).status).toBe(200)
})

test('a network hides a deleted organization from its map and exports', async () => {
  const third = await service.createOrganization()
  const network = await createTestNetwork(one, { shares: ['organization', 'application'] })
  await joinedTo(network, other)
  await authorizeForTest(other, await createTestApplication(one))
  const { as } = one.owner
  const map = () => as.call(getNetworkMap, { params: { id: network.id } })
  const sharing = async () =>
    (await as.call(getExportContents, { params: ofNetwork(network) })).organizations.length
  expect([(await map()).authorizations.length, await sharing()]).toEqual([1, 1])
  expect(await foldersOf(network)).toHaveLength(1)
  await invitedTo(network, third)
  const params = { id: network.id }
  const ending = async () =>
    (await impactOfNetworkDeletion(service.context.db, network.id)).slice(0, 2)
  const inIt = async () => ({
    onMap: (await map()).organizations.map(({ standing }) => standing),
    counted: (await as.call(getNetwork, { params })).members,
    wouldEnd: (await ending()).map(({ count }) => count),
  })
  const everybody = {
    onMap: ['owner', 'joined', 'invited'],
    counted: { joined: 1, upToDate: 1, invited: 1 },
    wouldEnd: [1, 1],
  }

  for (const side of [other, one]) {
    await remove(side)
    expect([(await map()).authorizations, await sharing()]).toEqual([[], 0])
    expect(await foldersOf(network)).toEqual([])
    const left = {
      onMap: ['owner', 'invited'],
      counted: { joined: 0, upToDate: 0, invited: 1 },
      wouldEnd: [0, 1],
    }
    expect(await inIt()).toEqual(side === other ? left : everybody)
    await restore(side)
    expect([(await map()).authorizations.length, await sharing()]).toEqual([1, 1])
  }
  await remove(third)
  const left = {
    onMap: ['owner', 'joined'],
    counted: { joined: 1, upToDate: 1, invited: 0 },
    wouldEnd: [1, 0],
  }
  expect(await inIt()).toEqual(left)
  await restore(third)
  expect(await inIt()).toEqual(everybody)
})

/** Returns the folders in an export of the network. */
async function foldersOf(network: TestNetwork): Promise<string[]> {
  const subject = ofNetwork(network)
  const job = await createFinishedExport(service, network.by.owner.as, subject)
  const files = await unzipped((await download(service, network.by.owner, subject, job)).bytes)
  return [...new Set([...files.keys()].flatMap((path) => path.match(/^.+\//)?.[0] ?? []))]
}
