import { casting } from '@accord/service/testing/access/cast.ts'
import { aBareNetwork } from '@accord/service/testing/networks.ts'
import type { Answer } from '@accord/service/testing/test-client.ts'
import { startTestService } from '@accord/service/testing/test-service.ts'
import { randomUUID } from 'node:crypto'
import type { Figure } from '../figure.ts'
import { median, sameByWelch } from './welch.ts'

/** Milliseconds between the medians that could be told apart over a network. */
const mostApart = 5

export const figure: Figure = {
  id: 'AU1',
  what: 'sign-in, reset, resend, search, invitation and key, asked about what exists and about what does not',
  holds:
    'equal status, body and headers, medians less than 5 ms apart, or times that cannot be told apart (Welch, p > 0.01)',
  size: 2400,
  unit: 'pairs of answers',
  run: async (size, { newDatabase }) => {
    await using service = await startTestService({ databaseUrl: await newDatabase() })
    const cast = await (await casting(service))()
    await aBareNetwork(service, { by: cast.here })
    const { anonymous } = service
    const { email } = cast.partner.owner
    const nobody = () => `${randomUUID()}@example.com`
    const post = (path: string, body: unknown) => anonymous.request('POST', `/api${path}`, body)
    const get = (path: string) => cast.owner.as.request('GET', `/api${path}`)
    const pairs: Record<string, [exists: () => Promise<Answer>, not: () => Promise<Answer>]> = {
      'sign-in': [
        () => post('/auth/login', { email, password: 'Wrong-42-Password' }),
        () => post('/auth/login', { email: nobody(), password: 'Wrong-42-Password' }),
      ],
      reset: [
        () => post('/password/reset/email', { email }),
        () => post('/password/reset/email', { email: nobody() }),
      ],
      resend: [
        () => post('/resend-verify-email', { email }),
        () => post('/resend-verify-email', { email: nobody() }),
      ],
      search: [
        () => get(`/search/organization?email=${cast.stranger.email}`),
        () => get(`/search/organization?email=${nobody()}`),
      ],
      'an organization': [
        () => get(`/organization/${cast.elsewhere.id}`),
        () => get(`/organization/${randomUUID()}`),
      ],
      'a key': [() => get(`/key/${cast.unknown.id}`), () => get(`/key/${randomUUID()}`)],
    }
    const faults: string[] = []
    const also: string[] = []
    let count = 0
    for (const [name, pair] of Object.entries(pairs)) {
      const times: [number[], number[]] = [[], []]
      const shapes = new Set<string>()
      for (let round = 0; round < size / Object.keys(pairs).length; round++) {
        // In turn, and each first as often as the other: whatever else the machine does falls on both.
        const order = round % 2 === 0 ? [0, 1] : [1, 0]
        for (const which of order as (0 | 1)[]) {
          const began = performance.now()
          shapes.add(shapeOf(await pair[which]()))
          times[which].push(performance.now() - began)
        }
        count++
      }
      if (shapes.size > 1) faults.push(`${name}: ${[...shapes].join(' or ')}`)
      const apart = Math.abs(median(times[0]) - median(times[1]))
      if (apart >= mostApart && !sameByWelch(...times)) {
        faults.push(`${name}: medians ${apart.toFixed(1)} ms apart`)
      }
      also.push(`${name} ${apart.toFixed(1)} ms`)
    }
    return { count, faults, also: `medians apart: ${also.join(', ')}` }
  },
}

/** All that could tell. The number of a request differs by itself, and with it the length. */
function shapeOf({ status, body, headers }: Answer): string {
  const own = new Set(['date', 'content-length'])
  const told = JSON.stringify([status, body, [...headers].filter(([name]) => !own.has(name))])
  return told.replace(/"requestId":"[^"]*"/, '')
}
