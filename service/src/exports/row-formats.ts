import { otherCells, type OtherKind } from './other-cells.ts'

export interface Column {
  name: string
  /** What it holds decides how it is written. */
  kind: 'text' | OtherKind
}

/** Rows in the two formats of an export. */
export interface Formatted {
  json: Buffer
  csv: Buffer
  rows: number
}

const [tab, newline, quote, apostrophe, comma, backslash] = [9, 10, 34, 39, 44, 92]
const [letterN, letterV] = [78, 118]
const [nothing, lineTab, jsonEnd, csvEnd] = ['null', '\\u000b', '}\n', '\r\n'].map(bytesOf) as [
  Buffer,
  Buffer,
  Buffer,
  Buffer,
]

/** Written as they are in COPY, JSON and CSV alike: all but controls, quote and backslash. */
const isPlain = new Uint8Array(256).fill(1, 32)
isPlain[quote] = isPlain[backslash] = 0

/** What COPY means by a backslash and these; JSON means the same, but does not know the last. */
const unescaped = new Uint8Array(256)
for (const [index, letter] of Array.from('\\bfnrtv').entries()) {
  unescaped[letter.charCodeAt(0)] = '\\\b\f\n\r\t\v'.charCodeAt(index)
}

/** A spreadsheet takes a cell that begins with one of these for a formula. */
const beginsFormula = new Uint8Array(256)
for (const begin of bytesOf('=+-@\t\r\n')) beginsFormula[begin] = 1

export function csvHeader(columns: readonly Column[]): Buffer {
  return bytesOf(`${columns.map(({ name }) => name).join(',')}\r\n`)
}

/**
 * Whole lines of COPY's text format to lines of JSON and of CSV. PostgreSQL could write both itself, but
 * it would have to read everything twice, and its JSON alone takes longer than all of this. Byte by byte,
 * because strings would leave a hundred megabytes of garbage between two collections.
 */
export function rowFormatter(columns: readonly Column[]): (lines: Buffer) => Formatted {
  const heads = columns.map(({ name }, index) => bytesOf(`${index === 0 ? '{' : ','}"${name}":`))
  const longest = Math.max(...heads.map(({ length }) => length))
  const cells = columns.map(({ kind }) => (kind === 'text' ? undefined : otherCells[kind]))
  let [json, csv] = [Buffer.alloc(0), Buffer.alloc(0)]

  return (lines) => {
    // At worst a byte becomes six, and each one is a field of its own.
    const room = lines.length * (longest + 8)
    if (json.length < room) [json, csv] = [Buffer.allocUnsafe(room), Buffer.allocUnsafe(room)]
    let [at, j, c, rows] = [0, 0, 0, 0]
    while (at < lines.length) {
      for (let column = 0; column < columns.length; column += 1) {
        const head = heads[column]!
        for (let index = 0; index < head.length; index += 1) json[j++] = head[index]!
        if (column > 0) csv[c++] = comma

        let byte = lines[at]!
        if (byte === backslash && lines[at + 1] === letterN) {
          j += nothing.copy(json, j)
          at += 3
          continue
        }
        const cell = cells[column]
        if (cell) {
          const begin = at
          while (byte !== tab && byte !== newline) byte = lines[++at]!
          const field = lines.toString('latin1', begin, at++)
          j += json.write(cell.json(field), j, 'latin1')
          c += csv.write(cell.csv(field), c, 'latin1')
          continue
        }

        json[j++] = csv[c++] = quote
        const isEmpty = byte === tab || byte === newline
        const first = byte === backslash ? unescaped[lines[at + 1]!]! : byte
        // With an apostrophe before it, it is shown instead of computed.
        if (beginsFormula[first] === 1 && !isEmpty) csv[c++] = apostrophe
        while (byte !== tab && byte !== newline) {
          if (isPlain[byte] === 1) {
            json[j++] = csv[c++] = byte
          } else if (byte === backslash) {
            const letter = lines[++at]!
            if (letter === letterV) j += lineTab.copy(json, j)
            else [json[j++], json[j++]] = [backslash, letter]
            csv[c++] = unescaped[letter]!
          } else if (byte === quote) {
            json[j++] = backslash
            json[j++] = csv[c++] = csv[c++] = quote
          } else {
            j += json.write(`\\u${byte.toString(16).padStart(4, '0')}`, j)
            csv[c++] = byte
          }
          byte = lines[++at]!
        }
        json[j++] = csv[c++] = quote
        at += 1
      }
      j += jsonEnd.copy(json, j)
      c += csvEnd.copy(csv, c)
      rows += 1
    }
    return { json: Buffer.from(json.subarray(0, j)), csv: Buffer.from(csv.subarray(0, c)), rows }
  }
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}
