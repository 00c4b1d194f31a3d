import { applicationDeleted } from '@accord/contract/applications.ts'
import { notFound } from '@accord/contract/errors.ts'
import type { Kysely } from 'kysely'
import type { Actor } from '#actor.ts'
import { findAuditStream } from '#data/events/audit-streams.store.ts'
import { findManagedEndpoint } from '#data/events/managed-endpoints.store.ts'
import type { Database } from '#database/tables.ts'
import { RequestError } from '#request-error.ts'
import { requireManagerOf } from './require-profile.ts'

/** A call about one endpoint. */
export interface AboutEndpoint {
  actor: Actor
  params: { id: string }
}

/** Returns the endpoint if the caller manages the organization that it, or its application, belongs to. */
export async function requireManagedEndpoint(
  { actor, params }: AboutEndpoint,
  db: Kysely<Database>,
) {
  const endpoint = await findManagedEndpoint(db, params.id)
  if (!endpoint) throw new RequestError(notFound)
  const { own } = await requireManagerOf(db, actor, endpoint.managed_by)
  const { application_id: id } = endpoint
  return { own, endpoint, ...(id !== null && { application: { id } }) }
}

/** Also requires that its application isn't deleted. */
export async function requireChangeableEndpoint(handled: AboutEndpoint, db: Kysely<Database>) {
  const managed = await requireManagedEndpoint(handled, db)
  if (managed.endpoint.application_deleted) throw new RequestError(applicationDeleted)
  return managed
}

/** Returns the audit stream if the caller manages its organization. */
export async function requireManagedStream({ actor, params }: AboutEndpoint, db: Kysely<Database>) {
  const stream = await findAuditStream(db, params.id)
  if (!stream) throw new RequestError(notFound)
  const { own } = await requireManagerOf(db, actor, stream.organization_id)
  return { own, stream }
}
