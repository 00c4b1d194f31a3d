import { expect, test } from 'vitest'
import { type Step, takeTurns } from './take-turns.ts'

/** Creates a step that works on items with the given numbers of steps left, in the order of their keys. */
function stepOf(left: Record<string, number>, log: string[], fails?: string): Step {
  return async (skip, at) => {
    const id = Object.keys(left).find((each) => left[each]! > 0 && !skip.includes(each))
    if (id === undefined) return false
    at(id)
    if (id === fails) throw new Error(`${id} failed`)
    left[id]! -= 1
    log.push(id)
    return true
  }
}

test('each item and each kind of work gets one step at a time, however much work the others have', async () => {
  const log: string[] = []
  const steps = [stepOf({ large: 5, small: 1 }, log), stepOf({ other: 2 }, log)]
  await takeTurns(steps, { wake: () => {} })
  expect(log).toEqual(['large', 'other', 'small', 'other', 'large', 'large', 'large', 'large'])
})

test("an item that fails doesn't stop others and isn't repeated, and its error is thrown at the end", async () => {
  const log: string[] = []
  const steps = [stepOf({ broken: 2, whole: 2 }, log, 'broken'), stepOf({ other: 1 }, log)]
  await expect(takeTurns(steps, { wake: () => {} })).rejects.toThrow('broken failed')
  expect(log).toEqual(['other', 'whole', 'whole'])
})

test("a kind of work that fails before it finds an item doesn't stop other kinds", async () => {
  const log: string[] = []
  const failing = () => Promise.reject(new Error('no database'))
  await expect(takeTurns([failing, stepOf({ a: 2 }, log)], { wake: () => {} })).rejects.toThrow(
    'no database',
  )
  expect(log).toEqual(['a', 'a'])
})

test('no step begins after the signal to stop', async () => {
  const log: string[] = []
  const stopping = new AbortController()
  const wake = () => log.length === 2 && stopping.abort()
  await takeTurns([stepOf({ a: 9 }, log)], { signal: stopping.signal, wake: () => void wake() })
  expect(log).toEqual(['a', 'a'])
})
