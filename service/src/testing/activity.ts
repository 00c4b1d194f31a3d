import { chainHash } from '#activity/chain.ts'
import { checkChains } from '#activity/check-chains.ts'
import { findChain, listChainRows } from '#activity/chain.store.ts'
import { signChain } from '#activity/sign-heads.ts'
import { publicKeyOf } from '#crypto/secrets.ts'
import type { Context } from '#context.ts'
import type { TestService } from './test-service.ts'

/** Returns the result of `accord check-activity`. */
export function checkedChains({ context: { db, secrets } }: TestService, handle = db) {
  return checkChains(handle, publicKeyOf(secrets.signatureKey))
}

/** Moves all of an organization's activity this many days into the past and signs its end. */
export async function makeActivityOlder(
  { context: { db, pool, secrets } }: TestService,
  organizationId: string,
  days: number,
) {
  await pool.query('delete from activity_heads where organization_id = $1', [organizationId])
  await pool.query(
    `update organization_activity set at = at - $2 * interval '1 day' where organization_id = $1`,
    [organizationId, days],
  )
  await rehash({ db, pool }, organizationId)
  const fault = await signChain(db, organizationId, secrets.signatureKey)
  if (fault !== undefined) throw new Error(fault)
}

/** Recalculates every hash of a chain, like an attacker with access to the database. */
export async function rehash({ db, pool }: Pick<Context, 'db' | 'pool'>, organizationId: string) {
  const { floor, position } = (await findChain(db, organizationId))!
  const { rows } = await pool.query<{ hash: Buffer }>(
    'select hash from activity_floors where organization_id = $1',
    [organizationId],
  )
  let previous = rows[0]?.hash ?? null
  const all = { after: BigInt(floor), end: BigInt(position) }
  for await (const row of listChainRows(db, organizationId, all)) {
    const hash = chainHash(previous, row)
    await pool.query(
      'update organization_activity set previous_hash = $2, hash = $3 where id = $1',
      [row.id, previous, hash],
    )
    previous = hash
  }
  await pool.query('update organizations set activity_head = $2 where id = $1', [
    organizationId,
    previous,
  ])
}

type Line = Record<string, unknown> & { event?: string }

/** Returns the given parts with a log that captures events, and the captured events in order. */
export function withCapturedEvents<Parts extends Pick<Context, 'log'>>(parts: Parts) {
  const lines: Line[] = []
  const info = (line: Line) => {
    if (line.event !== undefined) lines.push(line)
  }
  const log = { info, warn: () => {}, error: () => {} } as unknown as Context['log']
  return {
    parts: { ...parts, log },
    lines,
    events: () => lines.map(({ event }) => event!),
  }
}
