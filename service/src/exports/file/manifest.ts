import { type KeyObject, sign } from 'node:crypto'
import type { ExportEntity, PersonEntity } from '@accord/contract/export-contents.ts'
import type { ExportType } from '@accord/contract/exports.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { fingerprintOf, publicKeyOf } from '#crypto/secrets.ts'

export interface ManifestFile {
  path: string
  entity: ExportEntity | PersonEntity
  format: 'json-lines' | 'csv'
  rows: number
  bytes: number
  sha256: string
}

/** What an export says of itself; signed, so that a changed file tells on itself. */
export interface Manifest {
  schemaVersion: 1
  export: string
  type: ExportType
  subject: { id: string; name: string }
  requestedBy: { name: string; email: string | null } | null
  requestedAt: string
  /** The moment whose data this is. */
  snapshotAt: string
  rows: number
  files: ManifestFile[]
  /** Of a network: who shares what, and which kinds of it are not stored in this service. */
  organizations?: {
    id: string
    name: string
    folder: string | null
    shares: ScopeEntity[]
    nothingStored: ScopeEntity[]
  }[]
  /** Of access, where it tells of a review: its list is of the moment at which it was started. */
  review?: {
    id: string
    startedBy: string
    startedAt: string
    dueAt: string
    closedBy: string
    closedAt: string
  }
  /** Of an organization: the last end of its chain of activity that was signed. */
  activityHead?: ManifestHead
  /** Where that chain begins, if older rows were removed by the organization's rule. */
  activityFloor?: ManifestFloor
  signature: { algorithm: 'Ed25519'; publicKey: string; fingerprint: string }
}

export interface ManifestHead {
  position: string
  /** In hex. */
  hash: string
  at: string
  keyId: string
  /** In base64. */
  signature: string
}

export interface ManifestFloor extends ManifestHead {
  /** What happened before this time was removed. */
  before: string
}

/** The exact bytes and the signature over them, as the two files hold them. */
export function signManifest(manifest: Omit<Manifest, 'signature'>, key: KeyObject) {
  const publicKey = publicKeyOf(key)
  const signature = {
    algorithm: 'Ed25519' as const,
    publicKey: publicKey.toString('base64'),
    fingerprint: fingerprintOf(publicKey),
  }
  const signed: Manifest = { ...manifest, signature }
  const bytes = Buffer.from(`${JSON.stringify(signed, null, 2)}\n`)
  return { bytes, signature: asFile(sign(null, bytes, key)) }
}

function asFile(signature: Buffer): Buffer {
  return Buffer.from(`${signature.toString('base64')}\n`)
}
