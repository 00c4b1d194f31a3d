import { identityFlows } from './identity-flows.store.ts'
import { accountExists, signUpByInvitation, signUpClosed } from '@accord/contract/accounts.ts'
import { signInOver } from '@accord/contract/factors.ts'
import { signUpWithProvider as call } from '@accord/contract/social-sign-in.ts'
import { verifyEmailMail } from '#accounts/accounts.mail.ts'
import { setSignUpCookie, signUpCookieFor } from '#accounts/sign-up-cookie.ts'
import { change } from '#calls/change.ts'
import type { Config } from '#config/config.ts'
import type { RandomSecret } from '#crypto/random-secret.ts'
import { isInvited } from '#data/members/invitations.store.ts'
import {
  deleteAbandonedAt,
  deleteUnverified,
  deleteUnverifiedAt,
  getUser,
  insertUser,
  markEmailVerified,
} from '#data/users/accounts.store.ts'
import { issueCode } from '#data/users/codes.store.ts'
import { isKeptForUndo } from '#data/users/email-changes.store.ts'
import { findIdentity, insertIdentity } from '#data/users/identities.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { mailboxOf } from '#mail/mailbox.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { RequestError } from '#request-error.ts'
import { answerSignedIn, cookiesHeld } from '#session/create-session.ts'
import { askSecondStep } from '#sign-in/ask-second-step.ts'
import { requireIdentityFlow } from './require-identity-flow.ts'
import { type SignedInWithIdentity, signInWithIdentity } from './sign-in-with-identity.ts'

type Done = SignedInWithIdentity | { verify: string; cookie: RandomSecret }

/**
 * Creates an account for someone whom a provider vouched for. If the provider's word isn't enough for the address, the
 * account is unverified like after any sign-up: the emailed link works in this browser, or together with the provider.
 */
export function signUpWithProviderWith(config: Config) {
  return change(call, {
    async resolve(handled, db) {
      const found = await requireIdentityFlow(handled, db, config)
      // Those who confirm their identity or connect a provider have an account.
      if (found.flow.purpose !== 'sign_in' || found.flow.fresh) throw new RequestError(signInOver)
      return found
    },
    /** These are the checks of every sign-up, in the same order. */
    async prepare({ body, caller, reply }, context) {
      if (config.signUp === 'closed') throw new RequestError(signUpClosed)
      await requireWithinLimit(context, 'signUpPerAddress', ipNetworkOf(caller.address))
      const mailbox = mailboxOf(body.email)
      if (mailbox !== body.email) await requireWithinLimit(context, 'signUpPerMailbox', mailbox)
      if (config.signUp === 'invited' && !(await isInvited(context.db, body.email))) {
        throw new RequestError(signUpByInvitation, {
          fields: { email: signUpByInvitation.message },
        })
      }
      return cookiesHeld(reply.request, config)
    },
    records: ['signed_up', 'email_verified', 'identity_linked', 'signed_in', 'second_step_asked'],

    async run({
      trx,
      body,
      flow,
      claims,
      provider,
      prepared: held,
      caller,
      reply,
      mail,
      happened,
    }) {
      if (!(await identityFlows.end(trx, flow.id))) throw new RequestError(signInOver)
      const effects = { config, mail, happened }
      const { email: sent, trusted } = claims
      const signInAs = async (known: NonNullable<Awaited<ReturnType<typeof findIdentity>>>) =>
        (await signInWithIdentity(trx, { ...known, email: sent, caller, held }, effects)) as Done

      const before = await findIdentity(trx, claims)
      if (before?.user.email_verified_at) return signInAs(before)
      // The person starts over, for example with another address. Only their provider could have signed in to it.
      if (before) await deleteUnverified(trx, before.user.id)
      const isProved = trusted && body.email === sent
      // Someone else may have signed up with this address, but only its owner has proved it.
      await (isProved ? deleteUnverifiedAt : deleteAbandonedAt)(trx, body.email)
      const cookie = isProved ? undefined : signUpCookieFor(reply.request, config)
      const { email, firstName, lastName } = body
      const made = await insertUser(trx, {
        email,
        firstName,
        lastName,
        ...(cookie && { signUpCookieHash: cookie.hash }),
      })
      if (!made) {
        // The same person may have signed up in another tab at the same time.
        const meanwhile = await findIdentity(trx, claims)
        if (meanwhile?.user.email_verified_at) return signInAs(meanwhile)
      }
      if (!made || (await isKeptForUndo(trx, email, made.id))) throw new RequestError(accountExists)
      const { id: userId } = made
      const { issuer, subject } = claims
      const linked = { userId, provider: provider.key, issuer, subject, email: sent }
      const identity = await insertIdentity(trx, linked)
      if (!identity) throw new RequestError(signInOver)
      happened('signed_up', { userId })
      happened('identity_linked', { userId })
      if (cookie) {
        const code = await issueCode(trx, 'verify_email', made)
        mail(verifyEmailMail(emailContext(config), made, { code, provider: provider.name }))
        return { verify: email, cookie }
      }
      await markEmailVerified(trx, userId, email)
      happened('email_verified', { userId })
      return signInAs({ identity, user: await getUser(trx, userId) })
    },

    respond(done, { reply }, context) {
      if ('begun' in done) return answerSignedIn(done.begun, reply, context)
      if ('pending' in done) return askSecondStep(context, done)
      setSignUpCookie(reply, config, done.cookie)
      return { verify: done.verify }
    },
  })
}
