import type { callsByFeature } from '@accord/contract/all-calls.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { callers } from '#testing/access/callers.ts'
import { type TestCast, sharedCasting } from '#testing/access/cast.ts'
import { rows } from '#testing/access/examples.ts'
import { formatCells, measure, readTable } from '#testing/access/table.ts'

let aCast: () => Promise<TestCast>
const table = readTable()

beforeAll(async () => {
  ;({ aCast } = await sharedCasting())
})

/** The features in the table, each with the rows of the specification that it proves. */
const features = {
  session: 'SES-3',
  accounts: 'SES-3',
  factors: 'SES-3',
  passkeys: 'SES-3',
  organizations: 'MB-3, MB-7, OD-1, PER-1, PER-2, PER-3, SES-3',
  members: 'MB-3, MB-7, PER-2',
  applications: 'AP-6, PER-2, PER-5, PER-6',
  authorizations: 'PER-2, PER-5, PER-6',
  approvals: 'PER-5',
  access: 'PER-2',
  devices: 'PER-5',
  networks: 'PER-2, PER-5, PER-6',
  exports: 'EX-1, PER-2',
  reviews: 'PER-2',
  toDo: 'PER-2',
  activity: 'PER-2',
  events: 'PER-2, PER-5',
  endpoints: 'PER-2',
  auditStreams: 'PER-2',
  domains: 'PER-2',
  connections: 'PER-2',
  socialSignIn: 'SES-3',
} satisfies Record<keyof typeof callsByFeature, string>

describe.each(Object.entries(features))('AM1: docs/access.md on %s (%s)', (feature) => {
  test.each(rows.filter((row) => row.feature === feature))(
    "each caller gets the documented response for '$name', and an error changes nothing",
    async (row) => {
      const answers = await measure(row, aCast)
      const named = (cells: string[]) => cells.map((cell, at) => `${callers[at]!.name}: ${cell}`)
      expect(named(formatCells(answers))).toEqual(named(table.get(row.name) ?? []))
      const refused = answers.filter(({ code }) => code !== undefined)
      expect(refused.flatMap(({ changed }) => changed)).toEqual([])
    },
  )
})

test('a provider session can make exactly the calls that the contract opens to it', () => {
  const column = callers.findIndex(({ name }) => name === 'provider session')
  const closed = rows.filter(({ name }) => table.get(name)?.[column] === '403 own login')
  const expected = rows.filter(
    ({ call }) => call.access === 'session' && !call.providerSession && !call.applicationsOnly,
  )
  // These calls are open for the profile. Its address comes from the provider, and without a profile, they're about the
  // person's account.
  const byRule = [
    'Update profile: their own address',
    "Update profile: another's address",
    'Authorize: as themselves, in the direct flow',
    'Preview for you: as themselves',
    'Preview for you: without an approval',
    'Decide on device: as themselves',
  ]
  expect(closed.map(({ name }) => name).filter((name) => !byRule.includes(name))).toEqual(
    expected.map(({ name }) => name),
  )
})

test('docs/access.md has a line for each example and no other (npm run make -- access-table writes it)', () => {
  expect([...table.keys()]).toEqual(rows.map(({ name }) => name))
})
