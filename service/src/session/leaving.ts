import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#context.ts'
import { cookieLine, hostCookieName, readCookie } from '#http/cookies.ts'
import { isKnownTo } from '#data/applications/applications.store.ts'
import { hashSecret } from '#crypto/random-secret.ts'
import { findArrivedSession } from '#data/sessions/session.store.ts'
import { arrivalCookieName } from '#data/sessions/cookies.ts'

/** The data that a browser keeps for a short time after a sign-out, or after an application requested one. */
export interface Departure {
  /** The person who signed out in this browser. */
  userId?: string
  /** The application that requested the sign-out with one of our ID tokens. */
  applicationId?: string
}

type Parts = Pick<Context, 'clock' | 'config' | 'secrets'>

/**
 * This is long enough for the redirect from the sign-out back to the application, which goes through one page of the
 * console.
 */
const seconds = 5 * 60
const boundTo = 'departure'

/** Sets an encrypted cookie, so that no one else can forge it and other users of the browser can't read it. */
export function setDepartureCookie(
  reply: FastifyReply,
  { clock, config, secrets }: Parts,
  departure: Departure,
) {
  const text = JSON.stringify({ ...departure, until: clock.now() + seconds * 1000 })
  const value = secrets.departures.seal(text, boundTo).toString('base64url')
  const kept = { maxAge: seconds, onArrival: true } as const
  reply.header('set-cookie', cookieLine(config, cookieName(config), value, kept))
}

export function readDeparture(
  request: FastifyRequest,
  { clock, config, secrets }: Parts,
): Departure {
  const value = readCookie(request, cookieName(config))
  if (!value) return {}
  try {
    const sealed = Buffer.from(value, 'base64url')
    const { until, ...departure } = JSON.parse(secrets.departures.unseal(sealed, boundTo)) as {
      until: number
    } & Departure
    return clock.now() < until ? departure : {}
  } catch {
    return {}
  }
}

function cookieName(config: Parts['config']): string {
  return hostCookieName(config, 'accord-left')
}

/** Returns whether the person who is or was just signed in to this browser uses the application. */
export async function isKnownHere(
  context: Context,
  request: FastifyRequest,
  applicationId: string,
): Promise<boolean> {
  const userId = (await signedInHere(context, request)) ?? readDeparture(request, context).userId
  return userId !== undefined && isKnownTo(context.db, userId, { id: applicationId })
}

async function signedInHere(
  { config, db }: Context,
  request: FastifyRequest,
): Promise<string | undefined> {
  const arrival = readCookie(request, arrivalCookieName(config))
  if (arrival === undefined) return undefined
  const [session] = await findArrivedSession(db, [hashSecret(arrival)])
  return session?.user_id
}
