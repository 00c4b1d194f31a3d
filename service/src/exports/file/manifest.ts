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

/** The signed description of an export, which reveals any change to the files. */
export interface Manifest {
  schemaVersion: 1
  export: string
  type: ExportType
  subject: { id: string; name: string }
  requestedBy: { name: string; email: string | null } | null
  requestedAt: string
  /** The time of the snapshot. */
  snapshotAt: string
  rows: number
  files: ManifestFile[]
  /** For a network, the members' shares, and the shared kinds that this service doesn't store. */
  organizations?: {
    id: string
    name: string
    folder: string | null
    shares: ScopeEntity[]
    nothingStored: ScopeEntity[]
  }[]
  /** The review that an access export describes. Its list is from the time when the review was started. */
  review?: {
    id: string
    startedBy: string
    startedAt: string
    dueAt: string
    closedBy: string
    closedAt: string
  }
  /** For an organization, the last signed head of its activity chain. */
  activityHead?: ManifestHead
  /** The start of that chain, if the organization's policy removed older rows. */
  activityFloor?: ManifestFloor
  signature: { algorithm: 'Ed25519'; publicKey: string; fingerprint: string }
}

export interface ManifestHead {
  position: string
  /** The hash in hex. */
  hash: string
  at: string
  keyId: string
  /** The signature in base64. */
  signature: string
}

export interface ManifestFloor extends ManifestHead {
  /** Activity before this time was removed. */
  before: string
}

/** Returns the exact bytes of the manifest and the signature over them, which become the two files. */
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
