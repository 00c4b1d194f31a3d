import { insufficientScope, notFound } from '@accord/contract/refusal.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
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
  application: ActingApplication,
  organizationId: string,
) {
  const { id, organizationId: own, scope, lastUses, lookedAt } = application
  if (lookedAt) return requireLookedAt(lookedAt, organizationId, scope)
  if (organizationId === own) return lastUses.note('application', id, scope)
  const grant = await findGrant(db, organizationId, id)
  if (!grant) throw new Refused(notFound)
  if (!grant.scopes.includes(scope)) throw new Refused(insufficientScope, { scope })
  lastUses.note('authorization', grant.id, scope)
}

function requireLookedAt(
  { organizationId: only, scopes }: NonNullable<ActingApplication['lookedAt']>,
  organizationId: string,
  scope: Scope,
) {
  if (organizationId !== only) throw new Refused(notFound)
  if (!scopes.includes(scope)) throw new Refused(insufficientScope, { scope })
}

/** The same as a question. */
export async function isGrantedBy(
  db: Kysely<Database>,
  application: ActingApplication,
  organizationId: string,
): Promise<boolean> {
  const { id, organizationId: own, scope, lastUses, lookedAt } = application
  if (lookedAt) return lookedAt.organizationId === organizationId && lookedAt.scopes.includes(scope)
  if (organizationId === own) {
    lastUses.note('application', id, scope)
    return true
  }
  const grant = await findGrant(db, organizationId, id)
  if (!grant?.scopes.includes(scope)) return false
  lastUses.note('authorization', grant.id, scope)
  return true
}
