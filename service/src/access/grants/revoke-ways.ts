import type { ReachKind, Revoked, revokeReach } from '@accord/contract/reach.ts'
import { freshWhere } from '#permissions/fresh.rules.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import type { Handled } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { Refused } from '#refused.ts'
import { endWay, previewEnd } from './end-way.ts'

/** Whoever revokes anything else acts in an emergency, and isn't held up. */
const removing: readonly ReachKind[] = ['person', 'contact', 'own_application']

/**
 * One after the other, so that no two lists wait for each other. Whoever may not is refused as a whole; who loses the
 * right on the way is told what had ended by then, and that the rest was refused.
 */
export async function revokeWays(
  context: Context,
  handled: Handled<typeof revokeReach>,
): Promise<{ items: Revoked[] }> {
  const { actor, params, body } = handled
  const { own } = await requireManagerOf(context.db, actor, params.id)
  const removes = body.items.some(({ kind }) => removing.includes(kind))
  const fresh = freshWhere(removes && !body.dryRun, actor)
  if (fresh !== true) throw new Refused(fresh)
  const items: Revoked[] = []
  for (const key of body.items) {
    if (body.dryRun) items.push(await previewEnd(context.db, own, key))
    else items.push(await endWay(context, handled, key).catch(refusedAfter(items, key)))
  }
  return { items }
}

function refusedAfter(done: readonly Revoked[], key: Pick<Revoked, 'kind' | 'id'>) {
  return (error: unknown): Revoked => {
    if (done.length === 0 || !(error instanceof Refused)) throw error
    const { message: reason } = error.refusal
    return { ...key, outcome: 'refused', reason, tokens: 0, approvals: 0, secrets: 0, proof: null }
  }
}
