import { afterEach, expect, test, vi } from 'vitest'
import { createTestDatabase } from '#testing/parts/test-database.ts'
import { databaseClock } from './clock.ts'

afterEach(() => void vi.restoreAllMocks())

test('the clock follows the database, and keeps what it knew when an answer fails or takes too long', async () => {
  await using database = await createTestDatabase()
  const { pool } = database
  const { ahead, task } = await databaseClock(pool)
  expect(Math.abs(ahead())).toBeLessThan(2)

  const query = vi.spyOn(pool, 'query') as unknown as ReturnType<typeof vi.fn>
  const answerIn = (seconds: number) => async () => {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    return { rows: [{ at: new Date(Date.now() + 300_000) }] }
  }
  query.mockImplementationOnce(answerIn(0.6))
  await task.run()
  expect(Math.abs(ahead())).toBeLessThan(2)
  query.mockImplementationOnce(answerIn(0))
  await task.run()
  expect(Math.abs(ahead() + 300)).toBeLessThan(2)
  query.mockRejectedValueOnce(new Error('gone'))
  await expect(task.run()).rejects.toThrow('gone')
  expect(Math.abs(ahead() + 300)).toBeLessThan(2)
})
