import type { FastifyReply } from 'fastify'
import { type Transaction } from 'kysely'
import type { ProviderSignedIn } from '@accord/contract/connections.ts'
import type { Factor } from '@accord/contract/rules/factors.ts'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { randomSecret } from '#crypto/random-secret.ts'
import { saveProof } from '#data/connections/provider-proofs.store.ts'
import { withProfiles } from '#data/organizations/carried-profiles.ts'
import type { ProfileRow } from '#data/organizations/profiles.store.ts'
import { setSessionCookies } from '#data/sessions/cookies.ts'
import { insertProviderSession } from '#data/sessions/session.store.ts'
import { getUser } from '#data/users/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import { type BypassParts, giveProfileToken } from '#factors/policy/give-token.ts'
import { xsrfOf } from '#http/cookies.ts'
import { takePlaceOf } from '#session/create-session.ts'
import { notifyNewSignIn, signInLocationOf } from '#session/sign-in-alerts/notify-new-sign-in.ts'
import { rememberLocation } from '#session/sign-in-alerts/sign-in-alerts.store.ts'
import type { Assertion } from './linking.rules.ts'

type Trx = Transaction<Database>

interface Opened {
  profile: Pick<ProfileRow, 'id' | 'user_id' | 'email' | 'organization_id'>
  linkId: string
  connection: { name: string; organization_name: string }
  assertion: Assertion
  /** The second factor that the person proved, if they had to. */
  factors: Factor[]
  /** Whether the provider checked one that counts. */
  providerFactor: boolean
  caller: Caller
  /** The browser's half of the session that it has until now. */
  before: string | undefined
}

export type ProviderSession = NonNullable<Awaited<ReturnType<typeof openProviderSession>>>

/** Opens a session for exactly one profile, with a token. Returns undefined if the person can't act. */
export async function openProviderSession(
  trx: Trx,
  { profile, linkId, connection, assertion, factors, providerFactor, caller, before }: Opened,
  { config, mail, happened }: BypassParts,
) {
  const half = randomSecret('acb')
  const arrival = randomSecret('aco')
  const { connectionId, sid, authTime } = assertion
  const proof = { connectionId, linkId, sid, authTime }
  const sessionId = await insertProviderSession(
    trx,
    {
      userId: profile.user_id,
      profileId: profile.id,
      ...proof,
      factors,
      half: half.hash,
      arrival: arrival.hash,
    },
    caller,
  )
  if (sessionId === undefined) return undefined
  const proved = { ...proof, sessionId, profileId: profile.id, secondFactor: providerFactor }
  await saveProof(trx, proved)
  if (before !== undefined) {
    const ofProfile = profile.id
    await takePlaceOf(trx, before, { id: sessionId, userId: profile.user_id, ofProfile })
  }
  const user = await getUser(trx, profile.user_id)
  const provider = { connectionId, profileId: profile.id }
  const given = await giveProfileToken(
    trx,
    { user: personOf(user), sessionId, factors, provider },
    { profileId: profile.id, by: undefined },
    { config, mail, happened },
  )
  if (!given) return undefined
  const place = await rememberLocation(trx, user.id, signInLocationOf(caller))
  const through = { connection: connection.name, organization: connection.organization_name }
  const signIn = { user, caller, device: undefined, place, through }
  await notifyNewSignIn(trx, signIn, { config, mail })
  return { sessionId, half: half.value, arrival: arrival.value, user, profile, provider, ...given }
}

function personOf(user: { id: string; email: string; first_name: string; last_name: string }) {
  const { id, email, first_name: firstName, last_name: lastName } = user
  return { id, email, firstName, lastName }
}

/** Sets the browser's cookies and builds the response, after the commit. It doesn't show the account's address. */
export async function answerProviderSession(
  { half, arrival, user, profile, provider, token, expiresAt }: ProviderSession,
  reply: FastifyReply,
  { config, db }: Pick<Context, 'config' | 'db'>,
): Promise<ProviderSignedIn> {
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
