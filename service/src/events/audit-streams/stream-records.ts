import type { SignedFloor, SignedHead } from '#activity/signed.ts'
import type { StreamedActivity } from './stream-batches.store.ts'

/** One line of a stream. Receivers may add fields of their own around it. */
export interface StreamRecord {
  record: 'activity' | 'head' | 'floor' | 'test'
  organization: string
  at: string
  [field: string]: unknown
}

/** A row with the fields of `activity.jsonl` in an export, so that both are verified in the same way. */
export function recordOfRow(organization: string, row: StreamedActivity): StreamRecord {
  return {
    record: 'activity',
    organization,
    position: Number(row.position),
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    author: row.author,
    user: row.user_id,
    name: row.name,
    email: row.email,
    profile: row.profile_id,
    other: row.other_id,
    otherName: row.other_name,
    detail: row.detail,
    words: row.words,
    address: row.host,
    agent: row.agent,
    previousHash: hex(row.previous_hash),
    hash: hex(row.hash),
    wordsSalt: hex(row.words_salt),
    wordsCommitment: hex(row.words_commitment),
    deviceSalt: hex(row.device_salt),
    deviceCommitment: hex(row.device_commitment),
  }
}

/** The signature of the chain up to a row. With the public key, a copy can be checked without Accord. */
export function recordOfHead(
  { organizationId, position, hash, at, keyId, signature }: SignedHead,
  publicKey: Buffer,
): StreamRecord {
  return {
    record: 'head',
    organization: organizationId,
    position: Number(position),
    hash: hex(hash),
    at: at.toISOString(),
    keyId,
    signature: signature.toString('base64'),
    publicKey: publicKey.toString('base64'),
  }
}

/** The last row that the organization's policy deleted before it was sent. */
export function recordOfFloor(floor: SignedFloor, publicKey: Buffer): StreamRecord {
  return {
    ...recordOfHead(floor, publicKey),
    record: 'floor',
    before: floor.before.toISOString(),
  }
}

export function recordOfTest(organization: string, at: Date): StreamRecord {
  return { record: 'test', organization, at: at.toISOString() }
}

function hex(bytes: Buffer | null): string | null {
  return bytes && bytes.toString('hex')
}
