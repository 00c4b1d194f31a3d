import * as z from 'zod/mini'

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

/** Characters that no text may carry: controls but line ends and tabs, and marks that reorder text. */
const invisible =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** Names that strangers read. The service also keeps the product's own name, which only it knows, out of them. */
export const publicNames = new WeakSet<z.core.$ZodType>()

/**
 * What a person, an organization, an application or a network is called. Strangers read it in mails and
 * on screens, so it is what it looks like, and leads nowhere.
 */
export function publicName(missing: string, maxLength: number) {
  const name = requiredName(missing, maxLength, publicNameFault)
  publicNames.add(name)
  return name
}

/** What people call something that only they see. */
export function requiredName(missing: string, maxLength: number, faultOf = nameFault) {
  return z.string(missing).check(
    z.overwrite(withoutDirectionMarks),
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(maxLength, `Use at most ${maxLength} characters.`),
    z.check(({ value, issues }) => {
      // What is told already is not looked through: emoji are dear to find in a long text.
      const fault = value === '' || value.length > maxLength ? undefined : faultOf(value)
      if (fault === undefined) return
      issues.push({ code: 'custom', message: fault, input: value, continue: true })
    }),
  )
}

/** Trimmed text that may be empty and may have several lines. */
export function optionalText(maxLength: number) {
  return z.string('Send text.').check(
    z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n').replace(invisible, '')),
    z.trim(),
    z.maxLength(maxLength, `Use at most ${maxLength} characters.`),
  )
}

/** What somebody looks for in a list. */
export const SearchedText = z
  .string('Send text.')
  .check(z.trim(), z.maxLength(100, 'Use at most 100 characters.'))

/** Of a list that can be searched: what is shown has every word of it, in any order, case and accent. */
export const searching = { search: z.optional(SearchedText) }

/** Of what was searched or filtered no more are counted or shown; whoever has more looks for more of a name. */
export const maxCounted = 1000

/**
 * An e-mail address, trimmed and lower-cased here and nowhere else. The pattern is the browser's own
 * for `<input type="email">`, with a dot demanded in the domain.
 */
export const Email = z
  .string('Enter an email address.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'Enter an email address.'),
    z.maxLength(254, 'Use at most 254 characters.'),
    z.regex(
      /^$|^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/,
      'Enter a valid email address.',
    ),
  )

/** Of its spellings one is used, so that whatever compares ids or counts by them knows it again. */
export const Id = z.uuid("This isn't a valid ID.").check(z.toLowerCase())

export const Time = z.iso.datetime()

/** Of something that was deleted and can still be brought back. */
export const Deletion = z.object({ askedAt: Time, removedAt: Time })
export type Deletion = z.infer<typeof Deletion>

/** A secret that a mail carried: never trimmed into something else, never echoed. */
export const Code = z
  .string('The code is missing.')
  .check(z.minLength(1, 'The code is missing.'), z.maxLength(200, "This isn't a valid code."))

/** What the page sends that a mailed link leads to. */
export const MailedCode = z.strictObject({ code: Code })

/** Something that is known elsewhere, with what people call it. */
export const Named = z.object({ id: Id, name: z.string() })

/** A token in place of the one before. */
export const IssuedToken = z.object({ token: z.string(), tokenExpiresAt: Time })

/** How many tokens of an application ended with what was taken from it. */
export const RevokedTokens = z.object({ endedTokens: z.int() })

/** The answer of a call that has nothing to tell but that it was done. */
export const Done = z.object({})

function within(least: number, max: number, unset: number) {
  const wanted = `Use a whole number from ${least} to ${max}.`
  const number = z.coerce.number(wanted)
  return z._default(number.check(z.int(wanted), z.gte(least, wanted), z.lte(max, wanted)), unset)
}

function pagingUpTo(deepest: number) {
  return z.strictObject({ $skip: within(0, deepest, 0), $limit: within(1, 100, 20) })
}

/** Query of every list: where to start and how many. */
export const Paging = pagingUpTo(100_000)
export type Paging = z.infer<typeof Paging>

/** What a list is asked for that can be searched. */
export type Searched = Paging & { search?: string | undefined }

/** Of a list whose last page takes no longer than its first. */
export const DeepPaging = pagingUpTo(10_000_000)

/** `$with=a,b.c`: what to embed, out of a list of what can be. */
export function relations<const Name extends string>(known: readonly Name[]) {
  return z.pipe(
    z.string('This relation is unknown.').check(
      z.maxLength(200, 'This relation is unknown.'),
      z.refine((text) => text.split(',').every((name) => isKnown(name)), {
        error: `This relation is unknown. Use ${known.join(' or ')}.`,
      }),
    ),
    z.transform((text) => text.split(',').filter(isKnown)),
  )

  function isKnown(name: string): name is Name {
    return (known as readonly string[]).includes(name)
  }
}

/** Of how many in all a list shows which. */
export const PageMeta = z.object({
  total: z.int(),
  skip: z.int(),
  limit: z.int(),
  /** There are more than `total`, which are neither counted nor shown. */
  more: z.optional(z.boolean()),
})

/** Answer of every list. */
export function paged<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ data: z.array(item), __meta: PageMeta })
}
