import { cancelReview, getReviewImpact } from '@accord/contract/access-reviews.ts'
import { deleteApplication } from '@accord/contract/applications.ts'
import { restoreApplication } from '@accord/contract/deletions.ts'
import { listAccessGrants } from '@accord/contract/access.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestCast, sharedCasting } from '#testing/access/cast.ts'
import { createGrantOfEachKind, type TestGrants } from '#testing/access/things.ts'
import { executedReview, reviewHelpers } from '#testing/reviews.ts'
import type { TestService } from '#testing/test-service.ts'

let service: TestService
let aCast: () => Promise<TestCast>
let cast: TestCast
let items: TestGrants

beforeAll(async () => {
  ;({ service, aCast } = await sharedCasting())
})
beforeEach(async () => {
  cast = await aCast()
  items = await createGrantOfEachKind(cast)
})

const owners = () => reviewHelpers(service, cast.here, cast.owner)

describe('applications in a review', () => {
  test("a review shows an approval's scopes for changing the organization only if the organization authorized them", async () => {
    const { pool } = service.context
    const { id, membersApproval } = cast.offered
    const both = ['user:read', 'profile:read', 'profile:manage']
    await pool.query('update applications set scopes = $2 where id = $1', [id, both])
    await pool.query('update approvals set scopes = $2 where id = $1', [membersApproval, both])
    const frozen = async (word: string[]) => {
      await pool.query('update authorizations set scopes = $2 where application_id = $1', [
        id,
        word,
      ])
      const review = await owners().start()
      const approvals = await owners().ways(review, { kind: 'approval' })
      const params = { id: cast.here.id, review: review.id }
      await cast.owner.as.call(cancelReview, { params, body: {} })
      return approvals.find((item) => item.id === membersApproval)!.scopes.toSorted()
    }
    expect(await frozen(['user:read', 'profile:read'])).toEqual(['profile:read', 'user:read'])
    expect(await frozen(both)).toEqual(both.toSorted())
  })

  test('an open review shows deleted applications, and whether they can be restored', async () => {
    const by = owners()
    const review = await by.start()
    const deleted = async () => {
      const told = (await by.ways(review)).filter((item) => item.deleted !== null)
      return [...new Set(told.map((item) => `${item.kind} ${item.deleted}`))].toSorted()
    }
    expect(await deleted()).toEqual([])
    await cast.owner.as.call(deleteApplication, { params: { id: items.ownApplication } })
    await cast.partner.owner.as.call(deleteApplication, { params: { id: cast.offered.id } })
    expect(await deleted()).toEqual([
      'approval restorable',
      'authorization restorable',
      'own_application restorable',
    ])
    const { pool } = service.context
    await pool.query('delete from applications where id = $1', [cast.offered.id])
    expect(await deleted()).toEqual([
      'approval removed',
      'authorization removed',
      'own_application restorable',
    ])
    await by.keepRest(review)
    await by.close(review)
    expect(await deleted()).toEqual([])
    await executedReview(service, review)
    expect(await by.look(review)).toMatchObject({ state: 'closed' })
    expect(await deleted()).toEqual([])
  })

  test('a review can revoke the access of a deleted application, which stays revoked after a restore', async () => {
    const by = owners()
    const review = await by.start()
    const params = { id: cast.offered.id }
    await cast.partner.owner.as.call(deleteApplication, { params })
    const rests = (await by.ways(review)).filter((item) => item.deleted === 'restorable')
    const revoked = rests.map(({ kind, id }) => ({ kind, id }))
    expect(new Set(revoked.map(({ kind }) => kind))).toEqual(new Set(['authorization', 'approval']))
    await by.decide(review, revoked, { decision: 'revoke' })
    const at = { id: cast.here.id, review: review.id }
    const { gone, ends } = await cast.owner.as.call(getReviewImpact, { params: at })
    expect([gone, ends.map(({ kind }) => kind)]).toEqual([0, ['approval', 'authorization']])
    await by.keepRest(review)
    await by.close(review)
    await executedReview(service, review)
    const { counts } = await by.look(review)
    expect(counts).toMatchObject({ ended: revoked.length, gone: 0, refused: 0 })
    await cast.partner.owner.as.call(restoreApplication, { params })
    const asked = { params: { id: cast.here.id }, query: { $limit: 100 } }
    const now = (await cast.owner.as.call(listAccessGrants, asked)).data
    expect(now.filter(({ id }) => revoked.some((item) => item.id === id))).toEqual([])
  })
})
