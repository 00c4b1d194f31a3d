import {
  type ErasableGroup,
  erasableGroups,
  type OrganizationActivityKind,
  organizationHappenings,
  personalFieldsOf,
} from '@accord/contract/activity-details.ts'
import { isSameSet } from '@accord/contract/rules/small-sets.ts'
import * as z from 'zod/mini'
import { type Head, type Json, isTime } from './signed.ts'
import {
  type ChainedRow,
  type Range,
  addTo,
  chainHash,
  commit,
  deviceSaid,
  firstOutside,
} from './chain.ts'

/** A row with everything that's needed to check its chain. */
export interface StoredActivityRow extends ChainedRow {
  words: Record<string, unknown> | null
  wordsSalt: Buffer | null
  address: string | null
  agent: string | null
  deviceSalt: Buffer | null
  previousHash: Buffer | null
  hash: Buffer
}

/** The start of a check: before the first row, after a known row, or after the floor of a chain with removed rows. */
export type ChainPosition = Pick<Head, 'position' | 'hash'> & { isFloor?: true }

export interface RowCheck {
  /** Checks the next row. Returns a sentence about the problem if it doesn't fit. */
  add(row: StoredActivityRow): string | undefined
  /** Continues after rows that were removed, according to a signed floor. */
  skipTo(floor: ChainPosition): void
  /**
   * Checks that every erasure and removal was recorded. It's called after the last row, and returns a sentence if one
   * wasn't.
   */
  unrecorded(): string | undefined
  readonly position: bigint
  readonly head: Buffer | null
  /** The number of rows with erased data. */
  readonly erased: number
}

/** A row that records an erasure or removal of earlier rows. */
export type RowWithDetail = Pick<StoredActivityRow, 'position' | 'kind' | 'detail'>

/**
 * Checks the rows of a chain in order. Each signed head must match the row at its position. If only a part of the chain
 * is checked, `others` are rows elsewhere that may record erasures in it.
 */
export function checkRows(
  begin?: ChainPosition,
  signed: readonly Head[] = [],
  elsewhere: readonly RowWithDetail[] = [],
): RowCheck {
  let head = begin?.hash ?? null
  let position = BigInt(begin?.position ?? 0)
  let erased = 0
  let cutTo = 0
  const first = position + 1n
  const signedAt = new Map(signed.map((one) => [BigInt(one.position), one]))
  const gone: Record<ErasableGroup, Range[]> = { words: [], device: [] }
  const recorded: Record<ErasableGroup, Range[]> = { words: [], device: [] }
  for (const row of elsewhere) note(row)

  // Only earlier rows count, because a row can't record the erasure or removal of later ones.
  function note({ position: at, kind, detail }: RowWithDetail) {
    const isBefore = ({ to }: { to: number }) => to < Number(at)
    if (kind === 'activity_erased') {
      const { data } = z.safeParse(Erasure, detail)
      if (data) recorded[data.group].push(...data.ranges.filter(isBefore))
    }
    if (kind === 'activity_cut') {
      const { data } = z.safeParse(Cut, detail)
      if (data && isBefore(data)) cutTo = Math.max(cutTo, data.to)
    }
  }

  return {
    get position() {
      return position
    },
    get head() {
      return head
    },
    get erased() {
      return erased
    },
    add(row) {
      const next = position + 1n
      const at = `row ${next} (${row.id})`
      if (BigInt(row.position) !== next) return `row ${next} is missing`
      if (!isSameHash(row.previousHash, head)) {
        const before = begin?.isFloor && next === first ? 'signed floor' : 'row'
        return `${at} doesn't follow the ${before} before it`
      }
      // PostgreSQL accepts the time 'infinity', but Accord never writes it.
      if (!isTime(row.at)) return `${at} was changed`
      head = chainHash(head, row)
      if (!isSameHash(row.hash, head)) return `${at} was changed`
      const lost = erasableGroups.filter((group) => isErased[group](row))
      const changed = erasableGroups.find((group) => !lost.includes(group) && !fits[group](row))
      if (changed) return `${at}: ${changedMessages[changed]}`
      const met = signedAt.get(next)
      if (met && !isSameHash(met.hash, head)) {
        return `${at} isn't the row that was signed on ${met.at.toISOString()}`
      }
      for (const group of lost) addTo(gone[group], Number(next))
      if (lost.length > 0) erased += 1
      note(row)
      position = next
      return undefined
    },
    skipTo(floor) {
      head = floor.hash
      position = BigInt(floor.position)
    },
    unrecorded() {
      if (begin?.isFloor && cutTo < Number(begin.position)) {
        return `row ${begin.position}: the chain was cut here, but the cut wasn't recorded`
      }
      for (const group of erasableGroups) {
        for (const range of gone[group]) {
          const silent = firstOutside(recorded[group], range)
          if (silent === undefined) continue
          return `row ${silent}: ${erasedMessages[group]}`
        }
      }
      return undefined
    },
  }
}

const Erasure = z.object(organizationHappenings.activity_erased)
const Cut = z.object(organizationHappenings.activity_cut)

const changedMessages: Record<ErasableGroup, string> = {
  words: 'the personal details were changed',
  device: 'the IP address or browser was changed',
}

const erasedMessages: Record<ErasableGroup, string> = {
  words: "the personal details were erased, but the erasure wasn't recorded",
  device: "the IP address or browser was erased, but the erasure wasn't recorded",
}

/**
 * Whether a row's data was erased. Without a salt, the data must be empty. Otherwise, something was inserted in its
 * place.
 */
const isErased: Record<ErasableGroup, (row: StoredActivityRow) => boolean> = {
  words: ({ kind, words, wordsSalt, wordsCommitment }) =>
    wordsCommitment !== null &&
    wordsSalt === null &&
    words !== null &&
    isSameSet(Object.keys(words), wordFieldsOf(kind) ?? Object.keys(words)) &&
    Object.values(words).every((word) => word === null),
  device: ({ address, agent, deviceSalt, deviceCommitment }) =>
    deviceCommitment !== null && deviceSalt === null && address === null && agent === null,
}

/** Returns undefined for a kind that a later version wrote. */
function wordFieldsOf(kind: string): string[] | undefined {
  return Object.hasOwn(organizationHappenings, kind)
    ? personalFieldsOf(kind as OrganizationActivityKind)
    : undefined
}

const fits: Record<ErasableGroup, (row: StoredActivityRow) => boolean> = {
  words: ({ words, wordsSalt, wordsCommitment }) =>
    isCommitted(words as Json, wordsSalt, wordsCommitment),
  device: ({ address, agent, deviceSalt, deviceCommitment }) =>
    address === null && agent === null
      ? isCommitted(null, deviceSalt, deviceCommitment)
      : isCommitted(deviceSaid(address, agent), deviceSalt, deviceCommitment),
}

function isCommitted(said: Json, salt: Buffer | null, commitment: Buffer | null): boolean {
  if (said === null || salt === null || commitment === null) {
    return said === null && salt === null && commitment === null
  }
  return commit(said, salt).commitment.equals(commitment)
}

export function isSameHash(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other)
}
