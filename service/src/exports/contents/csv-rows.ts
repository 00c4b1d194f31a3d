import { fieldBeginsFormula, fieldGoesOnAsFormula, shownInCell } from './formulas.ts'
import {
  byte,
  type Column,
  copyPlain,
  memoryInTurn,
  type RowFormatter,
  viewOf,
  zone,
} from './rows.ts'

const { tab, newline, quote, semicolon, backslash, apostrophe, comma, carriageReturn } = byte

/** What COPY means by a backslash and these. */
const unescaped = new Uint8Array(256)
for (const [index, letter] of Array.from('\\bfnrtv').entries()) {
  unescaped[letter.charCodeAt(0)] = '\\\b\f\n\r\t\v'.charCodeAt(index)
}

/** A cell may end here, to a spreadsheet that separates them in another way. */
const mayEnd = new Uint8Array(256)
for (const separator of [semicolon, tab, newline, carriageReturn]) mayEnd[separator] = 1

export function csvHeader(columns: readonly Column[]): Buffer {
  return Buffer.from(`${columns.map(({ name }) => name).join(',')}\r\n`, 'latin1')
}

/** A line of CSV for each row; what begins like a formula is shown instead of computed, by an apostrophe before it. */
export function csvRows(columns: readonly Column[]): RowFormatter {
  const kinds = columns.map(({ kind }) => kind)
  const memory = memoryInTurn()

  return (lines) => {
    // At worst a field of one byte is a word with a comma.
    const out = memory(lines.length * 8 + 4)
    const [from, to] = [viewOf(lines), viewOf(out)]
    let at = 0
    let end = 0
    let rows = 0
    while (at < lines.length) {
      for (let column = 0; column < kinds.length; column += 1) {
        const kind = kinds[column]!
        if (column > 0) out[end++] = comma
        let next = lines[at]!
        if (next === backslash && lines[at + 1] === byte.N) {
          at += 3
          continue
        }
        if (kind === 'text' || kind === 'json') {
          out[end++] = quote
          if (fieldBeginsFormula(lines, at)) out[end++] = apostrophe
          for (;;) {
            const plain = copyPlain(from, at, to, end)
            at += plain
            end += plain
            next = lines[at]!
            if (next === tab || next === newline) break
            if (next === backslash) next = unescaped[lines[++at]!]!
            if (next === quote) out[end++] = quote
            out[end++] = next
            if (mayEnd[next] === 1 && fieldGoesOnAsFormula(lines, at + 1)) out[end++] = apostrophe
            at += 1
          }
          out[end++] = quote
        } else if (kind === 'time' || kind === 'number') {
          for (; next !== tab && next !== newline; next = lines[++at]!) {
            out[end++] = next === byte.space ? byte.T : next
          }
          if (kind === 'time') {
            end -= zone.length
            out[end++] = byte.Z
          }
        } else {
          const begin = at
          while (next !== tab && next !== newline) next = lines[++at]!
          const field = lines.toString('utf8', begin, at)
          end += out.write(kind === 'boolean' ? String(field === 't') : listCell(field), end)
        }
        at += 1
      }
      out[end++] = carriageReturn
      out[end++] = newline
      rows += 1
    }
    return { bytes: out.subarray(0, end), rows }
  }
}

/** Roles, scopes and addresses: none of them holds a space. They come as JSON, whose backslashes COPY escaped. */
function listCell(field: string): string {
  const list = JSON.parse(field.replaceAll('\\\\', '\\')) as string[]
  return `"${shownInCell(list.join(' ')).replaceAll('"', '""')}"`
}
