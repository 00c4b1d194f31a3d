import { removeMember } from '@accord/contract/members.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { callers } from '#testing/access/callers.ts'
import { type TestCast, bystander, sharedCasting } from '#testing/access/cast.ts'
import { type Row, rows } from '#testing/access/examples.ts'
import { formatCells, measure, readTable } from '#testing/access/table.ts'
import { urlTo, asPreview } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
let aCast: () => Promise<TestCast>

beforeAll(async () => {
  ;({ service, aCast } = await sharedCasting())
})

const table = readTable()
const previewed = rows.filter(({ call }) => call.previews)
const named = (cells: string[]) => cells.map((cell, at) => `${callers[at]!.name}: ${cell}`)

/** Everyone who can make the call. Owners don't have to confirm their identity for the preview. */
function expected({ name }: Row): string[] {
  const cells = table.get(name)!
  const owner = cells[callers.findIndex((each) => each.name === 'owner')]!
  return cells
    .map((cell) => (cell === '403 confirm' ? owner : cell))
    .map((cell) => (cell.startsWith('2') ? '200' : cell))
}

describe('a call with dryRun', () => {
  test.each(previewed)(
    "a preview of '$name' is available to the same callers as the change, and changes nothing",
    async (row) => {
      const sends: Row['sends'] = async (cast, who) => asPreview(await row.sends(cast, who))
      const answers = await measure({ ...row, sends }, aCast)
      expect(named(formatCells(answers))).toEqual(named(expected(row)))
      expect(answers.flatMap(({ changed }) => changed)).toEqual([])
    },
  )
})

test('an invalid dryRun is rejected, and nothing happens', async () => {
  const cast = await aCast()
  const { id: memberId } = await bystander(service, cast.here, ['member'])
  const params = { id: cast.here.id, memberId }
  for (const dryRun of ['false', '', '1', 'TRUE']) {
    const address = urlTo(removeMember, { params, query: { dryRun } })
    expect(await cast.owner.as.request('DELETE', address)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { dryRun: 'Set this field to true, or omit it.' } },
    })
  }
  const twice = `${urlTo(removeMember, { params })}?dryRun=true&dryRun=true`
  expect((await cast.owner.as.request('DELETE', twice)).status).toBe(400)
  expect(await cast.owner.as.preview(removeMember, { params })).toEqual([])
})
