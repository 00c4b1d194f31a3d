import { randomUUID } from 'node:crypto'
import { downloadActivity, listOrganizationActivity } from '@accord/contract/activity.ts'
import { updateOrganization } from '@accord/contract/organizations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#database/transactions.ts'
import { expireReauthentication } from '#testing/accounts.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { allActivityIn } from './listed-activity.store.ts'
import { recordOrganizationActivity } from './organization-activity.store.ts'
import { notLogged } from '#observability/events.ts'

let service: TestService
let organization: TestOrganization
beforeAll(async () => {
  service = await startTestService({ limits: 'activityFilesPerProfile=6/1h' })
  organization = await service.createOrganization({ form: { name: 'Café Nord' } })
})
afterAll(() => service[Symbol.asyncDispose]())

/** Adds rows whose network names would be formulas in a spreadsheet. */
function grow(rows: number) {
  const { id: organizationId, owner } = organization
  return inTransaction(service.context.db, async (trx) => {
    for (let row = 0; row < rows; row += 1) {
      await recordOrganizationActivity(trx, notLogged, {
        kind: 'network_left',
        organizationId,
        author: { kind: 'person', userId: owner.id, profileId: owner.profileId },
        device: { address: '203.0.113.9', agent: 'curl/8' },
        detail: {
          on: { network: randomUUID() },
          network: `=HYPERLINK("https://evil.example?${row}")`,
        },
      })
    }
  })
}

async function fileOf(query = '') {
  const path = `/api/organization/${organization.id}/activity/file${query}`
  const { status, headers, body } = await organization.owner.as.request('GET', path)
  expect(status).toBe(200)
  return { headers, lines: String(body).trimEnd().split('\r\n') }
}

describe('activity as a CSV file', () => {
  test('the file has all activity, newest first, and no formulas for a spreadsheet', async () => {
    await grow(5)
    const { headers, lines } = await fileOf()
    expect(headers.get('content-type')).toMatch(/^text\/csv/)
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="cafe-nord-activity-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(lines).toHaveLength(1 + 6)
    expect(lines[0]).toBe(
      '"position","at","kind","author_kind","author","author_email","through","email","application","network","organization","detail","browser","system","address","hash"',
    )
    expect(lines[1]).toMatch(
      /^"6","[^"]+Z","network_left","person","Ana Duarte","[^"]+@[^"]+",,,,"'=HYPERLINK\(""https:\/\/evil\.example\?4""\)",,,"curl","Unknown system","203\.0\.113\.9","[0-9a-f]{64}"$/,
    )
    expect(lines.at(-1)).toMatch(/^"1","[^"]+","organization_created",.*"{""name"":""Café Nord""}"/)
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(lines.length)
  })

  test('a download is recorded with its file name, and the file follows the filters', async () => {
    const { data } = await organization.owner.as.call(listOrganizationActivity, {
      params: { id: organization.id },
      query: { about: 'exports' },
    })
    expect(data).toMatchObject([
      {
        kind: 'export_downloaded',
        detail: { file: expect.stringMatching(/^cafe-nord-activity-/) },
      },
    ])
    const since = data[0]!.at
    const { lines } = await fileOf('?kind=organization_created')
    expect(lines).toHaveLength(2)
    await organization.owner.as.call(updateOrganization, {
      params: { id: organization.id },
      body: { city: '@Bath' },
    })
    const later = await fileOf(`?from=${since}&about=organization`)
    expect(later.lines.slice(1)).toEqual([expect.stringContaining('"{""fields"":[""city""]}"')])
    expect((await fileOf(`?before=${since}`)).lines).toHaveLength(1 + 6)
  })

  test('activity is read in batches by position and time, and each row is read once', async () => {
    const { db } = service.context
    for (const filter of [{}, { from: '2000-01-01T00:00:00Z' }]) {
      const batches: number[][] = []
      const all = allActivityIn(db, organization.id, filter, { end: 6, batch: 2 })
      for await (const rows of all) batches.push(rows.map(({ position }) => Number(position)))
      expect(batches).toEqual([
        [6, 5],
        [4, 3],
        [2, 1],
      ])
    }
  })

  test('only managers with a confirmed identity can download, up to a limit', async () => {
    const sent = { params: { id: organization.id }, query: {} }
    const member = await service.createMember(organization, ['member'])
    expect((await member.as.refused(downloadActivity, sent)).body.code).toBe('forbidden')
    const admin = await service.createMember(organization, ['admin'])
    await expireReauthentication(service.context, admin.id)
    expect((await admin.as.refused(downloadActivity, sent)).body.code).toBe('confirm_first')

    const path = `/api/organization/${organization.id}/activity/file?kind=member_left`
    const answers: number[] = []
    for (let time = 0; time < 4; time += 1) {
      answers.push((await organization.owner.as.request('GET', path)).status)
    }
    expect(answers).toEqual([200, 200, 429, 429])
    expect((await organization.owner.as.request('GET', `${path}&$limit=1`)).status).toBe(400)
  })
})
