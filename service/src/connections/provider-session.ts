import type { FastifyReply } from 'fastify'
import { type Transaction } from 'kysely'
import type { ProviderSignedIn } from '@accord/contract/connections.ts'
import type { Factor } from '@accord/contract/rules/factors.ts'
import type { Caller } from '#caller.ts'
import type { Config } from '#config/config.ts'
import type { Context } from '#context.ts'
import { randomSecret } from '#crypto/random-secret.ts'
import { withProfiles } from '#data/organizations/carried-profiles.ts'
import type { ProfileRow } from '#data/organizations/profiles.store.ts'
import { setSessionCookies } from '#data/sessions/cookies.ts'
import { insertProviderSession } from '#data/sessions/session.store.ts'
import { getUser } from '#data/users/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import { giveProfileToken } from '#factors/policy/give-token.ts'
import { xsrfOf } from '#http/cookies.ts'
import type { EmailMessage } from '#mail/compose-email.ts'
import { notifyNewSignIn, signInLocationOf } from '#session/sign-in-alerts/notify-new-sign-in.ts'
import { rememberLocation } from '#session/sign-in-alerts/sign-in-alerts.store.ts'
import type { Assertion } from './linking.rules.ts'

type Trx = Transaction<Database>

interface Opened {
  profile: Pick<ProfileRow, 'id' | 'user_id' | 'email' | 'organization_id'>
  linkId: string
  assertion: Assertion
  /** The second factor that the person proved, if they had to. */
  factors: Factor[]
  caller: Caller
}

export type ProviderSession = NonNullable<Awaited<ReturnType<typeof openProviderSession>>>

/** Opens a session for exactly one profile, with a token. Returns undefined if the person can't act. */
export async function openProviderSession(
  trx: Trx,
  { profile, linkId, assertion, factors, caller }: Opened,
  { config, mail }: { config: Config; mail: (email: EmailMessage) => void },
) {
  const half = randomSecret('acb')
  const { connectionId, sid, authTime } = assertion
  const sessionId = await insertProviderSession(
    trx,
    {
      userId: profile.user_id,
      profileId: profile.id,
      connectionId,
      linkId,
      sid,
      authTime,
      factors,
      half: half.hash,
    },
    caller,
  )
  if (sessionId === undefined) return undefined
  const user = await getUser(trx, profile.user_id)
  const provider = { connectionId, profileId: profile.id }
  const given = await giveProfileToken(
    trx,
    { user: personOf(user), sessionId, factors, provider },
    { profileId: profile.id, by: undefined },
  )
  if (!given) return undefined
  const place = await rememberLocation(trx, user.id, signInLocationOf(caller))
  await notifyNewSignIn(trx, { user, caller, device: undefined, place }, { config, mail })
  return { sessionId, half: half.value, user, profile, provider, ...given }
}

function personOf(user: { id: string; email: string; first_name: string; last_name: string }) {
  const { id, email, first_name: firstName, last_name: lastName } = user
  return { id, email, firstName, lastName }
}

/** Sets the browser's cookies and builds the response, after the commit. It doesn't show the account's address. */
export async function answerProviderSession(
  { half, user, profile, provider, token, expiresAt }: ProviderSession,
  reply: FastifyReply,
  { config, db }: Pick<Context, 'config' | 'db'>,
): Promise<ProviderSignedIn> {
  // No session has this arrival cookie. It only replaces the one of an earlier session.
  const arrival = randomSecret('aco').value
  setSessionCookies(reply, config, { half, arrival, xsrf: xsrfOf(half) })
  const { id, organization_id: organizationId, email } = profile
  const person = { ...personOf(user), email }
  return {
    ...(await withProfiles(db, person, {
      provider,
      profile: { id, organizationId, email, roles: [] },
    })),
    accessToken: token,
    accessTokenExpiresAt: expiresAt.toISOString(),
    profile: id,
    ownAccount: user.sign_in === 'own',
  }
}
