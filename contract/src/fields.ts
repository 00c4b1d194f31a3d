import * as z from 'zod/mini'
import { message } from './translation.ts'

/** Direction marks that come along with copied text. A name reads the same without them. */
const directionMarks = /[\u061c\u200e\u200f]/g

export function withoutDirectionMarks(name: string): string {
  return name.replace(directionMarks, '')
}

/** Parts of emoji, joiners in scripts that need them, and variation selectors. */
const rightlyInvisible = [
  /\p{RGI_Emoji}/gv,
  /(?<=[[\p{L}\p{M}]--[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Inherited}]])[\u200c\u200d](?=[\p{L}\p{M}])/gv,
  /(?<=[\p{Emoji}\p{sc=Han}\p{sc=Mongolian}])\p{VS}/gv,
]

/** Control characters, line ends, unpaired surrogates, and characters that reorder text or look like nothing. */
const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800\ufff9-\ufffb\u{1d159}]/u

/** Something visible. A combining mark alone is invisible. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * Everything that email programs turn into a link or a person would type: `://`, `www.`, and a host with a path or
 * query. A bare `Booking.com` is a name.
 */
const link = new RegExp(
  [
    String.raw`:[/\\]{2}`,
    String.raw`(?<![\p{L}\p{N}])www\.`,
    String.raw`[\p{L}\p{M}\p{N}]\.(?:\p{L}[\p{L}\p{M}\p{N}-]+|\d+\.\d+\.\d+)\.?(?::\d+)?(?:[/\\]|[?#]\S)`,
  ].join('|'),
  'iu',
)

/** Returns what is wrong with a name, or undefined. */
export function nameFault(name: string): string | undefined {
  const rest = rightlyInvisible.reduce((text, each) => text.replaceAll(each, '.'), name)
  if (hidden.test(rest) || !visible.test(name)) {
    return message('Use a name without hidden characters.')
  }
  // Full-width letters and dots lead to the same address.
  if (link.test(name.normalize('NFKC').replaceAll('。', '.')))
    return message('Use a name without a link.')
  return undefined
}

/** Like `nameFault`, for names that strangers read. They also mustn't look like an email address. */
export function publicNameFault(name: string): string | undefined {
  const plain = name.normalize('NFKC')
  if (/mailto:/i.test(plain)) return message('Use a name without a link.')
  return (
    nameFault(name) ?? (plain.includes('@') ? message('Use a name without an @ sign.') : undefined)
  )
}

/** Characters that no text can contain: control characters except line ends and tabs, and marks that reorder text. */
const invisible =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/**
 * Schemas of names that strangers read. The service also rejects the product's own name in them, which only it knows.
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

/** The error of a text with too many characters. */
export function tooLong(count: number): string {
  return message('Use at most {{count}} characters.', {
    count,
    defaultValue_one: 'Use at most {{count}} character.',
  })
}

/** A text of up to this many characters. */
export function upTo(count: number) {
  return z.maxLength(count, tooLong(count))
}

/** A name that only its owner sees. */
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

/** Trimmed text that can be empty and can have several lines. */
export function optionalText(maxLength: number) {
  return z.string(message('Send a string.')).check(
    z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n').replace(invisible, '')),
    z.trim(),
    upTo(maxLength),
  )
}

/** A search in a list. */
export const SearchedText = z.string(message('Send a string.')).check(z.trim(), upTo(100))

/** For lists with a search. Results contain every word, in any order, and regardless of case and accents. */
export const searching = { search: z.optional(SearchedText) }

/** The maximum number of search or filter results that are counted and shown. A more specific search finds the rest. */
export const maxCounted = 1000

/**
 * An email address. Only this schema trims and lowercases it. The pattern is the browser's own for `<input
 * type="email">`, but requires a dot in the domain.
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

/** An ID in lowercase, so that everything that compares or counts IDs recognizes it. */
export const Id = z.uuid(message("This isn't a valid ID.")).check(z.toLowerCase())

export const Time = z.iso.datetime()

/** For something that was deleted and can still be restored. */
export const Deletion = z.object({ askedAt: Time, removedAt: Time })
export type Deletion = z.infer<typeof Deletion>

/** A secret from an email. It is never trimmed or echoed. */
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

/** The path of a logo at the service. It's new with each upload. Null if there is none. */
export const Logo = z.nullable(z.string())

/** A new token that replaces another one. */
export const IssuedToken = z.object({ token: z.string(), tokenExpiresAt: Time })

/** The number of an application's tokens that were revoked. */
export const RevokedTokens = z.object({ endedTokens: z.int() })

/** An empty response. */
export const Done = z.object({})

function within(least: number, max: number, unset: number) {
  const wanted = message('Use a whole number from {{least}} to {{max}}.', { least, max })
  const number = z.coerce.number(wanted)
  return z._default(number.check(z.int(wanted), z.gte(least, wanted), z.lte(max, wanted)), unset)
}

function pagingUpTo(deepest: number) {
  return z.strictObject({ $skip: within(0, deepest, 0), $limit: within(1, 100, 20) })
}

/** The query of every list: where to start, and how many items. */
export const Paging = pagingUpTo(100_000)
export type Paging = z.infer<typeof Paging>

/** The query of a list with a search. */
export type Searched = Paging & { search?: string | undefined }

/** For lists whose last page is as fast as the first. */
export const DeepPaging = pagingUpTo(10_000_000)

/** `$with=a,b.c`: the relations to embed, out of the allowed ones. The error names them. */
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

/** Which part of how many items a page shows. */
export const PageMeta = z.object({
  total: z.int(),
  skip: z.int(),
  limit: z.int(),
  /** Whether there are more than `total` items, which are neither counted nor shown. */
  more: z.optional(z.boolean()),
})

/** The response of every list. */
export function paged<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ data: z.array(item), __meta: PageMeta })
}
