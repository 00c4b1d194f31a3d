import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestDatabase } from '#testing/helpers/test-database.ts'
import { databaseClock } from './time.ts'

afterEach(() => void vi.restoreAllMocks())

test('the clock follows the database and keeps its offset when a query fails or takes too long', async () => {
  await using database = await createTestDatabase()
  const { pool } = database
  const clock = await databaseClock(pool)
  expect(Math.abs(clock.ahead())).toBeLessThan(2)

  const query = vi.spyOn(pool, 'query')
  const answer = async (after: number) => {
    await setTimeout(after)
    return { rows: [{ at: new Date(Date.now() + 300_000) }] }
  }
  query.mockReturnValueOnce(answer(600) as never)
  await clock.task.run()
  expect(Math.abs(clock.ahead())).toBeLessThan(2)
  query.mockReturnValueOnce(answer(0) as never)
  await clock.task.run()
  expect(Math.abs(clock.ahead() + 300)).toBeLessThan(2)
  query.mockReturnValueOnce(Promise.reject(new Error('gone')) as never)
  await expect(clock.task.run()).rejects.toThrow('gone')
  expect(Math.abs(clock.ahead() + 300)).toBeLessThan(2)
})
