import type { Answer } from '@accord/service/testing/test-client.ts'
import { randomUUID } from 'node:crypto'
import { type TestCast, setUpCast } from '@accord/service/testing/access/cast.ts'
import { insertInvitationFrom } from '@accord/service/testing/access/things.ts'
import { insertTestNetwork } from '@accord/service/testing/networks.ts'
import { startTestService } from '@accord/service/testing/test-service.ts'
import type { AssuranceCheck } from './assurance-check.ts'

/**
 * Returns everything in a response that could reveal something. The request ID always differs, and
 * therefore so does the length.
 */
export function shapeOf({ status, body, headers }: Answer): string {
  const own = new Set(['date', 'content-length'])
  const told = JSON.stringify([status, body, [...headers].filter(([name]) => !own.has(name))])
  return told.replace(/"requestId":"[^"]*"/, '')
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/**
 * Returns the probability that two samples of the same kind differ this much, with Welch's t-test
 * for samples of hundreds.
 */
export function welch(one: number[], other: number[]): number {
  const spread = Math.sqrt(variance(one) / one.length + variance(other) / other.length)
  return 2 * (1 - normalBelow(Math.abs(mean(one) - mean(other)) / spread))
}

/**
 * The standard normal distribution function, accurate to seven decimal places (Abramowitz and
 * Stegun 26.2.17).
 */
function normalBelow(x: number): number {
  const t = 1 / (1 + 0.2316419 * x)
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = factors.reduce((total, factor, at) => total + factor * t ** (at + 1), 0)
  return 1 - (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * sum
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function variance(numbers: number[]): number {
  const middle = mean(numbers)
  const squares = numbers.map((number) => (number - middle) ** 2)
  return squares.reduce((sum, square) => sum + square, 0) / (numbers.length - 1)
}

/** The same request about something that exists and about something that doesn't. */
export type Pair = [there: () => Promise<Answer>, not: () => Promise<Answer>]

/** Returns requests whose responses could reveal who or what exists here. */
export async function enumerationPairs(cast: TestCast): Promise<Record<string, Pair>> {
  const { service, here, owner, partner, elsewhere, stranger, unknown } = cast
  await insertTestNetwork(service, { by: here })
  const invitation = await insertInvitationFrom(cast, elsewhere)
  const post = (path: string, body: unknown) =>
    service.anonymous.request('POST', `/api${path}`, body)
  const get = (path: string) => owner.as.request('GET', `/api${path}`)
  const nobody = () => `${randomUUID()}@example.com`
  const byAddress = (path: string, more = {}): Pair => [
    () => post(path, { email: partner.owner.email, ...more }),
    () => post(path, { email: nobody(), ...more }),
  ]
  const byId = (path: string, { id }: { id: string }): Pair => [
    () => get(`${path}/${id}`),
    () => get(`${path}/${randomUUID()}`),
  ]
  return {
    'sign-in': byAddress('/auth/login', { password: 'Wrong-42-Password' }),
    reset: byAddress('/password/reset/email'),
    resend: byAddress('/resend-verify-email'),
    // The search by an organization's address must not reveal that a person with this address
    // exists.
    search: [
      () => get(`/search/organization?email=${stranger.email}`),
      () => get(`/search/organization?email=${nobody()}`),
    ],
    invitation: byId('/invitation', invitation),
    organization: byId('/organization', elsewhere),
    key: byId('/key', unknown),
  }
}

const perPair = 400
const pairs = 7
/**
 * The difference between medians, in milliseconds, that an attacker could detect over a network.
 */
const mostApart = 5
const leastLikely = 0.01

export const assuranceCheck: AssuranceCheck = {
  id: 'AU1',
  what: "seven kinds of requests (sign-in, reset, resend, search, invitation, organization, and key), each for something that exists and something that doesn't",
  holds:
    "status, body, and headers are the same. Medians are less than 5 ms apart, and response times are indistinguishable in at least one of two measurements (Welch's t-test, p > 0.01)",
  size: pairs * perPair,
  unit: 'pairs of responses',
  run: async (size, { newDatabase }) => {
    const databaseUrl = await newDatabase()
    await using service = await startTestService({ databaseUrl, hashing: 'dear' })
    const asked = Object.entries(await enumerationPairs(await (await setUpCast(service))()))
    const faults: string[] = []
    const also: string[] = []
    let count = 0
    for (const [name, pair] of asked) {
      const rounds = Math.ceil(size / asked.length)
      const shapes = new Set<string>()
      let told = await measured(pair, rounds, shapes)
      count += rounds
      // By chance, one in a hundred equal pairs falls below the limit, but rarely twice. A real
      // difference falls below it again.
      if (told.p <= leastLikely) told = await measured(pair, rounds, shapes)
      const times = `${told.apart.toFixed(2)} (${told.p.toFixed(2)})`
      if (shapes.size > 1) faults.push(`${name}: ${[...shapes].join(' or ')}`)
      if (told.apart >= mostApart || told.p <= leastLikely) faults.push(`${name}: ${times}`)
      also.push(`${name} ${times}`)
    }
    return { count, faults, also: `Differences in ms (p): ${also.join(', ')}` }
  },
}

async function measured(pair: Pair, rounds: number, shapes: Set<string>) {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    // The requests alternate, and each kind is sent first equally often, so other load on the
    // machine affects both.
    const order = round % 2 === 0 ? [0, 1] : [1, 0]
    for (const which of order as (0 | 1)[]) {
      const began = performance.now()
      const answer = await pair[which]()
      times[which].push(performance.now() - began)
      shapes.add(shapeOf(answer))
    }
  }
  return { apart: Math.abs(median(times[0]) - median(times[1])), p: welch(...times) }
}
