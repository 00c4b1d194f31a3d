import { onlyOwnersConnect } from '@accord/contract/connections.ts'
import { notFound } from '@accord/contract/errors.ts'
import type { Kysely } from 'kysely'
import type { ActingProfile, Actor } from '#actor.ts'
import { findConnection } from '#data/connections/connections.store.ts'
import type { Database } from '#database/tables.ts'
import { RequestError } from '#request-error.ts'
import { can } from './can.rules.ts'
import { requireManagerOf, requireProfileIn } from './require-profile.ts'

interface AboutConnection {
  actor: Actor
  params: { id: string }
}

/** Returns the connection if the caller manages its organization. */
export async function requireManagedConnection(
  { actor, params }: AboutConnection,
  db: Kysely<Database>,
) {
  const connection = await findConnection(db, params.id)
  if (!connection) throw new RequestError(notFound)
  const { own } = await requireManagerOf(db, actor, connection.organization_id)
  return { own, connection }
}

/** Returns the connection if the caller is a member of its organization. */
export async function requireJoinedConnection(
  { actor, params }: AboutConnection,
  db: Kysely<Database>,
) {
  const connection = await findConnection(db, params.id)
  if (!connection) throw new RequestError(notFound)
  const own = await requireProfileIn(db, actor, connection.organization_id)
  return { own, connection }
}

/** Rejects everyone except owners. */
export function authorizeOwner({ own }: { own: ActingProfile }) {
  return can.manageConnections(own) || onlyOwnersConnect
}
