import { providerPolicyOn } from '@accord/contract/organization-policies.ts'
import type { Kysely } from 'kysely'
import { findProviderPolicy, readPreconditions } from '#data/organizations/provider-policy.store.ts'
import type { Database } from '#database/tables.ts'
import { RequestError } from '#request-error.ts'

/**
 * Rejects a change that was just made if the organization requires its identity provider and no one could use it
 * anymore. The policy never turns itself off, so people would be locked out. The caller holds the organization's lock.
 * A preview of a change that ends a connection is rejected as if it had been made, `without` the connection.
 */
export async function requireProviderKept(
  db: Kysely<Database>,
  organizationId: string,
  without?: { id: string },
) {
  if (!(await findProviderPolicy(db, organizationId))) return
  const { connections, domains } = await readPreconditions(db, organizationId, without)
  if (connections === 0 || domains === 0) throw new RequestError(providerPolicyOn)
}

/** Whether the organization requires its identity provider, and only one connection is left. */
export async function isOnlyProvider(db: Kysely<Database>, organizationId: string) {
  if (!(await findProviderPolicy(db, organizationId))) return false
  return (await readPreconditions(db, organizationId)).connections <= 1
}
