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

/** First bytes in UTF-8 of all that could begin a formula: few texts have one. */
const couldBegin = new Uint8Array(256).fill(1, 0, 33)
for (const byte of Buffer.from(
  '=+-@\x7f\xc2\xcd\xd8\xdb\xdc\xe0\xe1\xe2\xe3\xef\xf0\xf3',
  'latin1',
)) {
  couldBegin[byte] = 1
}

const space = 32
const quote = 34

/** The same of bytes, seldom by making a string of them. */
export function beginsFormulaAt(bytes: Buffer, at: number, end: number): boolean {
  return at < end && couldBegin[bytes[at]!] === 1 && beginsFormula(bytes.toString('utf8', at, end))
}

/** Whether a sign follows there, after what could be the end of a cell. */
export function goesOnAsFormula(bytes: Buffer, begin: number, end: number): boolean {
  let at = begin
  while (at < end && bytes[at] === space) at += 1
  if (at === end || (couldBegin[bytes[at]!] === 0 && bytes[at] !== quote)) return false
  return follows.test(bytes.toString('utf8', at, end))
}
