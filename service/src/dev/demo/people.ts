import type { Call, Received } from '@accord/contract/call.ts'
import type { RankedRole } from '@accord/contract/rules/roles.ts'
import { emailContext } from '#mail/compose-email.ts'
import { verifyEmailMail } from '#accounts/accounts.mail.ts'
import { recordActivity } from '#activity/activity.store.ts'
import type { AnyChange } from '#calls/change.ts'
import { renewInvitation } from '#data/members/invitations.store.ts'
import { touchSession } from '#data/sessions/session.store.ts'
import {
  findUserByEmail,
  insertUser,
  markEmailVerified,
  markRecoveryKept,
} from '#data/users/accounts.store.ts'
import { issueCode } from '#data/users/codes.store.ts'
import { inTransaction } from '#database/transactions.ts'
import { newRecoveryCodesFor } from '#factors/recovery/new-codes.ts'
import { decideSecondFactor } from '#factors/settle.ts'
import { confirmStep, offerTotp } from '#factors/totp/totp.store.ts'
import { queueMail } from '#mail/outbox.store.ts'
import {
  acceptInvitation,
  declineInvitation,
} from '#members/invitations/answer-invitation.change.ts'
import { inviteMember } from '#members/invitations/invitations.change.ts'
import { suspendMember } from '#members/members.change.ts'
import { changeRoles } from '#organizations/profiles.change.ts'
import { leaveOrganization } from '#organizations/organizations.change.ts'
import type { HashFor } from '#crypto/password-hasher.ts'
import { type OrganizationName, organizations, people, type PersonName, personOf } from './cast.ts'
import { demoSeed } from './greeting.ts'
import { act, signIn, type Step, step, type When } from './world.ts'

const everybody = Object.keys(people) as PersonName[]

/** Signs up people over time. Some of them add an authenticator app. */
export function peopleCome(hash: HashFor): Step[] {
  const verified = everybody.filter((who) => who !== 'june')
  return [
    ...verified.map((who) => signsUp([people[who].since, '13:10'], who, hash)),
    signsUp({ minutes: 47 }, 'june', hash, false),
    addsApp([249, '14:20'], 'noor'),
    addsApp([120, '14:20'], 'amara'),
    addsApp([84, '14:20'], 'priya'),
  ]
}

