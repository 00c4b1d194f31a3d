import type { ExportType } from '@accord/contract/exports.ts'
import type { Subject } from '#data/exports/exports.store.ts'
import type { Snapshot } from '#exports/contents/snapshot.ts'
import type { Manifest, ManifestFloor, ManifestHead } from '#exports/file/manifest.ts'
import pg from 'pg'

/** The last signed head of the organization's activity in the snapshot, and the floor that it stands on where it was cut. */
export async function headIn(
  snapshot: Snapshot,
  { type, id }: Subject<ExportType>,
): Promise<Pick<Manifest, 'activityHead' | 'activityFloor'>> {
  if (type === 'network' || type === 'person') return {}
  const [head] = await snapshot.rows<Omit<ManifestHead, 'at'> & { at: Date }>(
    `select ${ofSigned} from activity_heads where organization_id = ${pg.escapeLiteral(id)}
     order by position desc limit 1`,
  )
  const activityHead = head && { ...head, at: head.at.toISOString() }
  // The rows themselves are in the file of an organization alone.
  const activityFloor = type === 'organization' ? await floorIn(snapshot, id) : undefined
  return { ...(activityHead && { activityHead }), ...(activityFloor && { activityFloor }) }
}

async function floorIn(snapshot: Snapshot, id: string): Promise<ManifestFloor | undefined> {
  const [floor] = await snapshot.rows<
    Omit<ManifestFloor, 'at' | 'before'> & { at: Date; before: Date }
  >(
    `select ${ofSigned}, before from activity_floors
     where organization_id = ${pg.escapeLiteral(id)}`,
  )
  if (!floor) return undefined
  return { ...floor, before: floor.before.toISOString(), at: floor.at.toISOString() }
}

const ofSigned = `position, encode(hash, 'hex') as hash, at, key_id as "keyId",
  encode(signature, 'base64') as signature`
