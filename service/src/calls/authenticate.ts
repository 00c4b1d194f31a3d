import type { Call } from '@accord/contract/call.ts'
import {
  reauthenticationRequired,
  foreignOrigin,
  insufficientScope,
  invalidToken,
  ownNameNeeded,
  ownSignInNeeded,
  peopleOnly,
  personNeeded,
  unauthenticated,
} from '@accord/contract/errors.ts'
import { RequestError } from '#request-error.ts'
import type {
  ActingApplication,
  ActingProfile,
  Actor,
  ProviderSession,
  ServiceActor,
  SessionActor,
} from '#actor.ts'
import type { Context } from '#context.ts'
import { hasPrefix, hashSecret, isApplicationToken } from '#crypto/random-secret.ts'
import {
  type LiveApplicationToken,
  findLiveApplicationToken,
} from '#data/approvals/live-token.store.ts'
import type { Kysely } from 'kysely'
import { presentPerson } from '#data/users/accounts.present.ts'
import { getUser } from '#data/users/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import { accountDeleted } from '@accord/contract/deletions.ts'
import { type Factor, reauthMinutes } from '@accord/contract/rules/factors.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { logout, me } from '@accord/contract/session.ts'
import type { FastifyRequest } from 'fastify'
import { batchParameters, batchedLookup } from '#database/prepared.ts'
import { presentDeletion } from '#data/organizations/organizations.present.ts'
import {
  type CarriedRow,
  carriedColumn,
  presentCarried,
} from '#data/organizations/carried-profiles.ts'
import { equalInConstantTime } from '#crypto/secrets.ts'
import { readCookie, xsrfOf } from '#http/cookies.ts'
import { findArrivedSession, isLiveSession, touchSession } from '#data/sessions/session.store.ts'
import { arrivalCookieName, readSessionCookie } from '#data/sessions/cookies.ts'
import { findProviderFor, getProviderPolicyRow } from '#data/organizations/provider-policy.store.ts'
import { isOpenUntil, sessionAccessUntil } from '#data/sessions/provider-gate.ts'
import { withoutOwnership } from '#data/sessions/provider-session.rules.ts'
import { needsProvider } from '#data/sessions/session.rules.ts'
import { isDryRun } from './parse.ts'

/**
 * Finds the application that acts for a person with this token. It can make a call only with a scope that the token and
 * the application both still have. Calls without a scope are only for people.
 */
async function authenticateApplication(
  { db, usage }: Context,
  request: FastifyRequest,
  token: string,
  call: Call,
): Promise<Actor | ServiceActor> {
  const live = await findLiveApplicationToken(db, token, call.scope)
  if (!live) throw new RequestError(invalidToken)
  request.callingApplication = live.applicationId
  return actorOf(live, call, { tokenHash: hashSecret(token), usage })
}

/** Returns the actor that the token represents. Throws if that actor can't make the call. */
export function actorOf(
  live: LiveApplicationToken,
  { scope, service, serviceReply, ownNameOnly }: Call,
  by: Pick<ActingApplication, 'tokenHash' | 'usage' | 'lookedAt'>,
): Actor | ServiceActor {
  const inOwnName = live.kind === 'service'
  if (!scope) throw new RequestError(peopleOnly)
  if (inOwnName && !service) throw new RequestError(personNeeded)
  if (!inOwnName && ownNameOnly) throw new RequestError(ownNameNeeded)
  if (!live.scopes.includes(scope) && !(inOwnName && serviceReply)) {
    throw new RequestError(insufficientScope, { scope })
  }

  const { applicationId: id, applicationOrganizationId: organizationId } = live
  const application = { id, organizationId, scope, ...by }
  const { usage } = by
  usage.note('application', id)
  if (inOwnName) return { sessionId: null, application, scopes: live.scopes }
  usage.note('approval', live.approvalId, scope)
  if (live.profile?.organizationId === organizationId) usage.note('application', id, scope)
  const { user, subject, profile } = live
  return { user, profile, sessionId: null, application: { ...application, subject } }
}

/**
 * Returns a person who signs out with only their browser's cookie, without the session's token. They can do nothing
 * else.
 */
export async function leavingActor(
  db: Kysely<Database>,
  session: { id: string; user_id: string },
  tokenHash: Buffer,
): Promise<SessionActor> {
  const user = presentPerson(await getUser(db, session.user_id))
  return {
    user,
    sessionId: session.id,
    tokenHash,
    factors: [],
    reauthenticated: false,
    profile: undefined,
  }
}

