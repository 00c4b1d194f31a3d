import type { Factor } from '@accord/contract/rules/factors.ts'
import { insertUser, markEmailVerified } from '#accounts/accounts.store.ts'
import { issueCode } from '#accounts/codes.store.ts'
import { verifyEmailMail } from '#accounts/verify-email.mail.ts'
import { recordActivity } from '#activity/activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import { StartupRefused } from '#startup-refused.ts'
import { queueMail } from '#mail/outbox.store.ts'
import { insertSession } from '#session/session.store.ts'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { demoKey, fillInDemoApp } from './demo-app.ts'
import { fillInDemoOrganizations } from './demo-organizations.ts'

const demoPassword = 'Harbour-42-Lantern'

const people: {
  email: string
  firstName: string
  lastName: string
  verified: boolean
  hasApp?: boolean
}[] = [
  { email: 'ana.duarte@northside.example', firstName: 'Ana', lastName: 'Duarte', verified: true },
  {
    email: 'theo.okafor@maplegrove.example',
    firstName: 'Theo',
    lastName: 'Okafor',
    verified: true,
  },
  { email: 'june.park@northside.example', firstName: 'June', lastName: 'Park', verified: false },
  {
    email: 'noor.haddad@harbourlane.example',
    firstName: 'Noor',
    lastName: 'Haddad',
    verified: true,
    hasApp: true,
  },
]

const laptop: Caller = {
  address: '203.0.113.24',
  agent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
  isBrowser: true,
}
const phone: Caller = {
  address: '198.51.100.7',
  agent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  isBrowser: true,
}

/** Believable people to try the product with. Those who exist already are left as they are. */
export async function fillInDemoData(context: Context) {
  if (!context.config.development) {
    throw new StartupRefused('--demo is for DEVELOPMENT=on only: its people have a known password.')
  }
  const { db, passwords } = context
  const passwordHash = await passwords.hash(demoPassword)
  let newcomers = 0
  for (const { verified, hasApp, ...person } of people) {
    await inTransaction(db, async (trx) => {
      const user = await insertUser(trx, { ...person, passwordHash })
      if (!user) return
      newcomers += 1
      await recordActivity(trx, { kind: 'signed_up', userId: user.id, caller: laptop })
      if (!verified) {
        const code = await issueCode(trx, 'verify_email', user)
        return queueMail(trx, context.secrets, verifyEmailMail(context.config, user, code))
      }
      await markEmailVerified(trx, user.id, user.email)
      await recordActivity(trx, { kind: 'email_verified', userId: user.id, caller: laptop })
      if (hasApp) await fillInDemoApp(trx, context, user.id, laptop)
      const factors: Factor[] = hasApp ? ['password', 'totp'] : ['password']
      for (const caller of [laptop, phone]) {
        const sessionId = await insertSession(trx, user, caller, { factors })
        await recordActivity(trx, {
          kind: 'signed_in',
          userId: user.id,
          sessionId,
          caller,
        })
      }
      await recordActivity(trx, { kind: 'sign_in_failed', userId: user.id, caller: phone })
    })
  }
  // Their organizations are made once, with them.
  if (newcomers === people.length) await fillInDemoOrganizations(context, laptop)
  context.wakeMailer()
  const names = people.map(
    ({ email, verified, hasApp }) =>
      `  ${email}${verified ? '' : ' (not verified yet)'}${hasApp ? `, and the code of an authenticator app with the key ${demoKey}` : ''}`,
  )
  console.log(`\nDemo people, all with the password ${demoPassword}:\n${names.join('\n')}`)
}
