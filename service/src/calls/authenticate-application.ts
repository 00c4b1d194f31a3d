import type { Call } from '@accord/contract/call.ts'
import {
  insufficientScope,
  invalidToken,
  peopleOnly,
  personNeeded,
} from '@accord/contract/refusal.ts'
import { Refused } from '#refused.ts'
import type { ActingApplication, Actor, ServiceActor } from '#actor.ts'
import type { Context } from '#context.ts'
import { hashSecret } from '#secrets/random-secret.ts'
import {
  findLiveApplicationToken,
  type LiveApplicationToken,
} from '#data/approvals/live-token.store.ts'

/**
 * Whom an application acts for with this token. It may make a call that names a scope which the token has and
 * the application still asks for; all others are for people alone.
 */
export async function authenticateApplication(
  { db, lastUses }: Context,
  token: string,
  call: Call,
): Promise<Actor | ServiceActor> {
  const live = await findLiveApplicationToken(db, token, call.scope)
  if (!live) throw new Refused(invalidToken)
  return actorOf(live, call, { tokenHash: hashSecret(token), lastUses })
}

/** Who makes a call by what a token stands for; refuses where that is not enough for it. */
export function actorOf(
  live: LiveApplicationToken,
  { scope, service, serviceReply }: Call,
  by: Pick<ActingApplication, 'tokenHash' | 'lastUses' | 'lookedAt'>,
): Actor | ServiceActor {
  const inOwnName = live.kind === 'service'
  if (!scope) throw new Refused(peopleOnly)
  if (inOwnName && !service) throw new Refused(personNeeded)
  if (!live.scopes.includes(scope) && !(inOwnName && serviceReply)) {
    throw new Refused(insufficientScope, { scope })
  }

  const { applicationId: id, applicationOrganizationId: organizationId } = live
  const application = { id, organizationId, scope, ...by }
  const { lastUses } = by
  lastUses.note('application', id)
  if (inOwnName) return { sessionId: null, application, scopes: live.scopes }
  lastUses.note('approval', live.approvalId, scope)
  if (live.profile?.organizationId === organizationId) lastUses.note('application', id, scope)
  return { user: live.user, profile: live.profile, sessionId: null, application }
}