interface LiveToken {
  session_id: string
  cookie_hash: Buffer | null
  unseen: boolean
  factors: Factor[]
  reauthenticated: boolean
  id: string
  email: string
  first_name: string
  last_name: string
  deleted_at: Date | null
  removed_from: Date | null
  profile_id: string | null
  connection_id: string | null
  session_profile_id: string | null
  organization_id: string
  profile_email: string
  roles: Role[]
  /** Whether the session has proved what the profile's organization requires of its identity provider. */
  open: boolean
  /** Only loaded for the call `me`. */
  profiles?: CarriedRow[]
}

const liveTokenWith = (columns: string, join = '') =>
  `select asked.place::int, s.id as session_id, s.cookie_hash,
          s.last_seen_at < now() - interval '1 minute' as unseen,
          s.factors, coalesce(t.confirmed_at, s.confirmed_at) > now() - interval '${reauthMinutes} minutes' as reauthenticated,
          u.id, u.email, u.first_name, u.last_name,
          u.deleted_at, u.removed_from, t.profile_id, s.connection_id, s.profile_id as session_profile_id,
          ${columns}
   from ${batchParameters(['key', 'bytea'])}
   join tokens t on t.hash = asked.key
   join sessions s on s.id = t.session_id
   join users u on u.id = s.user_id ${join}
   where t.expires_at > now() and ${isLiveSession.text('s')}
     and (u.removed_from is null or u.removed_from > now())`
// Tokens of a person's own session expire when the session's proof at the provider does. This check also applies to
// everything that changes in the meantime, such as roles, and to sessions that a provider opened.
const acting = `p.organization_id, p.email as profile_email, p.roles, ${isOpenUntil(sessionAccessUntil)} as open`
const ofActing =
  'left join profiles p on p.id = t.profile_id left join organizations o on o.id = p.organization_id'
// The tokens of a profile are revoked when it's suspended. If any are left, this check makes them useless.
const notSuspended = ' and p.suspended_at is null'
const carried = `${carriedColumn('u.id')} as profiles`

// This is the most frequent query of the service. Concurrent requests share one statement, which each connection parses
// and plans only once.
const findLiveToken = batchedLookup<[hash: Buffer], LiveToken>(
  'find-live-tokens-of-sessions',
  liveTokenWith(acting, ofActing) + notSuspended,
)

// Every client makes this call at every step, and a second statement would increase its cost by half.
const findLiveTokenForMe = batchedLookup<[hash: Buffer], LiveToken>(
  'find-live-tokens-of-sessions-and-profiles',
  liveTokenWith(`${acting}, ${carried}`, ofActing) + notSuspended,
)

// A person's own token isn't for a profile, so this statement doesn't look one up.
const findOwnTokenForMe = batchedLookup<[hash: Buffer], LiveToken>(
  'find-live-own-tokens-and-profiles',
  liveTokenWith(`true as open, ${carried}`),
)

/**
 * Chooses the statement by the token's prefix, which says whether the token is for a profile. The prefix is part of the
 * hash.
 */
function finderFor(call: Call, token: string) {
  if (call !== me) return findLiveToken
  return hasPrefix(token, 'acu') ? findOwnTokenForMe : findLiveTokenForMe
}

/**
 * Returns the person or application that a request's token represents, or throws a 401. The error for a session's token
 * is written for people, and the error for any other token is written for programs. Neither reveals whether the token
 * ever existed.
 */
export async function authenticate(
  context: Context,
  request: FastifyRequest,
  call: Call,
): Promise<Actor | ServiceActor> {
  const token = tokenOf(request)
  if (!token) throw new RequestError(invalidToken)
  return isApplicationToken(token)
    ? authenticateApplication(context, request, token, call)
    : authenticateSession(context, request, token, call)
}

