/** What a spreadsheet takes for the sign of a formula, in full width and as a small form too. */
const signs = '=+\\-@＝＋－＠﹦﹢﹣﹫'
/** Spaces, controls and what is nothing to see: a spreadsheet may pass over it. */
const unseen = '\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800'

const formula = new RegExp(`^(?:[\\t\\r\\n]|[${unseen}]*[${signs}])`, 'u')

/** Whether a spreadsheet could compute a cell instead of showing it. */
export function beginsFormula(text: string): boolean {
  return formula.test(text)
}

/** Where a cell may begin inside a text, to a spreadsheet that separates cells by semicolons or tabs: quotes hold nothing together there. */
const inside = new RegExp(`[;\\t\\r\\n](?=[${unseen}"]*[${signs}])`, 'gu')
const follows = new RegExp(`^[${unseen}"]*[${signs}]`, 'u')

/** With an apostrophe before it, a spreadsheet shows a cell instead of computing it. */
export function shownInCell(text: string): string {
  return `${beginsFormula(text) ? "'" : ''}${text.replaceAll(inside, "$&'")}`
}

/** First bytes in UTF-8, or in COPY's escapes, of all that could begin a formula: few texts have one. */
const couldBegin = new Uint8Array(256).fill(1, 0, 33)
for (const byte of Buffer.from(
  '=+-@\\\x7f\xc2\xcd\xd8\xdb\xdc\xe0\xe1\xe2\xe3\xef\xf0\xf3',
  'latin1',
)) {
  couldBegin[byte] = 1
}

const tab = 9
const newline = 10
const space = 32
const quote = 34

/** The same of a field of COPY's text format, seldom by making a string of it. */
export function fieldBeginsFormula(lines: Buffer, begin: number): boolean {
  return couldBegin[lines[begin]!] === 1 && beginsFormula(restOfField(lines, begin))
}

/** Whether a sign follows there, after what could be the end of a cell. */
export function fieldGoesOnAsFormula(lines: Buffer, end: number): boolean {
  let at = end
  while (lines[at] === space) at += 1
  const byte = lines[at]!
  if (byte === tab || byte === newline || (couldBegin[byte] === 0 && byte !== quote)) return false
  return follows.test(restOfField(lines, at))
}

function restOfField(lines: Buffer, begin: number): string {
  let end = begin
  while (lines[end] !== tab && lines[end] !== newline) end += 1
  const field = lines.toString('utf8', begin, end)
  return field.replaceAll(/\\(.)/gs, (_, letter: string) => meant[letter] ?? letter)
}

/** COPY's escapes. */
const meant: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }
