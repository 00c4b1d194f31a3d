import { copyAll, copyPlain, readable } from './copy-plain.ts'
import { beginsFormulaAt, goesOnAsFormula, shownInCell } from './formulas.ts'
import { byte, type Column, type Formatted, growing, sharedInTurn, viewOf } from './rows.ts'
import { timeWriter, writeHex, writeNumber, writeText, writeUuid } from './values.ts'

const { tab, newline, carriageReturn, quote, apostrophe, comma, semicolon, backslash } = byte

/** JSON's short ways to write these. */
const escaped = new Uint8Array(256)
for (const [index, letter] of Array.from('bfnrt"\\').entries()) {
  escaped['\b\f\n\r\t"\\'.charCodeAt(index)] = letter.charCodeAt(0)
}
/** Where a spreadsheet that separates cells in another way may end one. */
const mayEnd = new Uint8Array(256)
for (const separator of [semicolon, tab, newline, carriageReturn]) mayEnd[separator] = 1

/** Before jsonb stands its version. */
const jsonVersion = 1
/** Instead of a number of columns: no more rows come. */
const noMore = -1

export function csvHeader(columns: readonly Column[]): Buffer {
  const names = columns.filter(isCell).map(({ name }) => name)
  return Buffer.from(`${names.join(',')}\r\n`, 'latin1')
}

function isCell({ kind }: Column): boolean {
  return kind !== 'proof'
}

/**
 * Whole rows of COPY's binary format as lines of JSON and as lines of CSV, in which what begins like a formula is shown
 * instead of computed, by an apostrophe before it. PostgreSQL could write both itself, but it would have to read everything twice,
 * and its JSON alone takes longer than all of this. Byte by byte, because strings would leave a hundred megabytes
 * of garbage between two collections; both at once, because to look at each byte takes longer than to write it.
 */
