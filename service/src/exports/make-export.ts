import type { ExportType } from '@accord/contract/exports.ts'
import type { Attempt, Subject } from '#data/exports/exports.store.ts'
import { type Snapshot, type SnapshotReader, withSnapshot } from './contents/snapshot.ts'
import {
  type Manifest,
  type ManifestFile,
  type ManifestFloor,
  type ManifestHead,
  signManifest,
} from './file/manifest.ts'
import pg from 'pg'
import { type KeyObject, randomBytes } from 'node:crypto'
import type { Receipt } from '#data/exports/export-receipts.store.ts'
import { packageEntity, zipInto } from './file/package.ts'
import {
  type Section,
  type Sharing,
  type Tables,
  planOf,
  storedShares,
} from './contents/contents.ts'
import { createSealedFile } from './file/sealed-file.ts'

/**
 * Finds the last signed head of the organization's activity in the snapshot. If older rows were removed, it also finds
 * the floor that the head builds on.
 */
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
  // Only an organization's export contains the activity itself.
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

type ManifestReview = NonNullable<Manifest['review']>
type Row = { [Field in keyof ManifestReview]: Field extends `${string}At` ? Date : string }

/** Finds the review that an access export describes. */
export async function reviewIn(
  snapshot: Snapshot,
  { reviewId }: { reviewId: string | null },
): Promise<Pick<Manifest, 'review'>> {
  if (reviewId === null) return {}
  const [row] = await snapshot.rows<Row>(
    `select id, started_by_name as "startedBy", created_at as "startedAt", due_at as "dueAt",
       ended_by_name as "closedBy", ended_at as "closedAt"
     from access_reviews where id = ${pg.escapeLiteral(reviewId)}`,
  )
  if (!row) return {}
  const { startedAt, dueAt, closedAt } = row
  return {
    review: {
      ...row,
      startedAt: startedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      closedAt: closedAt.toISOString(),
    },
  }
}

/** The thread is stopped by terminating it, so no signal is needed. */
const untilItEnds = new AbortController().signal

export interface Making {
  reader: SnapshotReader
  paths: { file: string; spool: string }
  tables: Tables
  /** The names of the manifest and its signature. */
  names: { manifest: string; signature: string }
  maxBytes: number
  /** The key that signs the contents. */
  signingKey: KeyObject
  onStep(step: 'packaging' | 'sealing', progress: { total?: number; rows?: number }): void
  /** Called whenever something is read or written, with the total number of rows. */
  moved(rows: number): void
}

export interface ExportRequest extends Attempt {
  subject: Subject<ExportType> & { name: string; reviewId: string | null }
  requestedBy: Manifest['requestedBy']
  requestedAt: Date
}

export interface MadeExport {
  rows: number
  size: number
  digest: Buffer
  fileKey: Buffer
  receipts: Receipt[]
}

/** Creates an export's file from one snapshot. Its memory doesn't grow with the number of rows. */
export async function makeExport(asked: ExportRequest, parts: Making): Promise<MadeExport> {
  const { maxBytes, names, paths, tables } = parts
  // Each file has its own key, so that the file stays the same when the secret key changes.
  const fileKey = randomBytes(32)
  const file = await createSealedFile(paths.file, fileKey, asked.id, {
    lasting: true,
    maxBytes,
  })
  try {
    return await withSnapshot(parts.reader, untilItEnds, async (snapshot) => {
      const plan = await planOf(snapshot, asked.subject, tables)
      let total = 0
      let rows = 0
      for (const { entities, id } of plan) {
        for (const entity of entities) {
          total += await snapshot.count(entity, id)
          parts.moved(rows)
        }
      }
      parts.onStep('packaging', { total })

      const zip = zipInto(file, snapshot.at, () => parts.moved(rows))
      const files: ManifestFile[] = []
      const receipts: Receipt[] = []
      const target = {
        zip,
        spool: paths.spool,
        onRows: (more: number) => parts.moved((rows += more)),
      }
      for (const section of plan) {
        const before = rows
        for (const entity of section.entities) {
          const place = { entity, id: section.id, folder: section.folder }
          files.push(...(await packageEntity(snapshot, place, target)))
        }
        receipts.push(...receiptsOf(section, rows - before, tables))
      }

      parts.onStep('sealing', { rows })
      const described = describe(asked, { plan, files, tables }, snapshot.at)
      const manifest = signManifest(
        {
          ...described,
          ...(await reviewIn(snapshot, asked.subject)),
          ...(await headIn(snapshot, asked.subject)),
        },
        parts.signingKey,
      )
      zip.addWhole(names.manifest, manifest.bytes)
      zip.addWhole(names.signature, manifest.signature)
      return { rows, receipts, fileKey, ...(await zip.end()) }
    })
  } catch (error) {
    await file.close()
    throw error
  }
}

function describe(
  { id, subject, requestedBy, requestedAt }: ExportRequest,
  { plan, files, tables }: { plan: Section[]; files: ManifestFile[]; tables: Tables },
  at: Date,
): Omit<Manifest, 'signature'> {
  const members = plan.flatMap((section) =>
    section.member ? [describeMember(section, section.member, tables)] : [],
  )
  return {
    schemaVersion: 1,
    export: id,
    type: subject.type,
    subject: { id: subject.id, name: subject.name },
    requestedBy,
    requestedAt: requestedAt.toISOString(),
    snapshotAt: at.toISOString(),
    rows: files.reduce((sum, file) => sum + (file.format === 'csv' ? file.rows : 0), 0),
    files,
    ...(subject.type === 'network' ? { organizations: members } : {}),
  }
}

function describeMember({ folder, entities }: Section, member: Sharing, tables: Tables) {
  const { id, name, shares } = member
  const stored = storedShares(member, tables)
  return {
    id,
    name,
    folder: entities.length > 0 ? folder : null,
    shares,
    nothingStored: shares.filter((kind) => !stored.includes(kind)),
  }
}

/**
 * Returns the receipts of members whose data is in the export. Shares that aren't stored here were exported to no one.
 */
function receiptsOf({ member }: Section, rows: number, tables: Tables): Receipt[] {
  const shares = member ? storedShares(member, tables) : []
  return member && shares.length > 0 ? [{ organizationId: member.id, shares, rows }] : []
}
