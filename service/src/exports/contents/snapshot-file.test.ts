import { snapshotTooLarge } from '@accord/contract/exports.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutExportDelay } from '#testing/exports.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ limits: 'snapshotPerProfile=5/1h' })
})
afterAll(() => service[Symbol.asyncDispose]())

const addressOf = ({ id }: { id: string }) => `/api/organization/${id}/export/json`

describe('the snapshot of an organization', () => {
  test('EX-4: the snapshot of an organization is one JSON file with the same data, without waiting', async () => {
    const organization = await service.createOrganization({ form: { name: 'Zoë "Harbour"' } })
    const { owner } = organization
    await service.createMember(organization, ['member'])
    const { status, body, headers } = await owner.as.request('GET', addressOf(organization))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      schemaVersion: 1,
      organization: [{ id: organization.id, name: 'Zoë "Harbour"' }],
      members: [{ email: owner.email }, { roles: ['member'] }],
      invitations: [],
      activity: [{ kind: 'organization_created' }],
    })
    const today = new Date().toISOString().slice(0, 10)
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="zoe-harbour-${today}.json"`,
    )
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('cache-control')).toBe('no-store')
    const { rows } = await service.context.pool.query<{ kind: string }>(
      'select kind from organization_activity where organization_id = $1 order by position desc limit 1',
      [organization.id],
    )
    expect(rows[0]!.kind).toBe('export_downloaded')
  })

  test("an organization's snapshot is rejected with an error if it contains too much data", async () => {
    const organization = await service.createOrganization()
    await service.context.pool.query(
      'update organizations set activity_count = 50001 where id = $1',
      [organization.id],
    )
    const { status, body } = await organization.owner.as.request('GET', addressOf(organization))
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { message: snapshotTooLarge.message },
    })
  })

  test('the snapshot of an organization is rejected with the same message if it takes too long', async () => {
    const organization = await service.createOrganization()
    const { status, body } = await withoutExportDelay(service, () =>
      organization.owner.as.request('GET', addressOf(organization)),
    )
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { message: snapshotTooLarge.message },
    })
  })

  test('RL1: the snapshot of an organization can be downloaded five times an hour by one profile', async () => {
    const organization = await service.createOrganization()
    const admin = await service.createMember(organization, ['admin'])
    const get = async ({ as }: typeof admin) =>
      (await as.request('GET', addressOf(organization))).status
    for (let count = 0; count < 5; count += 1) expect(await get(organization.owner)).toBe(200)
    expect(await get(organization.owner)).toBe(429)
    expect(await get(admin)).toBe(200)
  })
})
