import { unauthenticated } from '@accord/contract/refusal.ts'
import type { Transaction } from 'kysely'
import type { SessionActor } from '#actor.ts'
import type { Database } from '#database/tables.ts'
import { giveProfileToken } from '#factors/rule/give-token.ts'
import { Refused } from '#refused.ts'
import { insertToken, retireToken } from './session.store.ts'

/** A new token in the place of the one that somebody came with. Their session is held before. */
export async function swapToken(trx: Transaction<Database>, actor: SessionActor) {
  const { sessionId, profile, tokenHash } = actor
  const given = await (profile
    ? giveProfileToken(trx, actor, profile.id)
    : insertToken(trx, sessionId))
  if (!given) throw new Refused(unauthenticated)
  await retireToken(trx, tokenHash)
  return { token: given.token, tokenExpiresAt: given.expiresAt.toISOString() }
}
