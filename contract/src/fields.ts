import * as z from 'zod/mini'
import { message } from './translation.ts'

/** Direction marks are often copied along with a text. A name reads the same without them. */
const directionMarks = /[\u061c\u200e\u200f]/g

export function withoutDirectionMarks(name: string): string {
  return name.replace(directionMarks, '')
}

/**
 * Invisible characters that a name needs: parts of emoji, joiners in scripts that require them, and variation
 * selectors.
 */
const rightlyInvisible = [
  /\p{RGI_Emoji}/gv,
  /(?<=[[\p{L}\p{M}]--[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Inherited}]])[\u200c\u200d](?=[\p{L}\p{M}])/gv,
  /(?<=[\p{Emoji}\p{sc=Han}\p{sc=Mongolian}])\p{VS}/gv,
]

/** Control characters, line ends, unpaired surrogates, and characters that reorder text or look like nothing. */
const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800\ufff9-\ufffb\u{1d159}]/u

/** Characters that are visible by themselves. A combining mark alone isn't. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * Matches everything that an email program would turn into a link or a person would type as one: `://`, `www.`, and a
 * host with a path or query. A bare `Booking.com` is a name.
 */
const link = new RegExp(
  [
    String.raw`:[/\\]{2}`,
    String.raw`(?<![\p{L}\p{N}])www\.`,
    String.raw`[\p{L}\p{M}\p{N}]\.(?:\p{L}[\p{L}\p{M}\p{N}-]+|\d+\.\d+\.\d+)\.?(?::\d+)?(?:[/\\]|[?#]\S)`,
  ].join('|'),
  'iu',
)

/** Returns the problem with a name, or undefined if it has none. */
export function nameFault(name: string): string | undefined {
  const rest = rightlyInvisible.reduce((text, each) => text.replaceAll(each, '.'), name)
  if (hidden.test(rest) || !visible.test(name)) {
    return message("The name can't contain hidden characters.")
  }
  // Browsers treat full-width letters and dots like the usual ones.
  if (link.test(name.normalize('NFKC').replaceAll('。', '.')))
    return message("The name can't contain a link.")
  return undefined
}

/** Like `nameFault`, for names that strangers read. These also can't look like an email address. */
export function publicNameFault(name: string): string | undefined {
  const plain = name.normalize('NFKC')
  if (/mailto:/i.test(plain)) return message("The name can't contain a link.")
  return (
    nameFault(name) ??
    (plain.includes('@') ? message("The name can't contain an @ sign.") : undefined)
  )
}

/** Characters that no text can contain: control characters except line ends and tabs, and marks that reorder text. */
const invisible =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/**
 * The schemas of names that strangers read. The service also rejects the product's own name in them, because only the
 * service knows that name.
 */
export const publicNames = new WeakSet<z.core.$ZodType>()

/**
 * The name of a person, organization, application, or network. Strangers read it in emails and on screens, so it
 * can't hide anything or contain a link.
 */
export function publicName(missing: string, maxLength: number) {
  const name = requiredName(missing, maxLength, publicNameFault)
  publicNames.add(name)
  return name
}

/** Returns the error for a text with too many characters. */
export function tooLong(count: number): string {
  return message('Use at most {{count}} characters.', {
    count,
    defaultValue_one: 'Use at most {{count}} character.',
  })
}

export function upTo(count: number) {
  return z.maxLength(count, tooLong(count))
}

/** Returns the schema of a name. Without another `faultOf`, it's for names that only their owner sees. */
export function requiredName(missing: string, maxLength: number, faultOf = nameFault) {
  return z.string(missing).check(
    z.overwrite(withoutDirectionMarks),
    z.trim(),
    z.minLength(1, missing),
    upTo(maxLength),
    z.check(({ value, issues }) => {
      // A text that already has an error isn't checked further, because finding emoji in a long text is slow.
      const fault = value === '' || value.length > maxLength ? undefined : faultOf(value)
      if (fault === undefined) return
      issues.push({ code: 'custom', message: fault, input: value, continue: true })
    }),
  )
}