export function rowFormatter(columns: readonly Column[]): (batch: Buffer) => Formatted {
  const heads = columns.map(({ name }, index) => `${index === 0 ? '{' : ','}"${name}":`)
  const headFours = heads.map((text) => readable(Buffer.from(text, 'latin1')))
  const kinds = columns.map(({ kind }) => kind)
  const areCells = columns.map(isCell)
  const followsCell = areCells.map((isOne, at) => isOne && areCells.indexOf(true) < at)
  const longest = Math.max(...heads.map(({ length }) => length))
  const writeTime = timeWriter()
  const cells = areCells.filter(Boolean).length
  const startsOf = (room: number) => new Int32Array(room)
  const memory = { json: sharedInTurn(), csv: sharedInTurn() }
  const starts = { json: growing(startsOf), csv: growing(startsOf) }

  return (batch) => {
    // At worst each byte becomes six, and every four of them, which say how long it is, are a field that is nothing.
    const jsonBytes = memory.json(batch.length * (8 + Math.ceil(longest / 4)) + 64)
    const csvBytes = memory.csv(batch.length * 4 + 64)
    const [from, json, csv] = [readable(batch), viewOf(jsonBytes), viewOf(csvBytes)]
    // A field has four bytes at least.
    const jsonStarts = starts.json(batch.length >> 2)
    const csvStarts = starts.csv(batch.length >> 2)
    let [at, jsonEnd, csvEnd, rows] = [0, 0, 0, 0]
    let [jsonFields, csvFields] = [0, 0]
    while (at < batch.length && from.getInt16(at) !== noMore) {
      if (from.getInt16(at) !== kinds.length) throw new Error('These are other columns.')
      at += 2
      for (let column = 0; column < kinds.length; column += 1) {
        jsonStarts[jsonFields++] = jsonEnd
        copyAll(headFours[column]!, 0, heads[column]!.length, json, jsonEnd)
        jsonEnd += heads[column]!.length
        if (areCells[column]) csvStarts[csvFields++] = csvEnd
        if (followsCell[column]) csvBytes[csvEnd++] = comma
        const length = from.getInt32(at)
        at += 4
        if (length < 0) {
          jsonEnd = writeText('null', json, jsonEnd)
          continue
        }
        const kind = kinds[column]!
        const begin = jsonEnd
        if (kind === 'text' || kind === 'json') {
          const isText = kind === 'text'
          if (isText) jsonBytes[jsonEnd++] = quote
          csvBytes[csvEnd++] = quote
          const end = at + length
          if (!isText && batch[at] === jsonVersion) at += 1
          if (beginsFormulaAt(batch, at, end)) csvBytes[csvEnd++] = apostrophe
          for (;;) {
            const plain = copyPlain(from, at, end - at, json, jsonEnd, csv, csvEnd)
            at += plain
            jsonEnd += plain
            csvEnd += plain
            if (at === end) break
            const next = batch[at++]!
            if (!isText || next === semicolon) {
              jsonBytes[jsonEnd++] = next
            } else if (escaped[next] === 0) {
              jsonEnd = writeText(`\\u${next.toString(16).padStart(4, '0')}`, json, jsonEnd)
            } else {
              jsonBytes[jsonEnd++] = backslash
              jsonBytes[jsonEnd++] = escaped[next]!
            }
            if (next === quote) csvBytes[csvEnd++] = quote
            csvBytes[csvEnd++] = next
            if (mayEnd[next] === 1 && goesOnAsFormula(batch, at, end)) {
              csvBytes[csvEnd++] = apostrophe
            }
          }
          if (isText) jsonBytes[jsonEnd++] = quote
          csvBytes[csvEnd++] = quote
          continue
        }
        if (kind === 'list') {
          copyAll(from, at, length, json, jsonEnd)
          jsonEnd += length
          csvEnd += csvBytes.write(listCell(batch.toString('utf8', at, at + length)), csvEnd)
        } else if (kind === 'uuid' || kind === 'hex' || kind === 'proof') {
          jsonBytes[jsonEnd++] = quote
          if (kind === 'uuid') jsonEnd = writeUuid(from, at, json, jsonEnd)
          else jsonEnd = writeHex(from, at, length, json, jsonEnd)
          jsonBytes[jsonEnd++] = quote
          if (kind !== 'proof') {
            copyAll(json, begin, jsonEnd - begin, csv, csvEnd)
            csvEnd += jsonEnd - begin
          }
        } else if (kind === 'time') {
          jsonBytes[jsonEnd++] = quote
          jsonEnd = writeTime(from, at, json, jsonEnd)
          copyAll(json, begin + 1, jsonEnd - begin - 1, csv, csvEnd)
          csvEnd += jsonEnd - begin - 1
          jsonBytes[jsonEnd++] = quote
        } else {
          if (kind === 'number') jsonEnd = writeNumber(from, at, json, jsonEnd)
          else jsonEnd = writeText(batch[at] === 1 ? 'true' : 'false', json, jsonEnd)
          copyAll(json, begin, jsonEnd - begin, csv, csvEnd)
          csvEnd += jsonEnd - begin
        }
        at += length
      }
      jsonBytes[jsonEnd++] = byte.closingBrace
      jsonBytes[jsonEnd++] = newline
      csvBytes[csvEnd++] = carriageReturn
      csvBytes[csvEnd++] = newline
      rows += 1
    }
    return {
      json: {
        bytes: jsonBytes.subarray(0, jsonEnd),
        starts: jsonStarts.subarray(0, jsonFields),
        perRow: columns.length,
      },
      csv: {
        bytes: csvBytes.subarray(0, csvEnd),
        starts: csvStarts.subarray(0, csvFields),
        perRow: cells,
      },
      rows,
    }
  }
}

/** Roles, scopes and addresses: none of them holds a space. */
function listCell(field: string): string {
  const list = JSON.parse(field) as string[]
  return `"${shownInCell(list.join(' ')).replaceAll('"', '""')}"`
}
