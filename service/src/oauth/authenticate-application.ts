import type { Call } from '@accord/contract/call.ts'
import { insufficientScope, unauthenticated } from '@accord/contract/refusal.ts'
import { Refused } from '#refused.ts'
import type { Actor, ServiceActor } from '#actor.ts'
import type { Context } from '#context.ts'
import { hashSecret } from '#secrets/random-secret.ts'
import { findLiveApplicationToken } from './live-token.store.ts'

/**
 * Whom an application acts for with this token. It may make a call that names a scope which the token has and
 * the application still asks for; all others are for people alone.
 */
export async function authenticateApplication(
  { pool, lastUses }: Context,
  token: string,
  { scope, service, serviceReply }: Call,
): Promise<Actor | ServiceActor> {
  const live = await findLiveApplicationToken(pool, token, scope)
  if (!live) throw new Refused(unauthenticated)
  const inOwnName = live.kind === 'service'
  if (!scope || (inOwnName && !service)) throw new Refused(insufficientScope)
  if (!live.scopes.includes(scope) && !(inOwnName && serviceReply)) {
    throw new Refused(insufficientScope, { scope })
  }

  const { applicationId: id, applicationOrganizationId: organizationId } = live
  const application = { id, organizationId, scope, tokenHash: hashSecret(token), lastUses }
  lastUses.note('application', id)
  if (inOwnName) return { sessionId: null, application, scopes: live.scopes }
  lastUses.note('approval', live.approvalId, scope)
  if (live.profile?.organizationId === organizationId) lastUses.note('application', id, scope)
  return { user: live.user, profile: live.profile, sessionId: null, application }
}
