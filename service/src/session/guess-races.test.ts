import { beforeAll, expect, test } from 'vitest'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { untilBlocked } from '#testing/concurrency.ts'

let service: TestService

beforeAll(async () => {
  service = await sharedTestService()
})

test("a reset and a sign-in lock an account's counts in the same order, so that neither fails", async () => {
  const { pool } = service.context
  const { email } = await service.createPerson()
  await service.anonymous.request('POST', '/api/password/reset/email', { email })
  const token = await service.codeFor(email)
  await service.anonymous.request('POST', '/api/auth/login', { email, password: 'Wrong-1-Guess' })

  const signIn = await pool.connect()
  try {
    const take = (name: string) =>
      signIn.query(
        'select from limits where name = $1 and starts_with(key, $2) for update nowait',
        [name, email],
      )
    await signIn.query('begin')
    expect((await take('signInPerAccountAndAddress')).rowCount).toBe(1)
    const body = { email, token, password: 'Orchard-77-Window' }
    const reset = service.anonymous.request('POST', '/api/password/reset', body)
    await untilBlocked(pool)
    expect((await take('signInPerAccount')).rowCount).toBe(1)
    await signIn.query('commit')
    expect((await reset).status).toBe(200)
  } finally {
    // If the test fails halfway, the connection is closed with everything that it holds.
    signIn.release(true)
  }
})
