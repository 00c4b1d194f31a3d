import { fieldBeginsFormula, fieldGoesOnAsFormula } from './formulas.ts'
import { otherCells, type OtherKind } from './other-cells.ts'

export interface Column {
  name: string
  /** What it holds decides how it is written. */
  kind: 'text' | 'time' | OtherKind
}

/** Rows in the two formats of an export. The bytes are good until the call after the next one. */
export interface Formatted {
  json: Buffer
  csv: Buffer
  rows: number
}

const tab = 9
const newline = 10
const quote = 34
const apostrophe = 39
const comma = 44
const semicolon = 59
const backslash = 92
const space = 32
const brace = 125
const carriageReturn = 13
const letterN = 78
const letterT = 84
const letterZ = 90
const letterV = 118
const nothing = bytesOf('null')
const zone = '+00'

/** Written as they are in COPY, JSON and CSV alike: all but controls, quote, semicolon and backslash. */
const isPlain = new Uint8Array(256).fill(1, 32)
isPlain[quote] = isPlain[semicolon] = isPlain[backslash] = 0

/** What COPY means by a backslash and these; JSON means the same, but does not know the last. */
const unescaped = new Uint8Array(256)
for (const [index, letter] of Array.from('\\bfnrtv').entries()) {
  unescaped[letter.charCodeAt(0)] = '\\\b\f\n\r\t\v'.charCodeAt(index)
}

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
  const isTime = columns.map(({ kind }) => kind === 'time')
  const cells = columns.map(({ kind }) =>
    kind === 'text' || kind === 'time' ? undefined : otherCells[kind],
  )
  let [used, spare] = [newScratch(0), newScratch(0)]

  return (lines) => {
    // At worst a byte becomes six, and each one is a field of its own.
    const room = lines.length * (longest + 8)
    ;[used, spare] = [spare.json.length < room ? newScratch(room) : spare, used]
    const { json, csv } = used
    let at = 0
    let j = 0
    let c = 0
    let rows = 0
    while (at < lines.length) {
      for (let column = 0; column < heads.length; column += 1) {
        const head = heads[column]!
        for (let index = 0; index < head.length; index += 1) json[j++] = head[index]!
        if (column > 0) csv[c++] = comma

        let byte = lines[at]!
        if (byte === backslash && lines[at + 1] === letterN) {
          for (let index = 0; index < nothing.length; index += 1) json[j++] = nothing[index]!
          at += 3
          continue
        }
        if (isTime[column]) {
          // '2026-11-15 06:23:22.677+00', as PostgreSQL writes it in UTC.
          json[j++] = quote
          for (; byte !== tab && byte !== newline; byte = lines[++at]!) {
            const written = byte === space ? letterT : byte
            json[j++] = written
            csv[c++] = written
          }
          j -= zone.length
          c -= zone.length
          json[j++] = letterZ
          json[j++] = quote
          csv[c++] = letterZ
          at += 1
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

        json[j++] = quote
        csv[c++] = quote
        // With an apostrophe before it, it is shown instead of computed.
        if (fieldBeginsFormula(lines, at)) csv[c++] = apostrophe
        while (byte !== tab && byte !== newline) {
          if (isPlain[byte] === 1) {
            json[j++] = byte
            csv[c++] = byte
          } else if (byte === backslash) {
            const letter = lines[++at]!
            if (letter === letterV) {
              j += json.write('\\u000b', j)
            } else {
              json[j++] = backslash
              json[j++] = letter
            }
            const meant = unescaped[letter]!
            csv[c++] = meant
            const ends = meant === tab || meant === newline || meant === carriageReturn
            if (ends && fieldGoesOnAsFormula(lines, at + 1)) csv[c++] = apostrophe
          } else if (byte === semicolon) {
            json[j++] = semicolon
            csv[c++] = semicolon
            if (fieldGoesOnAsFormula(lines, at + 1)) csv[c++] = apostrophe
          } else if (byte === quote) {
            json[j++] = backslash
            json[j++] = quote
            csv[c++] = quote
            csv[c++] = quote
          } else {
            j += json.write(`\\u${byte.toString(16).padStart(4, '0')}`, j)
            csv[c++] = byte
          }
          byte = lines[++at]!
        }
        json[j++] = quote
        csv[c++] = quote
        at += 1
      }
      json[j++] = brace
      json[j++] = newline
      csv[c++] = carriageReturn
      csv[c++] = newline
      rows += 1
    }
    return { json: json.subarray(0, j), csv: csv.subarray(0, c), rows }
  }
}

function newScratch(room: number) {
  return { json: Buffer.allocUnsafeSlow(room), csv: Buffer.allocUnsafeSlow(room) }
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}
