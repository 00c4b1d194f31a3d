import { casting } from '@accord/service/testing/access/cast.ts'
import { startTestService } from '@accord/service/testing/test-service.ts'
import type { Figure } from '../figure.ts'
import { askedAbout, type Pair } from './asked-about.ts'
import { shapeOf } from './shape-of.ts'
import { median, welch } from './welch.ts'

const perPair = 400
const pairs = 7
/** Milliseconds between the medians that could be told apart over a network. */
const mostApart = 5
const leastLikely = 0.01

export const figure: Figure = {
  id: 'AU1',
  what: 'sign-in, reset, resend, search, invitation, organization and key, asked about what exists and about what does not',
  holds:
    'equal status, body and headers, medians less than 5 ms apart, and times that cannot be told apart: Welch, p > 0.01, in one of two measurements',
  size: pairs * perPair,
  unit: 'pairs of answers',
  run: async (size, { newDatabase }) => {
    const databaseUrl = await newDatabase()
    await using service = await startTestService({ databaseUrl, hashing: 'dear' })
    const asked = Object.entries(await askedAbout(await (await casting(service))()))
    const faults: string[] = []
    const also: string[] = []
    let count = 0
    for (const [name, pair] of asked) {
      const rounds = Math.ceil(size / asked.length)
      const shapes = new Set<string>()
      let told = await measured(pair, rounds, shapes)
      count += rounds
      // Of a hundred equal pairs one is below by chance, and hardly one twice: whoever differs does so again.
      if (told.p <= leastLikely) told = await measured(pair, rounds, shapes)
      const times = `${told.apart.toFixed(2)} ms, p ${told.p.toFixed(2)}`
      if (shapes.size > 1) faults.push(`${name}: ${[...shapes].join(' or ')}`)
      if (told.apart >= mostApart || told.p <= leastLikely) faults.push(`${name}: ${times}`)
      also.push(`${name} ${times}`)
    }
    return { count, faults, also: `medians apart: ${also.join(', ')}` }
  },
}

async function measured(pair: Pair, rounds: number, shapes: Set<string>) {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    // In turn, and each first as often as the other: whatever else the machine does falls on both.
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
