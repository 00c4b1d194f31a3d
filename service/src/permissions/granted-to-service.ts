import { actingForItself } from '@accord/contract/rules/application-kinds.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { insufficientScope, notFound } from '@accord/contract/refusal.ts'
import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import type { ActingApplication } from '#actor.ts'
import { findGrant } from '#data/approvals/authorizations.store.ts'

/** Where not all was granted that it takes: what is missing. */
type Granted = 'granted' | 'unknown' | { lacks: Scope }

/**
 * An application in its own name: its own organization is open to it, another one by that one's authorization
 * as it is at this moment, which says that it may act by itself. It does not learn of the others.
 */
export async function requireGrantedBy(
  db: Kysely<Database>,
  application: ActingApplication,
  organizationId: string,
) {
  const granted = await grantIn(db, application, organizationId)
  if (granted === 'unknown') throw new Refused(notFound)
  if (granted !== 'granted') throw new Refused(insufficientScope, { scope: granted.lacks })
}

/** The same as a question. */
export async function isGrantedBy(
  db: Kysely<Database>,
  application: ActingApplication,
  organizationId: string,
): Promise<boolean> {
  return (await grantIn(db, application, organizationId)) === 'granted'
}

/** What is granted is noted as used; not where somebody only looks through the application's eyes. */
async function grantIn(
  db: Kysely<Database>,
  { id, organizationId: own, scope, lastUses, lookedAt }: ActingApplication,
  organizationId: string,
): Promise<Granted> {
  if (lookedAt) {
    if (lookedAt.organizationId !== organizationId) return 'unknown'
    return lookedAt.scopes.includes(scope) ? 'granted' : { lacks: scope }
  }
  if (organizationId === own) {
    lastUses.note('application', id, scope)
    return 'granted'
  }
  const grant = await findGrant(db, organizationId, id)
  if (!grant) return 'unknown'
  const lacks = [actingForItself, scope].find((each) => !grant.scopes.includes(each))
  if (lacks) return { lacks }
  lastUses.note('authorization', grant.id, scope)
  return 'granted'
}
