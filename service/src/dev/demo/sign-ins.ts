import { findUserByEmail } from '#data/users/accounts.store.ts'
import { recordActivity } from '#activity/activity.store.ts'
import { touchSession } from '#data/sessions/session.store.ts'
import type { PersonName } from './cast.ts'
import { step, type Step } from './telling/story.ts'
import { type Demo, personOf, signIn } from './telling/world.ts'
import type { When } from './telling/when.ts'

const often: PersonName[] = ['ana', 'theo', 'noor', 'priya']

/** Days on which they only looked; on others their sign-ins are told with what they did. */
const days = [115, 98, 83, 66, 57, 51, 44, 37, 31, 24, 18, 13, 10]

const mistyped: [when: When, who: PersonName][] = [
  [[57, '13:08'], 'ana'],
  [[23, '13:16'], 'theo'],
  [[10, '13:09'], 'ana'],
  [[8, '13:23'], 'noor'],
]

/** When people signed in, where they mistyped, and in which sessions they are now. */
export function peopleSignIn(): Step[] {
  return [
    ...often.flatMap((who, nth) =>
      days.map((ago) => step([ago - nth, `13:${10 + nth * 7}`], ({ as }) => as(who))),
    ),
    ...mistyped.map(([when, who]) => step(when, (demo) => mistype(demo, who))),
    ...often.flatMap((who, nth) => atPresent(who, 2 + nth * 4)),
  ]
}

async function mistype({ past: { context } }: Demo, who: PersonName) {
  const { email, devices } = personOf(who)
  const { id: userId } = (await findUserByEmail(context.db, email))!
  await recordActivity(context.db, context.log, {
    kind: 'sign_in_failed',
    userId,
    caller: devices.phone,
  })
}

/** On a laptop since a while, and on a phone since they looked at it on the way. */
function atPresent(who: PersonName, minutes: number): Step[] {
  let laptop: string
  return [
    step({ minutes: 95 + minutes }, async ({ past }) => {
      laptop = (await signIn(past, who, 'laptop')).actor.sessionId
    }),
    step({ minutes: 31 + minutes }, ({ past }) => signIn(past, who, 'phone')),
    step({ minutes }, ({ past }) => touchSession(past.context.db, laptop)),
  ]
}