/** Adds memberships, role changes, departures, and a suspension. */
export const peopleJoin = [
  invites([257, '14:25'], 'ana', 'northside', 'priya'),
  accepts([256, '14:02'], 'priya', 'northside'),
  invites([248, '13:02'], 'ana', 'northside', 'elena', ['admin']),
  accepts([248, '13:31'], 'elena', 'northside'),
  invites([246, '16:18'], 'ana', 'northside', 'theo', ['admin']),
  accepts([245, '15:09'], 'theo', 'northside'),
  invites([242, '15:55'], 'elena', 'northside', 'marcus'),
  accepts([241, '14:12'], 'marcus', 'northside'),
  invites([239, '15:27'], 'theo', 'mapleGrove', 'ingrid', ['admin']),
  accepts([238, '13:36'], 'ingrid', 'mapleGrove'),
  invites([229, '17:20'], 'theo', 'mapleGrove', 'ana', ['member'], 'office@maplegrove.example'),
  accepts([228, '18:03'], 'ana', 'mapleGrove'),
  invites([227, '19:31'], 'elena', 'northside', 'tomas'),
  accepts([226, '13:40'], 'tomas', 'northside'),
  invites([215, '16:06'], 'ana', 'northside', 'maximiliana'),
  accepts([214, '13:25'], 'maximiliana', 'northside'),
  makesAdmin([212, '15:26'], 'ana', 'northside', 'priya'),
  invites([197, '18:44'], 'elena', 'northside', 'ben'),
  accepts([196, '13:58'], 'ben', 'northside'),
  invites([194, '14:37'], 'priya', 'northside', 'layla'),
  accepts([193, '13:22'], 'layla', 'northside'),
  invites([180, '14:45'], 'ingrid', 'mapleGrove', 'jamal'),
  accepts([179, '13:33'], 'jamal', 'mapleGrove'),
  invites([156, '16:33'], 'noor', 'harbourLane', 'ana', ['admin']),
  accepts([155, '14:20'], 'ana', 'harbourLane'),
  invites([152, '18:12'], 'noor', 'harbourLane', 'theo'),
  accepts([151, '15:50'], 'theo', 'harbourLane'),
  invites([150, '15:13'], 'priya', 'northside', 'grace'),
  accepts([149, '13:45'], 'grace', 'northside'),
  invites([139, '15:08'], 'amara', 'stBrigid', 'dana'),
  accepts([138, '14:14'], 'dana', 'stBrigid'),
  invites([132, '14:31'], 'theo', 'riverbend', 'jamal', ['admin']),
  accepts([131, '15:16'], 'jamal', 'riverbend'),
  leaves([117, '21:15'], 'elena', 'northside'),
  invites([106, '15:33'], 'hannah', 'bluewater', 'sofia'),
  accepts([105, '14:07'], 'sofia', 'bluewater'),
  invites([104, '20:02'], 'ana', 'northside', 'liam'),
  declines([103, '14:28'], 'liam', 'northside'),
  invites([88, '16:20'], 'kenji', 'lakeshore', 'noor'),
  accepts([87, '17:44'], 'noor', 'lakeshore'),
  invites([75, '17:36'], 'priya', 'northside', 'oskar'),
  accepts([74, '13:19'], 'oskar', 'northside'),
  // This invitation expired without a response.
  invites([38, '16:51'], 'priya', 'northside', 'paula.quinn@northside.example'),
  suspends([15, '15:48'], 'ana', 'northside', 'grace'),
  invites([3, '18:05'], 'sofia', 'prairie', 'mei'),
  invites([2, '15:22'], 'ana', 'northside', 'june'),
  invites([1, '19:40'], 'priya', 'northside', 'sam.rivera@northside.example', ['member', 'admin']),
]

/** Days without changes on which people sign in. On other days, they sign in with their first change. */
const quietDays = [115, 98, 83, 66, 57, 51, 44, 37, 31, 24, 18, 13, 10]
const often = ['ana', 'theo', 'noor', 'priya'] as const

/** Adds sign-ins, failed attempts, and people's current sessions. */
export const peopleSignIn = [
  ...often.flatMap((who, nth) =>
    quietDays.map((ago) => looks([ago - nth, `13:${10 + nth * 7}`], who)),
  ),
  mistypes([57, '13:08'], 'ana'),
  mistypes([23, '13:16'], 'theo'),
  mistypes([10, '13:09'], 'ana'),
  mistypes([8, '13:23'], 'noor'),
  ...often.flatMap((who, nth) => isHere(who, 2 + nth * 4)),
]

/**
 * Signs up a person. All people have the same password, which is hashed once. Without `verified`, they haven't opened
 * the link yet.
 */
function signsUp(when: When, who: PersonName, passwordHash: HashFor, verified = true): Step {
  return step(when, async ({ past: { context } }) => {
    const { db, config, secrets, log } = context
    const { firstName, lastName, email, laptop: caller } = personOf(who)
    await inTransaction(db, async (trx) => {
      const user = (await insertUser(trx, { firstName, lastName, email, passwordHash }))!
      await recordActivity(trx, log, { kind: 'signed_up', userId: user.id, caller })
      if (!verified) {
        const code = await issueCode(trx, 'verify_email', user)
        return queueMail(trx, secrets, verifyEmailMail(emailContext(config), user, { code }))
      }
      await markEmailVerified(trx, user.id, user.email)
      await recordActivity(trx, log, { kind: 'email_verified', userId: user.id, caller })
    })
  })
}

