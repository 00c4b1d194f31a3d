import type { ReachKind } from '@accord/contract/reach.ts'
import { closeReview, startReview, writeReviewFile } from '#access/reviews/reviews.change.ts'
import { decideOnReviewed, keepUndecided } from '#access/reviews/decide-on-reviewed.change.ts'
import { listReviewedOf } from './reviewed.store.ts'
import { organizations, type PersonName } from './cast.ts'
import { step, type Step } from './telling/story.ts'
import type { Demo } from './telling/world.ts'

/** One that was closed in the summer and whose signed file was written again, and one that is under way. */
export function accessIsReviewed(): Step[] {
  let closed: string
  let open: string
  return [
    step([106, '16:12'], async (demo) => (closed = await start(demo, 'priya', 14))),
    step([104, '15:30'], (demo) =>
      decide(demo, 'priya', closed, 'revoke', 'Left the project in spring.', [
        ['person', 'Ben Foster'],
      ]),
    ),
    step([104, '15:34'], (demo) =>
      decide(demo, 'priya', closed, 'revoke', 'Never used: the pilot did not happen.', [
        ['authorization', 'Meal Plans'],
      ]),
    ),
    step([103, '19:06'], (demo) => keepRest(demo, 'ana', closed)),
    step([102, '14:05'], async (demo) => {
      const params = at(demo, closed)
      const owner = await demo.under('ana', 'northside')
      return demo.change(owner, closeReview, { params, body: { nextInDays: 180 } })
    }),
    step([8, '14:33'], async (demo) => (open = await start(demo, 'ana', 14))),
    step([7, '15:10'], (demo) =>
      decide(demo, 'priya', open, 'keep', 'Still needed every day.', [
        ['own_application', 'Clinic Scheduler'],
        ['own_application', 'Nightly Reports'],
        ['authorization', 'Lab Results'],
      ]),
    ),
    step([7, '15:16'], (demo) =>
      decide(demo, 'priya', open, 'revoke', 'Nobody here has used it since summer.', [
        ['authorization', 'Town Health Map'],
      ]),
    ),
    step([3, '18:40'], (demo) =>
      decide(demo, 'ana', open, 'keep', undefined, [
        ['network', 'Referral Desk'],
        ['authorization', 'Survey Explorer'],
      ]),
    ),
    step([2, '20:10'], async (demo) => {
      const owner = await demo.under('ana', 'northside')
      return demo.change(owner, writeReviewFile, { params: at(demo, closed) })
    }),
  ]
}

function at({ idOf }: Demo, review: string) {
  return { id: idOf(organizations.northside), review }
}

async function start({ idOf, under, change }: Demo, by: PersonName, dueInDays: number) {
  const review = await change(await under(by, 'northside'), startReview, {
    params: { id: idOf(organizations.northside) },
    body: { dueInDays },
  })
  return review.id
}

async function decide(
  demo: Demo,
  by: PersonName,
  review: string,
  decision: 'keep' | 'revoke',
  note: string | undefined,
  named: [kind: ReachKind, name: string][],
) {
  const ways = await listReviewedOf(demo.past.context.db, review, named)
  const body = { ways, decision, ...(note !== undefined && { note }) }
  const owner = await demo.under(by, 'northside')
  return demo.change(owner, decideOnReviewed, { params: at(demo, review), body })
}

async function keepRest(demo: Demo, by: PersonName, review: string) {
  const owner = await demo.under(by, 'northside')
  return demo.change(owner, keepUndecided, { params: at(demo, review), body: {} })
}
