/** Browsers send only a few languages, so the rest of a longer list is ignored. */
const maxRanges = 20

/**
 * Returns the offered language that an Accept-Language header prefers (RFC 9110, section 12.5.4), or undefined. A
 * region that isn't offered gets another region of the same language. For example, `fr` and `fr-FR` both get `fr-CA`.
 */
export function preferredLanguage(header: string, offered: readonly string[]): string | undefined {
  const ranges = header.split(',', maxRanges).map(parseRange)
  const wanted = ranges.filter(({ q }) => q > 0).toSorted((one, other) => other.q - one.q)
  for (const { tag } of wanted) {
    const found =
      offered.find((language) => language.toLowerCase() === tag) ??
      offered.find((language) => primaryOf(language.toLowerCase()) === primaryOf(tag))
    if (found !== undefined) return found
  }
  return undefined
}

function parseRange(range: string): { tag: string; q: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const q = quality === undefined ? 1 : Number(quality.slice(2))
  return { tag, q: q <= 1 ? q : 0 }
}

function primaryOf(tag: string): string {
  return tag.split('-', 1)[0]!
}