/** Returns the schema of a trimmed text that can be empty and can have several lines. */
export function optionalText(maxLength: number) {
  return z.string(message('This value must be a string.')).check(
    z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n').replace(invisible, '')),
    z.trim(),
    upTo(maxLength),
  )
}

export const SearchedText = z
  .string(message('This value must be a string.'))
  .check(z.trim(), upTo(100))

/**
 * The query field of a searchable list. Results contain every word, in any order, regardless of case and accents.
 */
export const searching = { search: z.optional(SearchedText) }

/**
 * The maximum number of search or filter results that are counted and shown. A more specific search finds the others.
 */
export const maxCounted = 1000

/**
 * An email address. Only this schema trims and lowercases it. The pattern is the one that browsers use for `<input
 * type="email">`, but it requires a dot in the domain.
 */
export const Email = z
  .string(message('Enter an email address.'))
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, message('Enter an email address.')),
    upTo(254),
    z.regex(
      /^$|^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/,
      message('Enter a valid email address.'),
    ),
  )

/** An ID in lowercase, so that IDs can be compared as strings. */
export const Id = z.uuid(message("This isn't a valid ID.")).check(z.toLowerCase())

export const Time = z.iso.datetime()

/** The times of a deletion that can still be undone. */
export const Deletion = z.object({ askedAt: Time, removedAt: Time })
export type Deletion = z.infer<typeof Deletion>

/** A secret from an email. It's never trimmed or returned. */
export const Code = z
  .string(message('The code is missing.'))
  .check(
    z.minLength(1, message('The code is missing.')),
    z.maxLength(200, message("This isn't a valid code.")),
  )

/** The body that the page behind an emailed link sends. */
export const MailedCode = z.strictObject({ code: Code })

/** A reference to something else, with its name. */
export const Named = z.object({ id: Id, name: z.string() })

/** The path of a logo on the service, or null if there is none. Each upload gets a new path. */
export const Logo = z.nullable(z.string())

/** A token that replaces another one. */
export const IssuedToken = z.object({ token: z.string(), tokenExpiresAt: Time })

/** The number of an application's tokens that were revoked. */
export const RevokedTokens = z.object({ endedTokens: z.int() })

export const Done = z.object({})

function within(least: number, max: number, unset: number) {
  const wanted = message('This value must be a whole number from {{least}} to {{max}}.', {
    least,
    max,
  })
  const number = z.coerce.number(wanted)
  return z._default(number.check(z.int(wanted), z.gte(least, wanted), z.lte(max, wanted)), unset)
}

function pagingUpTo(deepest: number) {
  return z.strictObject({ $skip: within(0, deepest, 0), $limit: within(1, 100, 20) })
}

/** The query of every list, with the start and the number of items. */
export const Paging = pagingUpTo(100_000)
export type Paging = z.infer<typeof Paging>

/** The query of a list with a search. */
export type Searched = Paging & { search?: string | undefined }

/** The query of a list whose last page is as fast as the first. */
export const DeepPaging = pagingUpTo(10_000_000)

/** Parses `$with=a,b.c`, the relations to embed. Only the known ones are allowed, and the error names them. */
export function relations<const Name extends string>(known: readonly Name[], error: string) {
  return z.pipe(
    z.string(message("This relation doesn't exist.")).check(
      z.maxLength(200, message("This relation doesn't exist.")),
      z.refine((text) => text.split(',').every((name) => isKnown(name)), { error }),
    ),
    z.transform((text) => text.split(',').filter(isKnown)),
  )

  function isKnown(name: string): name is Name {
    return (known as readonly string[]).includes(name)
  }
}

/** The part of a list that a page shows, and the total number of items. */
export const PageMeta = z.object({
  total: z.int(),
  skip: z.int(),
  limit: z.int(),
  /** Whether there are more than `total` items, which are neither counted nor shown. */
  more: z.optional(z.boolean()),
})

export function paged<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ data: z.array(item), __meta: PageMeta })
}
