import { tooManyRequests } from '@accord/contract/errors.ts'
import { describe, expect, test } from 'vitest'
import { maxConcurrent, createQueueLine } from './password-hasher.ts'

const refusedAs = (why: string) => ({
  expected: tooManyRequests,
  extra: { detail: `test line is ${why}`, retryAfter: 2 },
})
const aLine = (patience: number) =>
  createQueueLine({ name: 'test line', atOnce: 1, maxWaiting: 1, patience })

describe('a line', () => {
  test("a line passes each turn to the next in line, and rejects requests when it's full", async () => {
    const turn = aLine(60_000)
    const first = await turn()
    const second = turn()
    await expect(turn()).rejects.toMatchObject(refusedAs('full'))
    first[Symbol.dispose]()
    const third = turn()
    ;(await second)[Symbol.dispose]()
    ;(await third)[Symbol.dispose]()
  })

  test('a full line rejects waiting requests a few at a time, so other requests are served in between', async () => {
    const turn = aLine(60_000)
    const [first, second] = [await turn(), turn()]
    let refused = 0
    const crowd = Promise.all(
      Array.from({ length: 100 }, () => turn().catch(() => void (refused += 1))),
    )
    const perRound: number[] = []
    while (refused < 100) {
      const before = refused
      await new Promise(setImmediate)
      perRound.push(refused - before)
    }
    await crowd
    expect(Math.max(...perRound)).toBe(maxConcurrent)
    first[Symbol.dispose]()
    ;(await second)[Symbol.dispose]()
  })

  test('a line limits the waiting time, and an abandoned wait takes no turn from others', async () => {
    const turn = aLine(1)
    const first = await turn()
    await expect(turn()).rejects.toMatchObject(refusedAs('slow'))
    // Neither the place in the queue nor the turn is lost.
    await expect(turn()).rejects.toMatchObject(refusedAs('slow'))
    first[Symbol.dispose]()
    ;(await turn())[Symbol.dispose]()
    ;(await turn())[Symbol.dispose]()
  })
})
