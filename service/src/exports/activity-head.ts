import { signChain } from '#activity/sign-heads.ts'
import type { ExportType } from '@accord/contract/exports.ts'
import type { Subject } from '#exports/exports.store.ts'
import type { Snapshot } from '#exports/contents/snapshot.ts'
import type { Manifest, ManifestHead } from '#exports/file/manifest.ts'
import type { ExportParts } from './export-parts.ts'
import pg from 'pg'

/** So that an export carries a head of its own time. A chain that does not hold is exported too, and tells on itself. */
export async function signBefore(
  { db, secrets, log }: ExportParts,
  { type, id }: Subject<ExportType>,
) {
  if (type === 'network' || type === 'person') return
  const fault = await signChain(db, id, secrets.signatureKey)
  if (fault !== undefined) {
    log.error({ fault, organization: id }, 'a chain of activity does not hold')
  }
}

/** The last signed head of the organization's activity in the snapshot. */
export async function headIn(
  snapshot: Snapshot,
  { type, id }: Subject<ExportType>,
): Promise<Pick<Manifest, 'activityHead'>> {
  if (type === 'network' || type === 'person') return {}
  const [head] = await snapshot.rows<Omit<ManifestHead, 'at'> & { at: Date }>(
    `select position, encode(hash, 'hex') as hash, at, key_id as "keyId",
       encode(signature, 'base64') as signature
     from activity_heads where organization_id = ${pg.escapeLiteral(id)}
     order by position desc limit 1`,
  )
  return head ? { activityHead: { ...head, at: head.at.toISOString() } } : {}
}
