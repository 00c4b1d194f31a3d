import { notFound } from '@accord/contract/errors.ts'
import type { Kysely } from 'kysely'
import { requireManagerOf } from './require-profile.ts'
import type { Database } from '#database/tables.ts'
import type { Subject } from '#data/exports/exports.store.ts'
import { requireNetworkOwner } from './require-in-network.ts'
import { RequestError } from '#request-error.ts'
import type { ActingProfile, Actor } from '#actor.ts'
import { type ExportSubject, findExportOf } from '#data/exports/exports.store.ts'

interface Managed {
  own: ActingProfile
  subject: ExportSubject
}

/** Returns the subject of an export if the caller manages it. The subject is an organization or a network. */
export async function requireSubject(
  db: Kysely<Database>,
  actor: Actor,
  { type, id }: Subject,
): Promise<Managed> {
  const isNetwork = type === 'network'
  const { own } = await (isNetwork ? requireNetworkOwner : requireManagerOf)(db, actor, id)
  const { organizationId } = own
  return { own, subject: { type, organizationId, networkId: isNetwork ? id : null } }
}

interface Named {
  actor: Actor
  params: Subject & { jobId: string }
}

/** Returns one of the subject's exports, regardless of its state. */
export async function requireExport({ actor, params }: Named, db: Kysely<Database>) {
  const { own, subject } = await requireSubject(db, actor, params)
  const exported = await findExportOf(db, subject, params.jobId)
  if (!exported) throw new RequestError(notFound)
  return { own, exported }
}
