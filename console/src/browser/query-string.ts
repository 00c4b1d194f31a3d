import { isId } from '@accord/contract/rules/ids.ts'

// The router's own codec reads JSON into the query string: `123` becomes a number, `true` a boolean. Ours
// belongs partly to other parties (`state`, `redirect`), so it is text in and the same text out; the
// route's schema turns text into what the screen needs.

export type Query = Record<string, string>

export function readQuery(search: string): Query {
  return Object.fromEntries(new URLSearchParams(search))
}

export function writeQuery(query: Record<string, unknown>): string {
  const known = Object.entries(query).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

/** Reads one value of an address; what makes no sense there means nothing. */
type Field<Value> = (text: string) => Value | undefined

type Fields = Record<string, Field<unknown>>

export type Read<F extends Fields> = {
  [Name in keyof F]?: Exclude<ReturnType<F[Name]>, undefined> | undefined
}

/**
 * What a page takes from the query string of its address, by name. Without a validator: every page is opened by this.
 * The router keeps every parameter that isn't named here: it may belong to an application's sign-in flow.
 */
export function searchOf<F extends Fields>(fields: F) {
  return {
    // Numbers where a link was made of them. A value that makes no sense leaves the address.
    parse: (query: Record<string, string | number | undefined>): Read<F> => {
      const read = Object.entries(fields).map(([name, field]) => [
        name,
        query[name] === undefined ? undefined : field(String(query[name])),
      ])
      return Object.fromEntries(read) as Read<F>
    },
  }
}

/** A page of a list. */
export const pageNumber = pageUpTo(5000)

/** For a list that the service pages further: the last page that it reaches at 20 rows each. */
export const deepPageNumber = pageUpTo(500_001)

function pageUpTo(last: number): Field<number> {
  return (text) => {
    const page = Number(text)
    return Number.isInteger(page) && page >= 1 && page <= last ? page : undefined
  }
}

/** What is looked for in a list. */
export const searchText: Field<string> = (text) => {
  const words = text.trim()
  return words !== '' && words.length <= 100 ? words : undefined
}

export function oneOf<const Value extends string>(values: readonly Value[]): Field<Value> {
  return (text) => values.find((value) => value === text)
}

export const knownId: Field<string> = (text) => (isId(text) ? text.toLowerCase() : undefined)

/** A moment, as the service writes it. */
export const someTime: Field<string> = (text) => (Date.parse(text) ? text : undefined)

export const anyText: Field<string> = (text) => text
