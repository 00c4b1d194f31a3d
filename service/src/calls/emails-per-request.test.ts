import { beforeAll, expect, test, vi } from 'vitest'
import { callers } from '#testing/access/callers.ts'
import { type TestCast, sharedCasting } from '#testing/access/cast.ts'
import { rows } from '#testing/access/examples.ts'
import { readTable } from '#testing/access/table.ts'
import { urlTo } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
let aCast: () => Promise<TestCast>

beforeAll(async () => {
  ;({ service, aCast } = await sharedCasting())
})

const table = readTable()
const admin = callers.find(({ name }) => name === 'admin')!
const owner = callers.find(({ name }) => name === 'owner')!
const cellOf = (name: string, { name: caller }: typeof owner) =>
  table.get(name)?.[callers.findIndex((each) => each.name === caller)] ?? ''

async function emails(): Promise<number> {
  const { rows: found } = await service.context.pool.query('select id from mails')
  return found.length
}

/** The changes of owners, and those of admins if owners can't make them. For example, owners can't leave. */
const changes = rows
  .filter(({ call }) => call.method !== 'GET')
  .map((row) => ({ ...row, caller: cellOf(row.name, owner).startsWith('2') ? owner : admin }))
  .filter(({ name, caller }) => cellOf(name, caller).startsWith('2'))

const writing: string[] = []

test.each(changes)(
  "an email from '$name' is sent immediately instead of in the next round",
  async ({ name, call, sends, caller }) => {
    const cast = await aCast()
    const { as, who } = await caller.actAs(cast, call)
    const sent = await sends(cast, who)
    const wake = vi.spyOn(service.context, 'wakeMailer')
    const before = await emails()
    const { status } = await as.request(call.method, urlTo(call, sent), sent.body)
    expect(status).toBeLessThan(300)
    if ((await emails()) === before) return
    writing.push(name)
    expect(wake).toHaveBeenCalled()
    wake.mockRestore()
  },
)

test('more than 15 calls send emails', () => {
  expect(writing.length).toBeGreaterThan(15)
})
