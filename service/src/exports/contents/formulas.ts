/** What a spreadsheet takes for the sign of a formula, in full width and as a small form too. */
const signs = '=+\\-@＝＋－＠﹦﹢﹣﹫'
/** Spaces, controls and what is nothing to see: a spreadsheet may pass over it. */
const unseen = '\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800'

/** What a spreadsheet could compute instead of showing it. */
const formula = new RegExp(`^(?:[\\t\\r\\n]|[${unseen}]*[${signs}])`, 'u')
/** Where a cell may begin inside a text, to a spreadsheet that separates cells by semicolons or tabs: quotes hold nothing together there. */
const inside = new RegExp(`[;\\t\\r\\n](?=[${unseen}"]*[${signs}])`, 'gu')
const separator = /[;\t\r\n]/

/** With an apostrophe before it, a spreadsheet shows a cell instead of computing it. */
export function shownInCell(text: string): string {
  // Few texts have a separator, and looking for one is much quicker.
  const shown = separator.test(text) ? text.replaceAll(inside, "$&'") : text
  return formula.test(text) ? `'${shown}` : shown
}
