import { getApplication, getApplicationName } from '@accord/contract/applications.ts'
import { getAuthorizationPrompt } from '@accord/contract/authorizations.ts'
import type { Call } from '@accord/contract/call.ts'
import { getOrganization } from '@accord/contract/organizations.ts'
import { callers } from '@accord/service/testing/access/callers.ts'
import { type TestCast, setUpCast } from '@accord/service/testing/access/cast.ts'
import { rowsOfOneCast } from '@accord/service/testing/access/examples.ts'
import { startTestService } from '@accord/service/testing/test-service.ts'
import fc from 'fast-check'
import type { AssuranceCheck } from '../assurance-check.ts'
import { type Pick, marker, mixed, rowsNaming, theirThings } from './two-tenants.ts'

/**
 * These calls return the name of an organization or application to anyone, for example for the
 * approval screen.
 */
const cards = new Set<Call>([
  getOrganization,
  getApplication,
  getApplicationName,
  getAuthorizationPrompt,
])

/**
 * After this many calls, the tables are compared, and a new cast starts because some people have
 * signed out or left.
 */
const perSequence = 40

/** All callers except the other organization's. Callers with more permissions occur more often. */
const asking = callers
  .filter(({ name }) => !name.endsWith('elsewhere'))
  .map((caller) => ({
    weight: { owner: 6, admin: 3, 'app for owner': 3 }[caller.name] ?? 1,
    arbitrary: fc.constant(caller),
  }))

/**
 * Selects the ID for each position: the caller's own, the other organization's ID of the same kind,
 * or any of the other organization's IDs.
 */
const pick: fc.Arbitrary<Pick> = fc.oneof(
  { weight: 2, arbitrary: fc.constant('ours' as const) },
  { weight: 4, arbitrary: fc.constant('theirs' as const) },
  { weight: 1, arbitrary: fc.nat() },
)

const how = fc.record({
  caller: fc.oneof(...asking),
  picks: fc.array(pick, { minLength: 4, maxLength: 4 }),
})

/** Contains each call once, in random order. */
const pass = fc
  .tuple(
    fc.shuffledSubarray(rowsOfOneCast, { minLength: rowsOfOneCast.length }),
    fc.array(how, { minLength: rowsOfOneCast.length, maxLength: rowsOfOneCast.length }),
  )
  .map(([shuffled, hows]) => shuffled.map((row, at) => ({ row, ...hows[at]! })))
type Step = (typeof pass extends fc.Arbitrary<infer Steps> ? Steps : never)[number]

export const assuranceCheck: AssuranceCheck = {
  id: 'AM2',
  what: "random calls by one organization's people and applications, with another organization's IDs",
  holds: "no response contains the other organization's data, and none of its rows change",
  size: 40_000,
  unit: 'calls',
  quick: rowsOfOneCast.length,
  run: async (size, { newDatabase, seed }) => {
    await using service = await startTestService({ databaseUrl: await newDatabase() })
    const aCast = await setUpCast(service)
    const faults: string[] = []
    let [count, answered] = [0, 0]
    const passes = fc.sample(pass, { numRuns: Math.ceil(size / rowsOfOneCast.length), seed })
    for (const steps of inPieces(passes.flat().slice(0, size))) {
      const cast = await aCast()
      const theirs = await theirThings(cast)
      const requests = []
      for (const each of steps) requests.push(await prepared(cast, theirs, each))
      const before = await rowsNaming(cast, theirs)
      for (const { name, send, call } of requests) {
        const { status, body } = await send()
        const text = JSON.stringify(body)
        if (status < 300) answered++
        if (tells(text, call, theirs)) faults.push(`${name} ${status} reveals ${text}`)
        count++
      }
      const changes = between(before, await rowsNaming(cast, theirs))
      const names = requests.map(({ name }) => name)
      if (changes) faults.push(`one of ${names.join(', ')} changed ${changes}`)
    }
    const also = `${answered.toLocaleString('en-US')} calls on the caller's own data succeeded`
    return { count, faults, also }
  },
}

function inPieces(steps: Step[]): Step[][] {
  const pieces = Math.ceil(steps.length / perSequence)
  return Array.from({ length: pieces }, (_, at) =>
    steps.slice(at * perSequence, (at + 1) * perSequence),
  )
}

/** Sets up the data for a call. This runs before the comparison, because it creates rows. */
async function prepared(cast: TestCast, theirs: string[], { row, caller, picks }: Step) {
  const { as, who } = await caller.actAs(cast, row.call)
  const { path, body } = await mixed(row, { cast, who, theirs, picks })
  const name = `'${row.name}' as ${caller.name}`
  return { name, call: row.call, send: () => as.request(row.call.method, path, body) }
}

/**
 * Returns whether a response contains any of the other organization's data. Responses of public
 * calls may contain its IDs, but not the marker.
 */
function tells(text: string, call: Call, theirs: string[]): boolean {
  return text.includes(marker) || (!cards.has(call) && theirs.some((id) => text.includes(id)))
}

/** Returns the added and removed lines. */
function between(before: string[], after: string[]): string {
  const [had, has] = [new Set(before), new Set(after)]
  const gone = before.filter((line) => !has.has(line)).map((line) => `- ${line}`)
  const come = after.filter((line) => !had.has(line)).map((line) => `+ ${line}`)
  return [...gone, ...come].join('\n')
}
