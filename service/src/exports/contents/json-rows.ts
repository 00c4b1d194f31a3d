import { byte, type Column, memoryInTurn, type RowFormatter, zone } from './rows.ts'

const { tab, newline, quote, backslash } = byte

/** Written as they are in COPY and JSON alike. */
const isPlain = new Uint8Array(256).fill(1, 32)
isPlain[quote] = isPlain[backslash] = 0

const words = { null: Buffer.from('null'), true: Buffer.from('true'), false: Buffer.from('false') }

/** A line of JSON for each row. */
export function jsonRows(columns: readonly Column[]): RowFormatter {
  const heads = columns.map(({ name }, index) =>
    Buffer.from(`${index === 0 ? '{' : ','}"${name}":`, 'latin1'),
  )
  const kinds = columns.map(({ kind }) => kind)
  const longest = Math.max(...heads.map(({ length }) => length))
  const memory = memoryInTurn()

  return (lines) => {
    // At worst a byte becomes six, and each one is a field of its own.
    const out = memory(lines.length * (longest + 8))
    let at = 0
    let end = 0
    let rows = 0
    while (at < lines.length) {
      for (let column = 0; column < heads.length; column += 1) {
        const head = heads[column]!
        for (let index = 0; index < head.length; index += 1) out[end++] = head[index]!
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
            for (; isPlain[next] === 1; next = lines[++at]!) out[end++] = next
            if (next === tab || next === newline) break
            if (next === backslash && lines[at + 1] !== byte.v) {
              // COPY means the same by a backslash as JSON, but for one letter.
              out[end++] = backslash
              out[end++] = lines[++at]!
            } else if (next === quote) {
              out[end++] = backslash
              out[end++] = quote
            } else {
              if (next === backslash) at += 1
              const control = next === backslash ? 0x0b : next
              end += out.write(`\\u${control.toString(16).padStart(4, '0')}`, end, 'latin1')
            }
            next = lines[++at]!
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
