import type { Member } from '@accord/contract/members.ts'
import { notFound } from '@accord/contract/errors.ts'
import { expect, test } from 'vitest'
import { ApiError, ReauthCanceled } from '../../api/api-error.ts'
import { inTurn, removeInTurn } from './use-bulk-changes.tsx'

const member = (email: string) => ({ id: email, email }) as Member
const [ana, theo, mia] = ['ana', 'theo', 'mia'].map(member) as [Member, Member, Member]

test("an error for one member doesn't stop the others, which are changed one by one", async () => {
  const begun: string[] = []
  const error = new Error('no')
  const outcome = await inTurn([ana, theo, mia], async (one) => {
    begun.push(one.id)
    await Promise.resolve()
    begun.push(`${one.id} done`)
    if (one === theo) throw error
  })
  expect(outcome).toEqual({ done: [ana, mia], refused: [{ member: theo, error }] })
  expect(begun).toEqual(['ana', 'ana done', 'theo', 'theo done', 'mia', 'mia done'])
})

test('if the confirmation is canceled midway, the remaining changes are skipped and the completed ones are reported', async () => {
  const error = new ReauthCanceled()
  const begun: string[] = []
  const outcome = await inTurn([ana, theo, mia], async ({ id }) => {
    begun.push(id)
    if (id !== 'ana') throw error
  })
  expect(begun).toEqual(['ana', 'theo'])
  expect(outcome).toEqual({
    done: [ana],
    refused: [
      { member: theo, error },
      { member: mia, error },
    ],
  })
})

test('canceling the first confirmation changes nothing', async () => {
  const begun: string[] = []
  const refused = inTurn([ana, theo], ({ id }) => {
    begun.push(id)
    return Promise.reject(new ReauthCanceled())
  })
  await expect(refused).rejects.toBeInstanceOf(ReauthCanceled)
  expect(begun).toEqual(['ana'])
})

test('invitations are deleted before people, and missing ones count as removed', async () => {
  const [jo, kim] = [ana, mia].map((each) => ({ ...each, joinedAt: '2026-01-01T00:00:00.000Z' }))
  const begun: string[] = []
  const error = new ApiError({ status: 403 })
  const outcome = await removeInTurn([jo!, theo, kim!], async ({ id }) => {
    begun.push(id)
    await Promise.resolve()
    if (id === 'ana') throw new ApiError(notFound)
    if (id === 'mia') throw error
  })
  expect(begun).toEqual(['theo', 'ana', 'mia'])
  expect(outcome).toEqual({ done: [theo, jo], refused: [{ member: kim, error }] })
})
