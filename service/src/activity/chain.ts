import { createHash, randomBytes } from 'node:crypto'
import { type Json, canonical } from './signed.ts'

/** Who did it, as it is kept: docs/decisions/020 says which author has which of these. */
export interface StoredActor {
  author: string
  userId: string | null
  profileId: string | null
  otherId: string | null
  otherName: string | null
}

/** What a row of an organization's activity says for good; its hash covers all of it. */
export interface ChainedRow extends StoredActor {
  id: string
  organizationId: string
  position: string
  at: Date
  kind: string
  detail: Record<string, unknown>
  /** Commitments, in place of what may be erased. */
  wordsCommitment: Buffer | null
  deviceCommitment: Buffer | null
}

/** SHA-256 over the hash before and the row. This form is for good: another one gets another number. */
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

/** What may be erased of a row, and what stays of it: one salt for each, so that they are erased by themselves. */
export interface Committed {
  salt: Buffer
  commitment: Buffer
}

const saltLength = 16

export function commit(said: Json, salt: Buffer = randomBytes(saltLength)): Committed {
  return { salt, commitment: sha256(Buffer.concat([salt, Buffer.from(canonical(said))])) }
}

/** What is committed to of the device. */
export function deviceSaid(address: string | null, agent: string | null): Json {
  return { address, agent }
}

function sha256(bytes: string | Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

function hex(bytes: Buffer | null): string | null {
  return bytes && bytes.toString('hex')
}

/** Positions that follow each other, both ends included. */
export interface Range {
  from: number
  to: number
}

/** Positions come in their order. */
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

/** The first position of a range that stands in none of the others, which may overlap. */
export function firstOutside(others: readonly Range[], { from, to }: Range): number | undefined {
  let next = from
  for (const other of others.toSorted((one, another) => one.from - another.from)) {
    if (other.from <= next && other.to >= next) next = other.to + 1
  }
  return next > to ? undefined : next
}
