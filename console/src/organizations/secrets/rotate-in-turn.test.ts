import { expect, test } from 'vitest'
import { ApiError, ReauthCanceled } from '../../api/api-error.ts'
import { type Named, rotateInTurn } from './viewed-secrets.api.ts'

const named = (name: string): Named => ({ id: name, name })
const [booking, survey, diary] = ['booking', 'survey', 'diary'].map(named) as [Named, Named, Named]
const all = [booking, survey, diary]
const reason = "You didn't confirm your identity."

test("a secret that can't be rotated doesn't stop the others", async () => {
  const outcome = await rotateInTurn(
    all,
    async (one) => {
      if (one === survey) throw new ApiError({ status: 403 })
    },
    { begun: false },
  )
  expect(outcome).toEqual({
    rotated: [booking, diary],
    failed: [{ ...survey, reason: 'Access denied' }],
  })
})

test.each([
  ['people were removed before', true, booking],
  ['one was rotated before', false, survey],
])('canceling the confirmation skips the rest without asking again: %s', async (_, begun, at) => {
  const asked: string[] = []
  const outcome = await rotateInTurn(
    all,
    async (one) => {
      asked.push(one.id)
      if (one === at) throw new ReauthCanceled()
    },
    { begun },
  )
  const done = all.slice(0, all.indexOf(at))
  const rest = all.slice(all.indexOf(at))
  expect(asked).toEqual([...done, at].map(({ id }) => id))
  expect(outcome).toEqual({ rotated: done, failed: rest.map((each) => ({ ...each, reason })) })
})

test('canceling the first confirmation rotates nothing', async () => {
  const refused = rotateInTurn(all, () => Promise.reject(new ReauthCanceled()), { begun: false })
  await expect(refused).rejects.toBeInstanceOf(ReauthCanceled)
})
