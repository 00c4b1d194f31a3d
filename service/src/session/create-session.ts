import { type Transaction, sql } from 'kysely'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Caller } from '#caller.ts'
import { prepared } from '#database/prepared.ts'
import type { Database } from '#database/tables.ts'
import {
  type CarriedRow,
  carriedColumn,
  presentCarried,
} from '#data/organizations/carried-profiles.ts'
import { type RandomSecret, hashSecret, randomSecret } from '#crypto/random-secret.ts'
import { type CheckedLocation, checkLocation } from './sign-in-alerts/sign-in-alerts.store.ts'
import {
  type NewSession,
  deleteSessions,
  findSessionReplaced,
  newSession,
  newToken,
  recordDevice,
  sessionOf,
} from '#data/sessions/session.store.ts'
import type { Factor } from '@accord/contract/rules/factors.ts'
import type { SignedIn } from '@accord/contract/session.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { presentPerson } from '#data/users/accounts.present.ts'
import type { Config } from '#config/config.ts'
import type { Context } from '#context.ts'
import type { EmailMessage } from '#mail/compose-email.ts'
import { moveGrants } from '#data/approvals/oauth-grants.store.ts'
import {
  readDeviceCookie,
  readSessionCookie,
  setDeviceCookie,
  setSessionCookies,
} from '#data/sessions/cookies.ts'
import { findKnownDevice, rememberDevice } from '#data/sessions/devices.store.ts'
import { signInLocationOf, notifyNewSignIn } from './sign-in-alerts/notify-new-sign-in.ts'
import { moveSignedInTo } from '#data/sessions/session-applications.store.ts'
import { xsrfOf } from '#http/cookies.ts'

interface Begun {
  id: string
  expires_at: Date
  place: CheckedLocation
  profiles: CarriedRow[]
}

/**
 * Inserts a session with its first token and location, and reads the person's profiles. This is one statement, because
 * sign-ins write more than anything else. Returns undefined if the proof is no longer valid.
 */
export async function insertCreatedSession(
  trx: Transaction<Database>,
  user: UserRow,
  caller: Caller,
  { fromAgent, ...proved }: Parameters<typeof sessionOf>[2] & { fromAgent: string },
) {
  const { value: token, hash } = randomSecret('acu')
  const made = sessionOf(user, caller, proved)
  const [begun] = await insertBegun(trx, { ...made, hash, fromAgent })
  if (!begun) return undefined
  const { id, expires_at: expiresAt, place, profiles } = begun
  return { id, token, expiresAt, place, profiles }
}

const insertBegun = prepared<NewSession & { hash: Buffer; fromAgent: string }, Begun>(
  'begin-session',
  (made) => sql`
    with begun as (${newSession(made)}),
      given as (${newToken(made.hash, sql`begun`)}),
      place as (${checkLocation(sql`begun`, { address: made.address, agent: made.fromAgent })})
    select begun.id, given.expires_at, to_json(place) as place,
      ${sql.raw(carriedColumn('begun.user_id'))} as profiles
    from begun, given, place`,
)

/** The cookies that the browser already has at sign-in. */
export interface HeldCookies {
  /** The cookie that identifies the browser if it's known. */
  cookie: string | undefined
  /** The browser's half of a session that hasn't ended. */
  before: string | undefined
}

export function cookiesHeld(request: FastifyRequest, config: Config): HeldCookies {
  return { cookie: readDeviceCookie(request, config), before: readSessionCookie(request, config) }
}

interface Proved extends HeldCookies {
  user: UserRow
  factors: Factor[]
  caller: Caller
}

interface SendsEmails {
  config: Config
  mail: (email: EmailMessage) => void
}

export interface CreatedSession {
  user: UserRow
  sessionId: string
  half: RandomSecret | undefined
  arrival: RandomSecret
  device: string | undefined
  token: string
  expiresAt: Date
  profiles: CarriedRow[]
}

/**
 * Signs in a person who proved their identity. Returns undefined if the proof is no longer valid. That's the case if a
 * password change has ended all sessions since, or if a second factor was added that wasn't proved.
 */
export async function createSession(
  trx: Transaction<Database>,
  { user, factors, caller, cookie, before }: Proved,
  effects: SendsEmails,
): Promise<CreatedSession | undefined> {
  const half = caller.isBrowser ? randomSecret('acb') : undefined
  const arrival = randomSecret('aco')
  const cookies = half && { half: half.hash, arrival: arrival.hash }
  const from = signInLocationOf(caller)
  const begun = await insertCreatedSession(trx, user, caller, {
    factors,
    cookies,
    fromAgent: from.agent,
  })
  if (!begun) return undefined
  const { id: sessionId, place, ...given } = begun
  if (half && before !== undefined) {
    await takePlaceOf(trx, before, { id: sessionId, userId: user.id })
  }
  const device = half && (await knowDevice(trx, user, { sessionId, cookie }))
  await notifyNewSignIn(trx, { user, caller, device, place }, effects)
  return { user, sessionId, half, arrival, device: device?.value, ...given }
}

/** Remembers the browser for the person. Returns whether it was known before. */
async function knowDevice(
  trx: Transaction<Database>,
  user: UserRow,
  { sessionId, cookie }: { sessionId: string; cookie: string | undefined },
) {
  const before = cookie === undefined ? undefined : await findKnownDevice(trx, user.email, cookie)
  const device = await rememberDevice(trx, user.id, cookie)
  await recordDevice(trx, sessionId, device.id)
  return { ...device, wasKnown: before !== undefined }
}

/**
 * Ends the previous session of the same person in this browser. Its cookie is being replaced, so no one could use or
 * end that session anymore. Tokens of applications stay valid. A session for one profile replaces only another one for
 * it. A provider's session ends with the provider's sign-out, so an own one doesn't take over what was granted in it.
 */
export async function takePlaceOf(
  trx: Transaction<Database>,
  halfBefore: string,
  { id, userId, ofProfile }: { id: string; userId: string; ofProfile?: string },
) {
  const replaced = await findSessionReplaced(trx, userId, hashSecret(halfBefore), { ofProfile })
  if (replaced === undefined) return
  await moveSignedInTo(trx, replaced, id)
  await moveGrants(trx, replaced, id)
  await deleteSessions(trx, [replaced])
}

/** Sets the browser's cookies and builds the response, after the commit. */
export function answerSignedIn(
  { user, half, arrival, device, token, expiresAt, profiles }: CreatedSession,
  reply: FastifyReply,
  { config }: Pick<Context, 'config'>,
): SignedIn {
  if (half) {
    const xsrf = xsrfOf(half.value)
    setSessionCookies(reply, config, { half: half.value, arrival: arrival.value, xsrf })
  }
  setDeviceCookie(reply, config, device)
  return {
    ...presentPerson(user),
    profiles: presentCarried(profiles),
    accessToken: token,
    accessTokenExpiresAt: expiresAt.toISOString(),
  }
}
