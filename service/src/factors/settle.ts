import { factorRequired } from '@accord/contract/factors.ts'
import type { SecondFactor } from '@accord/contract/rules/factors.ts'
import type { Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { QueueName } from '#jobs/queues.ts'
import { Refused } from '#refused.ts'
import { endSessions } from '#data/sessions/end-sessions.ts'
import { addFactor, weakenSessions } from '#data/sessions/session.store.ts'
import { organizationsRequiring } from './factors.store.ts'
import { deleteRecoveryCodes } from './recovery/recovery.store.ts'
import { decideSecondFactor } from './strength.ts'

interface Changed {
  userId: string
  /** In which it was changed. */
  sessionId: string
  /** What was just proved there by adding it. */
  added?: SecondFactor
}

interface Effects {
  job: (queue: QueueName, id: string) => void
  happened: (kind: 'second_factor_begun' | 'second_factor_ended') => void
}

/**
 * After every change of what a person has, under their lock: decides anew whether a password alone signs in. When it
 * no longer does, every session that only a password was proved in ends, the present one too if it is such: nobody
 * who has a second factor has a session that never saw it. It cannot end while an organization of theirs requires it.
 * Answers whether that changed.
 */
export async function settleFactors(
  trx: Transaction<Database>,
  { userId, sessionId, added }: Changed,
  { job, happened }: Effects,
): Promise<boolean> {
  if (added) await addFactor(trx, sessionId, added)
  const { was, is, anyLeft } = await decideSecondFactor(trx, userId)
  // One that did not count yet was proved in a session all the same.
  if (!anyLeft || (was && !is)) await requireNoneRequires(trx, userId)
  if (!anyLeft) {
    // They would stand in for nothing.
    await deleteRecoveryCodes(trx, userId)
    await weakenSessions(trx, userId)
  }
  if (was === is) return false
  if (is) {
    await endSessions(trx, { userId, weak: true }, job)
    happened('second_factor_begun')
  } else happened('second_factor_ended')
  return true
}

async function requireNoneRequires(trx: Transaction<Database>, userId: string) {
  const requiring = await organizationsRequiring(trx, userId)
  if (requiring.length === 0) return
  const organizations = requiring.map(({ name }) => name).join(', ')
  throw new Refused(factorRequired, { fields: { organizations } })
}
