import type { FastifyRequest } from 'fastify'
import { isKnownTo } from '#data/applications/redirect-origins.store.ts'
import type { Context } from '#context.ts'
import { readCookie } from '#http/cookies.ts'
import { hashSecret } from '#secrets/random-secret.ts'
import { findArrivedSession } from '#data/sessions/arrivals.store.ts'
import { arrivalCookieName } from '#data/sessions/cookies.ts'
import { readDeparture } from './departures.ts'

/** Whether this browser's person, who is signed in or has just signed out, knows the application. */
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