async function authenticateSession(
  context: Context,
  request: FastifyRequest,
  token: string,
  call: Call,
): Promise<SessionActor> {
  const tokenHash = hashSecret(token)
  const live = await finderFor(call, token)(context.pool, tokenHash)
  if (!live && call === logout) return authenticateLeaving(context, request, tokenHash)
  if (!live) throw new RequestError(unauthenticated)
  if (live.cookie_hash) {
    requireBrowserHalf(context, request, live.cookie_hash)
    requireXsrf(context, request)
  }
  if (live.deleted_at && !call.whileAccountDeleted) throw new RequestError(accountDeleted)
  if (call.applicationsOnly) throw new RequestError(ownNameNeeded)
  const provider = providerSessionOf(live, call)
  if (!live.open && !call.whileProviderNeeded) throw await providerNeededFor(context.db, live)
  const reauthenticated = live.reauthenticated || isDryRun(call, request)
  if (call.requiresReauth === true && !reauthenticated)
    throw new RequestError(reauthenticationRequired)
  // Updating "last seen" once a minute is enough, and keeps most reads from becoming writes.
  if (live.unseen) await touchSession(context.db, live.session_id)
  if (live.profile_id !== null) context.usage.note('profile', live.profile_id)

  const { id, first_name: firstName, last_name: lastName } = live
  // The provider vouches for a person in one organization, so its session doesn't show the account's address.
  const email = provider ? live.profile_email : live.email
  return {
    user: { id, email, firstName, lastName },
    sessionId: live.session_id,
    tokenHash,
    factors: live.factors,
    reauthenticated,
    profile: actingProfile(live),
    ...(provider && { provider }),
    // A provider session sees only its own profile, which isn't necessarily one of these.
    ...(live.profiles &&
      !provider && {
        carried: { profiles: presentCarried(live.profiles), deletion: presentDeletion(live) },
      }),
  }
}

async function providerNeededFor(db: Kysely<Database>, live: LiveToken): Promise<RequestError> {
  const { organization_id: organizationId, id: userId } = live
  const { name } = await getProviderPolicyRow(db, organizationId)
  return needsProvider(name, await findProviderFor(db, { organizationId, userId }))
}

/**
 * Authenticates a sign-out whose token has expired. The session can outlive its token, and an open session would keep
 * telling applications who is signed in. The browser's cookies prove which session it is.
 */
async function authenticateLeaving(
  context: Context,
  request: FastifyRequest,
  tokenHash: Buffer,
): Promise<SessionActor> {
  const arrival = readCookie(request, arrivalCookieName(context.config)) ?? ''
  const [session] = await findArrivedSession(context.db, [hashSecret(arrival)])
  if (!session) throw new RequestError(unauthenticated)
  requireBrowserHalf(context, request, session.cookie_hash)
  requireXsrf(context, request)
  return leavingActor(context.db, session, tokenHash)
}

function actingProfile(live: LiveToken): ActingProfile | undefined {
  if (live.profile_id === null) return undefined
  const { profile_id: id, organization_id: organizationId, profile_email: email, roles } = live
  const profile = { id, organizationId, email, roles }
  return live.connection_id === null ? profile : withoutOwnership(profile)
}

/**
 * Returns what a session that an identity provider opened is limited to. It works only with tokens of its own profile,
 * and only for calls that are open to it.
 */
function providerSessionOf(live: LiveToken, call: Call): ProviderSession | undefined {
  const { connection_id: connectionId, session_profile_id: profileId } = live
  if (connectionId === null || profileId === null) return undefined
  if (live.profile_id !== profileId || !call.providerSession)
    throw new RequestError(ownSignInNeeded)
  return { connectionId, profileId }
}

/**
 * Reads the token from the header. `Authorization: <token>` and `Authorization: Bearer <token>` are equivalent. Only
 * tokens of sessions and applications are recognized. A client secret or a refresh token comes from a program, so it
 * gets the error for programs.
 */
function tokenOf(request: FastifyRequest): string | undefined {
  return /^(?:bearer +)?(ac[anpu]_[\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** Requires the browser's cookie if the token was issued to a browser, because neither works without the other. */
function requireBrowserHalf(context: Context, request: FastifyRequest, cookieHash: Buffer) {
  const half = readSessionCookie(request, context.config)
  if (!half || !equalInConstantTime(hashSecret(half), cookieHash)) {
    throw new RequestError(unauthenticated, { detail: 'token without its cookie' })
  }
}

/**
 * Requires the console to prove that it can read its own cookie. A console on another host can't read it. In that case,
 * the Origin header, which was already checked, serves the same purpose.
 */
function requireXsrf(context: Context, request: FastifyRequest) {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const { origin } = request.headers
  if (origin !== undefined && new URL(origin).host !== request.host) return
  const half = readSessionCookie(request, context.config)
  if (!half || request.headers['x-xsrf-token'] !== xsrfOf(half)) {
    throw new RequestError(foreignOrigin, { detail: 'xsrf' })
  }
}
