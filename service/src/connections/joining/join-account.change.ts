import {
  type JoinPreview,
  accountInDeletion,
  alreadyMemberHere,
  hasOwnAccount,
  joinAccount as joinCall,
  ownerCannotJoin,
  removedFromHere,
  proveOwnAccount as proveCall,
} from '@accord/contract/join-account.ts'
import { secondFactorWrong, signInOver } from '@accord/contract/factors.ts'
import { invalidCredentials } from '@accord/contract/session.ts'
import { type Kysely, sql } from 'kysely'
import type { SessionActor } from '#actor.ts'
import { change, unchanged } from '#calls/change.ts'
import type { Context } from '#context.ts'
import { keepSubjects } from '#data/approvals/subjects.store.ts'
import { wasRemoved } from '#data/members/removed-members.store.ts'
import { findOrganization } from '#data/organizations/organizations.store.ts'
import { type ProfileRow, findProfile, findProfileOf } from '#data/organizations/profiles.store.ts'
import { endSessions } from '#data/sessions/end-sessions.ts'
import { type UserRow, endJoinedUser, getUser } from '#data/users/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import { recoveryCodeUsedMail } from '#factors/factors.mail.ts'
import { methodsOf } from '#factors/factors.store.ts'
import { requestOptions } from '#factors/passkeys/check-assertion.ts'
import { useProof } from '#factors/proofs.ts'
import { countRecoveryCodes } from '#factors/recovery/recovery.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { countAttempt } from '#rate-limits/rate-limits.store.ts'
import { RequestError } from '#request-error.ts'
import { answerSignedIn, cookiesHeld, createSession } from '#session/create-session.ts'
import { endPending, insertPending } from '#sign-in/pending-sign-ins.store.ts'
import { secondStepFailedMail } from '#sign-in/second-step-failed.mail.ts'
import { openAccountProof, sealAccountProof } from './account-proof.ts'
import { membershipJoinedMail, membershipMovedMail } from './join-account.mail.ts'
import { findMoving, moveProfile } from './move-profile.store.ts'
import { proveAccount } from './prove-account.ts'

type Db = Kysely<Database>

/** What the person sees, or the account whose second factor they have to prove. */
type AccountProved = JoinPreview | { pending: string; userId: string }

/** Finds the profile that can move: that of a provider account, in a session that its provider opened. */
async function findJoining(db: Db, { user, provider, profile: own }: SessionActor) {
  if (!provider || !own) throw new RequestError(hasOwnAccount)
  const { sign_in: signIn, first_name: firstName, last_name: lastName } = await getUser(db, user.id)
  const profile = await findProfile(db, own.id)
  if (!profile || signIn !== 'provider') throw new RequestError(hasOwnAccount)
  return { own, profile, person: { firstName, lastName } }
}

/**
 * Running a provider must never mean owning the organization. Otherwise, someone who controls it could sign in as an
 * owner, who acts as an admin then, and move the ownership to an account of their own.
 */
function authorizeJoining({ profile }: { profile: ProfileRow }) {
  return !profile.roles.includes('owner') || ownerCannotJoin
}

async function requireFreeAccount(db: Db, user: UserRow, organizationId: string) {
  if (user.deleted_at) throw new RequestError(accountInDeletion, { account: user.id })
  if (await findProfileOf(db, user.id, organizationId)) throw new RequestError(alreadyMemberHere)
  if (await wasRemoved(db, { organizationId, userId: user.id }))
    throw new RequestError(removedFromHere)
}

