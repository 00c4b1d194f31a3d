import { growing, type Lines } from '#exports/contents/rows.ts'
import { farthest, longest, shortest } from './symbols.ts'

/** What of some lines stood before in them. */
export interface Repeats {
  /** Of each: how many bytes before it repeat nothing, how long it is, and how far back it stood. */
  found: Int32Array
  /** How many bytes follow the last. */
  rest: number
}

/** Less is as short when it is written out. */
const worthwhile = 4
/** What has fewer bytes is not remembered. */
const memorable = 8

/**
 * Looks where a field begins, and nowhere else: whether it is like that of the row before, or one with the same end that
 * was not long ago. All the rest of a row is ids, digests and times, in which a search at each byte, as others do it, finds nothing.
 */
export function repeatFinder(): (lines: Lines) => Repeats {
  const remembered = new Int32Array(4096)
  const foundIn = growing((room) => new Int32Array(room))

  return ({ bytes, starts, perRow }) => {
    const all = bytes.length
    const from = new DataView(bytes.buffer, bytes.byteOffset, all)
    const found = foundIn(3 * (starts.length + Math.ceil(all / (longest - shortest))))
    remembered.fill(-1)
    let done = 0
    let length = 0
    for (let field = 0; field < starts.length; field += 1) {
      let begin = starts[field]!
      const next = field + 1 < starts.length ? starts[field + 1]! : all
      let end = begin
      let distance = 0
      if (begin < done) {
        end = done
      } else if (field >= perRow) {
        distance = begin - starts[field - perRow]!
        if (distance > 0 && distance <= farthest) end = sameUntil(from, begin, distance, all)
      }
      if (end < next && next - begin >= memorable) {
        const place = placeOf(from, begin, next)
        const back = begin - remembered[place]!
        remembered[place] = begin
        if (begin >= done && back <= farthest && back <= begin) {
          const until = sameUntil(from, begin, back, all)
          if (until > end) {
            end = until
            distance = back
          }
        }
      }
      if (begin < done || end === begin) continue
      while (begin > done && begin > distance && isSame(from, begin - 1, distance)) begin -= 1
      if (end - begin < worthwhile) continue
      while (begin < end) {
        // Not so much that too little is left.
        const left = end - begin
        const piece = left > longest ? Math.min(longest, left - shortest) : left
        found[length] = begin - done
        found[length + 1] = piece
        found[length + 2] = distance
        length += 3
        begin += piece
        done = begin
      }
    }
    return { found: found.subarray(0, length), rest: all - done }
  }
}

function isSame(from: DataView, at: number, distance: number): boolean {
  return from.getUint8(at) === from.getUint8(at - distance)
}

/** Where it is no longer as it was so far back. */
function sameUntil(from: DataView, begin: number, distance: number, all: number): number {
  let at = begin
  for (; at + 4 <= all; at += 4) {
    const other = from.getInt32(at, true) ^ from.getInt32(at - distance, true)
    if (other !== 0) return at + ((31 - Math.clz32(other & -other)) >> 3)
  }
  while (at < all && isSame(from, at, distance)) at += 1
  return at
}

/** Fields of one length with the same middle and end are remembered in one place; a later one instead of an earlier. */
function placeOf(from: DataView, begin: number, end: number): number {
  const length = end - begin
  const middle = Math.imul(from.getInt32(begin + (length >> 1), true) ^ length, 0x85ebca6b)
  const last = Math.imul(from.getInt32(end - 8, true) ^ middle, 0x9e3779b1)
  return Math.imul(from.getInt32(end - 4, true) ^ last, 0xc2b2ae35) >>> 20
}
