/** A report without query strings, e-mail addresses and secrets, wherever in it they stand. */
export function scrubbed<Value>(value: Value): Value {
  if (typeof value === 'string') return scrubText(value) as Value
  if (Array.isArray(value)) return value.map(scrubbed) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, scrubbed(part as unknown)]),
  ) as Value
}

const queryString = /[?#][^\s"'<>]*=[^\s"'<>]*/g
/** Tokens and codes of every kind by how they begin, in whatever address they stand (`service/src/secrets`). */
const ownSecret = /\bac[a-z]_[\w-]+/g
const emailAddress = /[^\s"'<>@/=&?]+(?:@|%40)[^\s"'<>@/=&?]+\.[a-z]{2,}/gi
const longWord = /[\w-]{32,}/g

function scrubText(text: string): string {
  return text
    .replaceAll(queryString, '')
    .replaceAll(ownSecret, '[secret]')
    .replaceAll(emailAddress, '[e-mail]')
    .replaceAll(longWord, (word) => (looksRandom(word) ? '[secret]' : word))
}

/** What others call secret is base64; ids of the report itself are hexadecimal, and names have no digits. */
function looksRandom(word: string): boolean {
  return /[a-z]/.test(word) && /[A-Z]/.test(word) && /[0-9]/.test(word)
}
