import * as z from 'zod/mini'

/** A page of a list in the address; anything that is not one means the first. */
export const PageNumber = pageUpTo(5000)

/** For a list that the service pages further: the last page that it reaches at 20 rows each. */
export const DeepPageNumber = pageUpTo(500_001)

function pageUpTo(last: number) {
  return z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(last))), undefined)
}

/** What is looked for in a list; what nobody can look for means nothing. */
export const SearchWords = z.catch(
  z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  undefined,
)
