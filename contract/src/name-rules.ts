/** Marks of direction that copied text brings along: a name reads the same without them. */
const directionMarks = /[\u061c\u200e\u200f]/g

export function withoutDirectionMarks(name: string): string {
  return name.replace(directionMarks, '')
}

/** Parts of emoji, joiners of scripts that are not written without them, and variants of a character. */
const rightlyInvisible = [
  /\p{RGI_Emoji}/gv,
  /(?<=[[\p{L}\p{M}]--[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Inherited}]])[\u200c\u200d](?=[\p{L}\p{M}])/gv,
  /(?<=[\p{Emoji}\p{sc=Han}\p{sc=Mongolian}])\p{VS}/gv,
]

/** Controls, line ends, halves of a character, what reorders the text around, and what looks like nothing. */
const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800\ufff9-\ufffb\u{1d159}]/u

/** Something to see: a mark that combines with the letter before it is nothing alone. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * What a mail program makes a link of, or a person would type: `://`, `www.`, and a host with a path or
 * a query. A bare `Booking.com` is a name.
 */
const link = new RegExp(
  [
    String.raw`:[/\\]{2}`,
    String.raw`(?<![\p{L}\p{N}])www\.`,
    String.raw`[\p{L}\p{M}\p{N}]\.(?:\p{L}[\p{L}\p{M}\p{N}-]+|\d+\.\d+\.\d+)\.?(?::\d+)?(?:[/\\]|[?#]\S)`,
  ].join('|'),
  'iu',
)

/** Why a name can't be as it is; undefined when it can. */
export function nameFault(name: string): string | undefined {
  const rest = rightlyInvisible.reduce((text, each) => text.replaceAll(each, '.'), name)
  if (hidden.test(rest) || !visible.test(name)) {
    return 'Use a name without hidden characters.'
  }
  // Letters and dots of double width lead to the same place.
  if (link.test(name.normalize('NFKC').replaceAll('。', '.'))) return 'Use a name without a link.'
  return undefined
}

/** The same of a name that strangers read, which must not look like an address to write to either. */
export function publicNameFault(name: string): string | undefined {
  const plain = name.normalize('NFKC')
  if (/mailto:/i.test(plain)) return 'Use a name without a link.'
  return (
    nameFault(name) ?? (plain.includes('@') ? 'Use a name without the character @.' : undefined)
  )
}
