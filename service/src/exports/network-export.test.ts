import { readdir } from 'node:fs/promises'
import { getExportContents, listExportReceipts } from '@accord/contract/exports.ts'
import { updateNetwork } from '@accord/contract/networks.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApplication } from '#testing/applications.ts'
import { emailsTo } from '#testing/inbox.ts'
import {
  type TestNetwork,
  insertTestNetwork,
  createTestNetwork,
  invitedTo,
  joinedTo,
} from '#testing/networks.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { sweepExports } from './run-export.ts'
import { findExportOf, insertExport, listExportsOf } from '#data/exports/exports.store.ts'
import { runTestExport, filesOf, manifestIn, ofNetwork, rowsIn } from '#testing/exports.ts'

let service: TestService
let owner: TestOrganization
let open: TestOrganization
let closed: TestOrganization
let invited: TestOrganization
let network: TestNetwork

beforeAll(async () => {
  service = await startTestService({ worker: true })
  owner = await service.createOrganization({ form: { name: 'Owner' } })
  ;[open, closed, invited] = [
    await service.createOrganization({ form: { name: '../Straße & Söhne' } }),
    await service.createOrganization({ form: { name: '北' } }),
    await service.createOrganization({ form: { name: 'Only Invited' } }),
  ]
  for (const organization of [open, closed, invited]) await createTestApplication(organization)
  network = await createTestNetwork(owner, { name: 'Circle', shares: ['survey'] })
  await joinedTo(network, closed)
  const shares = ['organization', 'user', 'profile', 'application', 'network', 'survey'] as const
  const change = { params: { id: network.id }, body: { shares: [...shares] } }
  await owner.owner.as.call(updateNetwork, change)
  await joinedTo(network, open)
  await invitedTo(network, invited)
})
afterAll(() => service[Symbol.asyncDispose]())

const receiptsOf = async ({ id, owner: { as } }: TestOrganization) =>
  (await as.call(listExportReceipts, { params: { id }, query: {} })).data

