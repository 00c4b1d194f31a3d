import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { dumpOf } from '@accord/service/testing/dump.ts'
import { startTestService, type TestService } from '@accord/service/testing/test-service.ts'
import type { Figure } from '../figure.ts'
import { type RawCase, rawCases } from './raw-cases.ts'

/** How long a connection may say nothing; the product's own is longer. */
const patience = { headers: 1000, request: 1500, look: 200, answer: 60_000, unread: 60_000 }
const mostToOthers = 1000
const atOnce = 25
const full = 500

export const figure: Figure = {
  id: 'FZ2',
  what: 'bytes that are no proper HTTP: smuggling, other spellings of paths, TRACE, huge and broken headers, bodies that never come',
  holds:
    'none reaches a handler, one answer at most, no 5xx, others are answered within a second meanwhile',
  size: full,
  unit: 'cases',
  quick: 60,
  run: async (size, { newDatabase }) => {
    await using service = await startTestService({ databaseUrl: await newDatabase(), patience })
    const cases = evenly(rawCases, size)
    const before = await dumpOf(service.context.pool, { except: ['limits'] })
    const faults: string[] = []
    const others = watchOthers(service)
    const waiting = cases.values()
    const work = async () => {
      for (const each of waiting) {
        const wrong = wrongWith(each, await answersTo(service.url, each.bytes))
        if (wrong) faults.push(`${each.name}: ${wrong}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    const slowest = await others.end()
    // `npm test` asserts on no wall time.
    if (size === full && slowest > mostToOthers)
      faults.push(`others waited for ${slowest.toFixed(0)} ms`)
    if ((await dumpOf(service.context.pool, { except: ['limits'] })) !== before) {
      faults.push('a table changed')
    }
    return { count: cases.length, faults, also: `others waited ${slowest.toFixed(0)} ms at most` }
  },
}

function evenly(all: RawCase[], size: number): RawCase[] {
  const every = Math.max(1, Math.floor(all.length / size))
  return all.filter((_, at) => at % every === 0)
}

/** The statuses that came back until the connection closed. */
async function answersTo(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  socket.write(Buffer.from(bytes, 'latin1'))
  await Promise.race([closed, delay(10_000, undefined, { ref: false })])
  const held = !socket.destroyed
  socket.destroy()
  return held ? `${answer}HELD` : answer
}

function wrongWith({ may }: RawCase, answer: string): string | undefined {
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
  if (answer.endsWith('HELD')) return 'held open'
  if (statuses.length > 1) return `answered ${statuses.join(' and ')}`
  if (!may(statuses[0])) return `answered ${statuses[0]}`
  return undefined
}

/** Somebody else, who asks all the time. */
function watchOthers({ anonymous }: TestService) {
  let [slowest, over] = [0, false]
  const watching = (async () => {
    while (!over) {
      const began = performance.now()
      await anonymous.request('GET', '/healthz')
      slowest = Math.max(slowest, performance.now() - began)
      await delay(20)
    }
  })()
  return {
    end: async () => {
      over = true
      await watching
      return slowest
    },
  }
}
