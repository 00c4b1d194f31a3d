import { insufficientScope, notFound } from '@accord/contract/refusal.ts'
import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import type { ActingApplication } from '#actor.ts'
import { findGrant } from '#authorizations/authorizations.store.ts'

/**
 * An application in its own name: its own organization is open to it, another one by that one's authorization
 * as it is at this moment. It does not learn of the others.
 */
export async function requireGrantedBy(
  db: Kysely<Database>,
  { id, organizationId: own, scope, lastUses }: ActingApplication,
  organizationId: string,
) {
  if (organizationId === own) return lastUses.note('application', id, scope)
  const grant = await findGrant(db, organizationId, id)
  if (!grant) throw new Refused(notFound)
  if (!grant.scopes.includes(scope)) throw new Refused(insufficientScope, { scope })
  lastUses.note('authorization', grant.id, scope)
}

/** The same as a question. */
export async function isGrantedBy(
  db: Kysely<Database>,
  { id, organizationId: own, scope, lastUses }: ActingApplication,
  organizationId: string,
): Promise<boolean> {
  if (organizationId === own) {
    lastUses.note('application', id, scope)
    return true
  }
  const grant = await findGrant(db, organizationId, id)
  if (!grant?.scopes.includes(scope)) return false
  lastUses.note('authorization', grant.id, scope)
  return true
}