/** Proves the person's own account. It's joined only when they confirm what they see then. */
export const proveOwnAccount = change(proveCall, {
  resolve: async ({ actor }, db) => {
    const { profile, person } = await findJoining(db, actor)
    return { profile, moving: person }
  },
  authorize: authorizeJoining,
  prepare: (handled, context) => proveAccount(context, handled),
  records: ['second_step_asked', 'sign_in_failed', 'recovery_code_used'],

  async run({ trx, profile, moving, prepared, caller, mail, happened }, context) {
    const { config } = context
    if (prepared.state === 'failed') {
      const { account, error, pending } = prepared
      // Only known addresses cause a write, so its disk time would reveal them.
      await sql`set local synchronous_commit = off`.execute(trx)
      happened('sign_in_failed', { userId: account?.email_verified_at ? account.id : null })
      if (pending) {
        const limit = config.limits.secondStepMailPerPerson
        const wait = await countAttempt(trx, 'secondStepMailPerPerson', limit, pending.id)
        if (wait === undefined) mail(secondStepFailedMail(emailContext(config), pending, caller))
      }
      return new RequestError(error, account && { account: account.id })
    }
    const { user } = prepared
    if (prepared.state === 'second_step') {
      const pending = await insertPending(trx, user)
      if (pending === undefined) throw new RequestError(invalidCredentials)
      happened('second_step_asked', { userId: user.id })
      return { pending, userId: user.id } satisfies AccountProved as AccountProved
    }
    const { factors, proof, pending } = prepared
    if (pending !== undefined && !(await endPending(trx, pending))) {
      throw new RequestError(signInOver)
    }
    if (proof && !(await useProof(trx, proof))) throw new RequestError(secondFactorWrong)
    if (proof?.factor === 'recovery') {
      happened('recovery_code_used', { userId: user.id })
      const left = await countRecoveryCodes(trx, user.id)
      mail(recoveryCodeUsedMail(emailContext(config), user, { left, caller }))
    }
    await requireFreeAccount(trx, user, profile.organization_id)
    const proved = { userId: user.id, passwordVersion: user.password_version, factors }
    return unchanged<AccountProved>({
      ...sealAccountProof(context, profile.id, proved),
      account: { email: user.email, firstName: user.first_name, lastName: user.last_name },
      membership: { ...moving, email: profile.email, roles: profile.roles },
      ...(await findMoving(trx, profile.id)),
    })
  },

  async respond(done, _handled, context) {
    if ('code' in done) return done
    const { pending, userId } = done
    const methods = await methodsOf(context.db, userId)
    if (!methods.includes('passkey')) return { next: { pending, methods } }
    const options = await requestOptions(context, { purpose: 'second_step', userId })
    return { next: { pending, methods, options } }
  },
})

/**
 * Moves the profile to the proved account (L11). Everything is checked again under the locks of the organization and the
 * account. The provider account ends, and the person is signed in to their own.
 */
export function joinAccountWith(parts: Pick<Context, 'clock' | 'secrets'>) {
  return change(joinCall, {
    async resolve({ actor, body }, db) {
      const { own, profile } = await findJoining(db, actor)
      const proof = openAccountProof(parts, profile.id, body.code)
      const user = await getUser(db, proof.userId)
      await requireFreeAccount(db, user, profile.organization_id)
      return { own, profile, proof, account: user, person: { id: user.id } }
    },
    authorize: authorizeJoining,
    records: ['member_account_joined', 'membership_joined', 'signed_in'],

    async run({ trx, profile, proof, account, caller, reply, job, mail, happened }, { config }) {
      const { id: profileId, user_id: from, organization_id: organizationId, email } = profile
      const { id: to } = account
      const { first_name: firstName } = await getUser(trx, from)
      const organization = (await findOrganization(trx, organizationId))!
      // Applications are notified of the sign-out with the ID that they know, so it's kept first.
      await keepSubjects(trx, { profileId, userId: from })
      await endSessions(trx, { userId: from }, job)
      if (!(await moveProfile(trx, { profileId, from, to }))) {
        throw new RequestError(alreadyMemberHere)
      }
      if (!(await endJoinedUser(trx, { from, to }))) throw new RequestError(hasOwnAccount)

      const user = { ...account, password_version: proof.passwordVersion }
      const proved = { user, factors: proof.factors, caller, ...cookiesHeld(reply.request, config) }
      const begun = await createSession(trx, proved, { config, mail })
      // The password or the factors were changed since, or the account was disabled.
      if (!begun) throw new RequestError(signInOver)
      const place = { organizationId, profileId, userId: to }
      happened('member_account_joined', { on: { profile: profileId }, email }, place)
      happened('membership_joined', { userId: to })
      happened('signed_in', { userId: to, sessionId: begun.sessionId })
      mail(
        membershipJoinedMail(emailContext(config), {
          to: account.email,
          firstName: account.first_name,
          organization,
        }),
      )
      if (email !== account.email) {
        mail(membershipMovedMail(emailContext(config), { to: email, firstName, organization }))
      }
      return begun
    },

    respond: (begun, { reply }, context) => answerSignedIn(begun, reply, context),
  })
}
