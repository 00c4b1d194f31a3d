import { expect, test } from 'vitest'
import { reviewedOf } from '#testing/reviews/bare-review.ts'
import { reviewing } from '#testing/reviews/review-runs.ts'
import { startTestService } from '#testing/test-service.ts'
import { carryOutForgotten } from './carry-out.ts'

test('a review whose job was given up is carried out by whoever looks; one whose job waits is left to it', async () => {
  await using service = await startTestService()
  const { context } = service
  const organization = await service.anOrganization()
  const member = await service.aMember(organization, ['member'])
  const by = reviewing(organization, organization.owner)
  const review = await by.start()
  await by.decide(review, [reviewedOf(member)], { decision: 'revoke' })
  await by.keepRest(review)
  await by.close(review)
  const look = () => carryOutForgotten(context, new AbortController().signal)
  await look()
  expect((await by.look(review)).state).toBe('closing')
  await context.pool.query(`update pgboss.job set state = 'failed' where id = $1`, [review.id])
  await look()
  expect(await by.look(review)).toMatchObject({ state: 'closed', counts: { ended: 1 } })
})
