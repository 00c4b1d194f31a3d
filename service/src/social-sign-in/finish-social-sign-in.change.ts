import { identityFlows } from './identity-flows.store.ts'
import { signInOver } from '@accord/contract/factors.ts'
import { emailNotVerified } from '@accord/contract/session.ts'
import {
  type NewIdentity,
  finishSocialSignIn as finishCall,
  identityOfOther,
} from '@accord/contract/social-sign-in.ts'
import type { Kysely } from 'kysely'
import { change, unchanged } from '#calls/change.ts'
import type { Config } from '#config/config.ts'
import { hashSecret } from '#crypto/random-secret.ts'
import { findBrowserUser } from '#data/sessions/session.store.ts'
import { findUserByEmail, getUser, markEmailVerified } from '#data/users/accounts.store.ts'
import { useCode } from '#data/users/codes.store.ts'
import { findIdentity } from '#data/users/identities.store.ts'
import type { Database } from '#database/tables.ts'
import { RequestError } from '#request-error.ts'
import { answerSignedIn, cookiesHeld } from '#session/create-session.ts'
import { askSecondStep } from '#sign-in/ask-second-step.ts'
import { type FoundFlow, requireIdentityFlow } from './require-identity-flow.ts'
import { type SignedInWithIdentity, signInWithIdentity } from './sign-in-with-identity.ts'

type Finished = SignedInWithIdentity | NewIdentity

/**
 * Signs in a person whose provider is connected to an account. Only the issuer and the subject count, and never the
 * address. For anyone else, it changes nothing: they sign up, or sign in to their account and connect the provider.
 */
export function finishSocialSignInWith(config: Config) {
  return change(finishCall, {
    async resolve(handled, db) {
      const found = await requireIdentityFlow(handled, db, config)
      if (found.flow.purpose !== 'sign_in') throw new RequestError(signInOver)
      return found
    },
    prepare: async ({ reply }) => cookiesHeld(reply.request, config),
    records: ['signed_in', 'second_step_asked', 'email_verified'],

    async run({ trx, body, flow, claims, provider, prepared: held, caller, mail, happened }) {
      const known = await findIdentity(trx, claims)
      if (flow.fresh && !(await isSignedInAs(trx, known?.user.id, held.before))) {
        throw new RequestError(identityOfOther)
      }
      if (!known) return unchanged<Finished>(await describe(trx, { claims, provider }))
      let { user } = known
      if (!user.email_verified_at) {
        const { verification } = body
        const code =
          verification === undefined
            ? undefined
            : await useCode(trx, 'verify_email', verification, { user_id: user.id })
        if (!code || !(await markEmailVerified(trx, user.id, code.email))) {
          throw new RequestError(emailNotVerified, { account: user.id })
        }
        happened('email_verified', { userId: user.id })
        user = await getUser(trx, user.id)
      }
      if (!(await identityFlows.end(trx, flow.id))) throw new RequestError(signInOver)
      const { email } = claims
      const proved = { user, identity: known.identity, email, caller, held }
      return (await signInWithIdentity(trx, proved, { config, mail, happened })) as Finished
    },

    async respond(done, { reply }, context) {
      if ('unknown' in done) return done
      if ('begun' in done) return answerSignedIn(done.begun, reply, context)
      return askSecondStep(context, done)
    },
  })
}

/** Whether the person who confirms their identity is the one who is signed in to this browser. */
async function isSignedInAs(
  trx: Kysely<Database>,
  userId: string | undefined,
  before: string | undefined,
): Promise<boolean> {
  if (userId === undefined || before === undefined) return false
  return (await findBrowserUser(trx, hashSecret(before))) === userId
}

/**
 * Describes someone whom no account knows. Whether an address has an account is revealed only to the person to whom the
 * address belongs.
 */
async function describe(
  trx: Kysely<Database>,
  { claims, provider }: Pick<FoundFlow, 'claims' | 'provider'>,
): Promise<NewIdentity> {
  const { email, trusted, firstName = '', lastName = '' } = claims
  const holder = trusted && email !== undefined ? await findUserByEmail(trx, email) : undefined
  return {
    unknown: {
      provider: { key: provider.key, name: provider.name },
      email: email ?? null,
      firstName,
      lastName,
      trusted,
      hasAccount: Boolean(holder?.email_verified_at),
    },
  }
}