/** Adds an authenticator app and recovery codes. A person who requires a second factor from others needs one too. */
function addsApp(when: When, who: PersonName): Step {
  return step(when, async ({ past: { context }, as }) => {
    const { db, secrets, log } = context
    const { actor, caller } = await as(who)
    const userId = actor.user.id
    await inTransaction(db, async (trx) => {
      const sealed = secrets.authenticatorApps.seal(demoSeed.toString('base64'), userId)
      await offerTotp(trx, userId, sealed)
      await confirmStep(trx, { user_id: userId, sealed }, 0)
      await newRecoveryCodesFor(trx, userId)
      await markRecoveryKept(trx, userId)
      await decideSecondFactor(trx, userId)
      for (const kind of ['totp_added', 'recovery_codes_made', 'second_factor_begun'] as const) {
        await recordActivity(trx, log, { kind, userId, caller })
      }
    })
  })
}

function looks(when: When, who: PersonName): Step {
  return step(when, ({ as }) => as(who))
}

function mistypes(when: When, who: PersonName): Step {
  return step(when, async ({ past: { context } }) => {
    const { email, phone: caller } = personOf(who)
    const { id: userId } = (await findUserByEmail(context.db, email))!
    await recordActivity(context.db, context.log, { kind: 'sign_in_failed', userId, caller })
  })
}

/** Creates a person's current sessions, an older one on a laptop and a newer one on a phone. */
function isHere(who: PersonName, minutes: number): Step[] {
  let laptop: string
  return [
    step({ minutes: 95 + minutes }, async ({ past }) => {
      laptop = (await signIn(past, who, 'laptop')).actor.sessionId
    }),
    step({ minutes: 31 + minutes }, ({ past }) => signIn(past, who, 'phone')),
    step({ minutes }, ({ past }) => touchSession(past.context.db, laptop)),
  ]
}

/** Invites a person in the demo, or an address without an account. `at` is set if the invitation is forwarded. */
function invites(
  when: When,
  by: PersonName,
  to: OrganizationName,
  who: PersonName | `${string}@${string}`,
  roles: RankedRole[] = ['member'],
  at = who in people ? people[who as PersonName].email : who,
): Step {
  return step(when, async ({ idOf, made, under, change }) => {
    const sender = await under(by, to)
    const body = { organization: idOf(organizations[to]), email: at, roles }
    const { id } = await change(sender, inviteMember, { body })
    made(`invitation of ${who} to ${to}`, id)
    made(`inviter of ${who} to ${to}`, sender.actor.profile!.id)
  })
}

function accepts(when: When, who: PersonName, to: OrganizationName): Step {
  return answers(when, who, to, acceptInvitation)
}

function declines(when: When, who: PersonName, to: OrganizationName): Step {
  return answers(when, who, to, declineInvitation)
}

/** Responds to an invitation. It gets a new code, because the first one was only in the email. */
function answers<C extends Call>(
  when: When,
  who: PersonName,
  to: OrganizationName,
  change: AnyChange<C>,
): Step {
  return act(when, who, undefined, change, async (idOf, _, { past: { context } }) => {
    const [id, by] = [idOf(`invitation of ${who} to ${to}`), idOf(`inviter of ${who} to ${to}`)]
    const code = await inTransaction(context.db, (trx) => renewInvitation(trx, id, by))
    return { params: { id: code! } } as Partial<Received<C>>
  })
}

function makesAdmin(when: When, by: PersonName, of: OrganizationName, who: PersonName): Step {
  return act(when, by, of, changeRoles, async (_, _own, { under }) => ({
    params: { id: (await under(who, of)).actor.profile!.id },
    body: { roles: ['admin' as const] },
  }))
}

function suspends(when: When, by: PersonName, of: OrganizationName, who: PersonName): Step {
  return act(when, by, of, suspendMember, async (_, id, { under }) => ({
    params: { id, memberId: (await under(who, of)).actor.profile!.id },
  }))
}

function leaves(when: When, who: PersonName, of: OrganizationName): Step {
  return act(when, who, of, leaveOrganization, () => ({}))
}
