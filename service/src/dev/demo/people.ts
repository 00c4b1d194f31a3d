import { insertUser, markEmailVerified } from '#data/users/accounts.store.ts'
import { issueCode } from '#data/users/codes.store.ts'
import { verifyEmailMail } from '#accounts/verify-email.mail.ts'
import { recordActivity } from '#activity/activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import { queueMail } from '#mail/outbox.store.ts'
import type { HashFor } from '#secrets/password-hasher.ts'
import { fillInDemoApp } from './app.ts'
import { people, type PersonName } from './cast.ts'
import { step, type Step } from './telling/story.ts'
import { type Demo, personOf } from './telling/world.ts'

const everybody = Object.keys(people) as PersonName[]
const unverified: PersonName[] = ['june']

/** Who has an authenticator app, and since when. */
const withApp: [who: PersonName, since: number][] = [
  ['noor', 249],
  ['amara', 120],
  ['priya', 84],
]

/** People come by and by, all with one password that was hashed once. */
export function peopleCome(passwordHash: HashFor): Step[] {
  return [
    ...everybody.map((who) =>
      step(unverified.includes(who) ? { minutes: 47 } : [people[who].since, '13:10'], (demo) =>
        signUp(demo, who, passwordHash),
      ),
    ),
    ...withApp.map(([who, since]) => step([since, '14:20'], (demo) => addApp(demo, who))),
  ]
}

async function signUp({ past: { context } }: Demo, who: PersonName, passwordHash: HashFor) {
  const { db, config, secrets } = context
  const { firstName, lastName, email, devices } = personOf(who)
  const caller = devices.laptop
  await inTransaction(db, async (trx) => {
    const user = (await insertUser(trx, { firstName, lastName, email, passwordHash }))!
    await recordActivity(trx, context.log, { kind: 'signed_up', userId: user.id, caller })
    if (unverified.includes(who)) {
      const code = await issueCode(trx, 'verify_email', user)
      return queueMail(trx, secrets, verifyEmailMail(config, user, code))
    }
    await markEmailVerified(trx, user.id, user.email)
    await recordActivity(trx, context.log, { kind: 'email_verified', userId: user.id, caller })
  })
}

async function addApp({ past: { context }, as }: Demo, who: PersonName) {
  const { actor, caller } = await as(who)
  await inTransaction(context.db, (trx) => fillInDemoApp(trx, context, actor.user.id, caller))
}