describe('the export of a network', () => {
  test("a network's export isn't listed for another network of the same owner", async () => {
    const { db } = service.context
    const another = await createTestNetwork(owner)
    const of = ({ id: networkId }: TestNetwork) =>
      ({ type: 'network', organizationId: owner.id, networkId }) as const
    const { id: userId, profileId } = owner.owner
    const { id } = (await insertExport(db, of(another), { profileId, userId }))!
    const asked = async (one: TestNetwork) => [
      (await listExportsOf(db, of(one), { $skip: 0, $limit: 10 })).rows.some(
        (row) => row.id === id,
      ),
      (await findExportOf(db, of(one), id)) !== undefined,
    ]
    expect(await asked(another)).toEqual([true, true])
    expect(await asked(network)).toEqual([false, false])
    await service.context.pool.query('delete from exports where id = $1', [id])
  })

  test("EX-1: a network's export has a preview of who shares what", async () => {
    const contents = await owner.owner.as.call(getExportContents, { params: ofNetwork(network) })
    expect(contents.entities).toEqual([
      { name: 'network', rows: 1 },
      { name: 'organizations', rows: 2 },
    ])
    expect(contents.organizations).toEqual([
      { id: closed.id, name: '北', shares: ['survey'] },
      {
        id: open.id,
        name: '../Straße & Söhne',
        shares: ['user', 'application', 'organization', 'profile', 'survey', 'network'],
      },
    ])
    expect(contents.organizationCount).toBe(2)
  })

  test("EX-1: a network's export has a preview with the first twenty organizations and their total number", async () => {
    const { rows: joined } = await service.context.pool.query<{ id: string }>(
      `insert into organizations (id, name)
       select gen_random_uuid(), 'Member ' || n from generate_series(1, 25) n returning id`,
    )
    const large = await insertTestNetwork(service, { by: owner, joined })
    const contents = await owner.owner.as.call(getExportContents, { params: ofNetwork(large) })
    expect(contents.organizations).toHaveLength(20)
    expect(contents.organizationCount).toBe(25)
  })

  test("EX1: EX-4: a network's export contains a folder with the shared data of each member, who gets a receipt", async () => {
    const files = await filesOf(service, owner.owner, ofNetwork(network))
    const folder = `stra-e-sohne-${open.id.slice(0, 8)}`
    const names = ['organization', 'members', 'people', 'applications', 'networks']
    const data = [...files.keys()].filter((path) => path.endsWith('.jsonl')).toSorted()
    expect(data).toEqual(
      [
        'network.jsonl',
        'organizations.jsonl',
        ...names.map((name) => `${folder}/${name}.jsonl`),
      ].toSorted(),
    )
    expect(rowsIn(files, 'organizations.jsonl').map(({ name }) => name)).toEqual([
      '北',
      '../Straße & Söhne',
    ])
    const proven = { email: open.owner.email, emailProven: true }
    expect(rowsIn(files, `${folder}/members.jsonl`)).toMatchObject([proven])
    expect(rowsIn(files, `${folder}/people.jsonl`)).toEqual([{ name: 'Ana Duarte', ...proven }])
    expect(rowsIn(files, `${folder}/organization.jsonl`)[0]).not.toHaveProperty('findable')
    const [application] = rowsIn(files, `${folder}/applications.jsonl`)
    expect(Object.keys(application!)).toEqual(['id', 'name', 'description', 'scopes'])
    expect(rowsIn(files, `${folder}/networks.jsonl`)).toMatchObject([{ name: 'Circle' }])
    expect(manifestIn(files).organizations).toEqual([
      { id: closed.id, name: '北', folder: null, shares: ['survey'], nothingStored: ['survey'] },
      expect.objectContaining({ id: open.id, folder: `${folder}/`, nothingStored: ['survey'] }),
    ])
    const everything = Buffer.concat([...files.values()]).toString()
    for (const { owner: person } of [closed, invited]) {
      expect(everything).not.toContain(person.email)
    }

    expect(await receiptsOf(open)).toMatchObject([
      {
        network: { id: network.id, name: 'Circle' },
        exportedBy: { id: owner.id, name: 'Owner' },
        shares: ['user', 'application', 'organization', 'profile', 'network'],
        rows: 5,
      },
    ])
    // Neither organization has a receipt, because the export contains none of their data.
    expect(await receiptsOf(closed)).toEqual([])
    expect(await receiptsOf(invited)).toEqual([])
    const [email] = await emailsTo(service.context, owner.owner.email)
    expect(email!.text).toContain(`/network/${network.id}/data-export\n`)
  })

  test("EX1: a network's export contains what is shared when it's created, even if less is shared than before", async () => {
    await service.context.pool.query('update networks set shares = $2 where id = $1', [
      network.id,
      ['organization'],
    ])
    const files = await filesOf(service, owner.owner, ofNetwork(network))
    expect([...files.keys()].filter((path) => path.includes('/'))).toHaveLength(2)
    expect(await receiptsOf(open)).toMatchObject([{ shares: ['organization'], rows: 1 }, {}])
  })

  test("EX1: a network's export is deleted with its network, including the file", async () => {
    const shortLived = await createTestNetwork(owner, { name: '北' })
    const { file } = await runTestExport(owner.owner.as, ofNetwork(shortLived))
    expect(file!.name).toMatch(/^network-[\d-]+\.zip$/)
    await service.context.pool.query('delete from networks where id = $1', [shortLived.id])
    const { status } = await owner.owner.as.request(
      'GET',
      `/api/data-export/network/${shortLived.id}`,
    )
    expect(status).toBe(404)

    const { exportsDir } = service.context.config
    const { rows } = await service.context.pool.query<{ id: string }>('select id from exports')
    await sweepExports(service.context)
    expect((await readdir(exportsDir)).toSorted()).toEqual(
      rows.map(({ id }) => `${id}.export`).toSorted(),
    )
  })
})
