import { createHash, randomBytes } from 'node:crypto'
import { type Json, canonical } from './signed.ts'

/** The author as it's stored. docs/decisions/020 explains which fields each kind of author has. */
export interface StoredActor {
  author: string
  userId: string | null
  profileId: string | null
  otherId: string | null
  otherName: string | null
}

/** The permanent content of a row, which its hash covers. */
export interface ChainedRow extends StoredActor {
  id: string
  organizationId: string
  position: string
  at: Date
  kind: string
  detail: Record<string, unknown>
  /** The commitments to data that can be erased. */
  wordsCommitment: Buffer | null
  deviceCommitment: Buffer | null
}

/** Hashes the previous hash and the row with SHA-256. The format never changes. A new format gets a new number. */
export function chainHash(previous: Buffer | null, row: ChainedRow): Buffer {
  return sha256(
    canonical({
      format: 'accord activity row 1',
      previous: hex(previous),
      id: row.id,
      organization: row.organizationId,
      position: row.position,
      at: row.at.toISOString(),
      kind: row.kind,
      author: row.author,
      user: row.userId,
      profile: row.profileId,
      other: row.otherId,
      otherName: row.otherName,
      detail: row.detail as Json,
      words: hex(row.wordsCommitment),
      device: hex(row.deviceCommitment),
    }),
  )
}

/**
 * Data that can be erased from a row. The commitment to it remains. Each commitment has its own salt, so that its data
 * can be erased separately.
 */
export interface Committed {
  salt: Buffer
  commitment: Buffer
}

const saltLength = 16

export function commit(said: Json, salt: Buffer = randomBytes(saltLength)): Committed {
  return { salt, commitment: sha256(Buffer.concat([salt, Buffer.from(canonical(said))])) }
}

/** Returns the form of the device to which a row commits. */
export function deviceSaid(address: string | null, agent: string | null): Json {
  return { address, agent }
}

function sha256(bytes: string | Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

function hex(bytes: Buffer | null): string | null {
  return bytes && bytes.toString('hex')
}

/** A range of consecutive positions, including both ends. */
export interface Range {
  from: number
  to: number
}

/** Adds a position to the ranges. Positions must be added in order. */
export function addTo(ranges: Range[], position: number) {
  const last = ranges.at(-1)
  if (last?.to === position - 1) last.to = position
  else ranges.push({ from: position, to: position })
}

export function rangesOf(positions: Iterable<number>): Range[] {
  const ranges: Range[] = []
  for (const position of [...positions].toSorted((one, other) => one - other)) {
    addTo(ranges, position)
  }
  return ranges
}

/** Finds the first position of a range that isn't in any of the others, which may overlap. */
export function firstOutside(others: readonly Range[], { from, to }: Range): number | undefined {
  let next = from
  for (const other of others.toSorted((one, another) => one.from - another.from)) {
    if (other.from <= next && other.to >= next) next = other.to + 1
  }
  return next > to ? undefined : next
}
