import {
  byte,
  type Column,
  copyPlain,
  memoryInTurn,
  type RowFormatter,
  viewOf,
  zone,
} from './rows.ts'

const { tab, newline, quote, semicolon, backslash } = byte

const words = { null: Buffer.from('null'), true: Buffer.from('true'), false: Buffer.from('false') }

/** A line of JSON for each row. */
export function jsonRows(columns: readonly Column[]): RowFormatter {
  const heads = columns.map(({ name }, index) => `${index === 0 ? '{' : ','}"${name}":`)
  const headFours = heads.map(foursOf)
  const kinds = columns.map(({ kind }) => kind)
  const longest = Math.max(...heads.map(({ length }) => length))
  const memory = memoryInTurn()

  return (lines) => {
    // At worst a byte becomes six, and each one is a field of its own.
    const out = memory(lines.length * (longest + 8) + 4)
    const [from, to] = [viewOf(lines), viewOf(out)]
    let at = 0
    let end = 0
    let rows = 0
    while (at < lines.length) {
      for (let column = 0; column < heads.length; column += 1) {
        const head = headFours[column]!
        for (let index = 0; index < head.length; index += 1) {
          to.setInt32(end + 4 * index, head[index]!, true)
        }
        end += heads[column]!.length
        const kind = kinds[column]!
        let next = lines[at]!
        const isNothing = next === backslash && lines[at + 1] === byte.N
        if (isNothing || kind === 'boolean') {
          const word = words[isNothing ? 'null' : next === byte.t ? 'true' : 'false']
          for (let index = 0; index < word.length; index += 1) out[end++] = word[index]!
          at += isNothing ? 3 : 2
          continue
        }
        if (kind === 'text') {
          out[end++] = quote
          for (;;) {
            const plain = copyPlain(from, at, to, end)
            at += plain
            end += plain
            next = lines[at]!
            if (next === tab || next === newline) break
            if (next === backslash && lines[at + 1] !== byte.v) {
              // COPY means the same by a backslash as JSON, but for one letter.
              out[end++] = backslash
              out[end++] = lines[++at]!
            } else if (next === quote) {
              out[end++] = backslash
              out[end++] = quote
            } else if (next === semicolon) {
              out[end++] = semicolon
            } else {
              if (next === backslash) at += 1
              const control = next === backslash ? 0x0b : next
              end += out.write(`\\u${control.toString(16).padStart(4, '0')}`, end, 'latin1')
            }
            at += 1
          }
          out[end++] = quote
        } else if (kind === 'time') {
          // '2026-11-15 06:23:22.677+00', as PostgreSQL writes it in UTC.
          out[end++] = quote
          for (; next !== tab && next !== newline; next = lines[++at]!) {
            out[end++] = next === byte.space ? byte.T : next
          }
          end -= zone.length
          out[end++] = byte.Z
          out[end++] = quote
        } else {
          // A list comes as JSON. It escapes controls itself, so that only its backslashes were escaped.
          for (; next !== tab && next !== newline; next = lines[++at]!) {
            out[end++] = next
            if (next === backslash) at += 1
          }
        }
        at += 1
      }
      out[end++] = byte.closingBrace
      out[end++] = newline
      rows += 1
    }
    return { bytes: out.subarray(0, end), rows }
  }
}

/** Four bytes at a time; what is after its end is written over. */
function foursOf(text: string): number[] {
  const bytes = Buffer.alloc(Math.ceil(text.length / 4) * 4)
  bytes.write(text, 'latin1')
  return Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readInt32LE(4 * index))
}
