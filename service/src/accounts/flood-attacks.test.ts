import { describe, expect, test } from 'vitest'
import { startTestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'
import { passwordQueue, createQueueLine } from '#crypto/password-hasher.ts'

describe('RL1: five hundred concurrent sign-ins', () => {
  test(
    "excess requests among five hundred concurrent sign-ins are rejected before the database is queried, and other requests aren't affected",
    { tags: ['long'] },
    async () => {
      const { promise: gate, resolve: open } = Promise.withResolvers<void>()
      await using busy = await startTestService({
        watchPasswords: (real) => ({
          ...real,
          // On a slow machine, five hundred sign-ins can take long, so no request times out in this queue.
          turn: createQueueLine({ ...passwordQueue, patience: 60_000 }),
          // Nothing is hashed, so that no request times out in a second queue on a slow machine.
          check: () => gate.then(() => ({ matches: false })),
        }),
      })
      const { pool } = busy.context
      const { promise: rest, resolve: onlyTheLineIsLeft } = Promise.withResolvers<void>()
      let answered = 0
      const flood = runConcurrently(500, async (index) => {
        const credentials = { email: `x${index}@example.com`, password: 'Wrong-1-Guess' }
        const answer = await busy.anonymous.request('POST', '/api/auth/login', credentials)
        answered += 1
        if (answered === 448) onlyTheLineIsLeft()
        return answer
      })
      await rest
      expect((await busy.anonymous.request('GET', '/readyz')).status).toBe(200)
      const { rows } = await pool.query(`select from limits where name = 'signInPerAccount'`)
      expect(rows).toHaveLength(4)

      open()
      const answers = await flood
      expect(statusCodes(answers)).toEqual({ 401: 52, 429: 448 })
      for (const { status, headers } of answers) {
        expect(headers.get('retry-after')).toBe(status === 429 ? '2' : null)
      }
    },
  )
})

describe('RL1: sign-ins queued behind others that never end', () => {
  test('sign-ins queued behind others that never end are rejected and have to retry later', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    await using stuck = await startTestService({
      watchPasswords: (real) => ({
        ...real,
        turn: createQueueLine({ ...passwordQueue, patience: 50 }),
        // Nothing is hashed, so that no request times out in a second queue on a slow machine.
        check: () => gate.then(() => ({ matches: false })),
      }),
    })
    const { promise: behind, resolve: allGaveUp } = Promise.withResolvers<void>()
    let answered = 0
    const all = runConcurrently(10, async (index) => {
      const credentials = { email: `x${index}@example.com`, password: 'Wrong-1-Guess' }
      const answer = await stuck.anonymous.request('POST', '/api/auth/login', credentials)
      answered += 1
      if (answered === 6) allGaveUp()
      return answer
    })
    await behind
    open()
    expect(statusCodes(await all)).toEqual({ 401: 4, 429: 6 })
  })
})
