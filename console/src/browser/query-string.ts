import { isId } from '@accord/contract/rules/ids.ts'

// The router's own codec parses JSON in the query string, so `123` becomes a number and `true` becomes a boolean. Some
// parameters belong to other parties (`state`, `redirect`), so our codec keeps the text unchanged. A route's schema
// converts it for the screen.

export type Query = Record<string, string>

export function readQuery(search: string): Query {
  return Object.fromEntries(new URLSearchParams(search))
}

export function writeQuery(query: Record<string, unknown>): string {
  const known = Object.entries(query).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

/** Parses one value in a URL. Returns undefined if it's invalid. */
type Field<Value> = (text: string) => Value | undefined

type Fields = Record<string, Field<unknown>>

export type Read<F extends Fields> = {
  [Name in keyof F]?: Exclude<ReturnType<F[Name]>, undefined> | undefined
}

/**
 * Reads a page's own parameters from the query string. It works without a validator, because every page needs it. The
 * router keeps all other parameters, which may belong to an application's sign-in flow.
 */
export function searchOf<F extends Fields>(fields: F) {
  return {
    // Links in the code may pass numbers. Invalid values are removed from the URL.
    parse: (query: Record<string, string | number | undefined>): Read<F> => {
      const read = Object.entries(fields).map(([name, field]) => [
        name,
        query[name] === undefined ? undefined : field(String(query[name])),
      ])
      return Object.fromEntries(read) as Read<F>
    },
  }
}

export const pageNumber = pageUpTo(5000)

/** The page number of a long list, up to the last page that the service returns at 20 rows per page. */
export const deepPageNumber = pageUpTo(500_001)

function pageUpTo(last: number): Field<number> {
  return (text) => {
    const page = Number(text)
    return Number.isInteger(page) && page >= 1 && page <= last ? page : undefined
  }
}

export const searchText: Field<string> = (text) => {
  const words = text.trim()
  return words !== '' && words.length <= 100 ? words : undefined
}

export function oneOf<const Value extends string>(values: readonly Value[]): Field<Value> {
  return (text) => values.find((value) => value === text)
}

export const knownId: Field<string> = (text) => (isId(text) ? text.toLowerCase() : undefined)

/** A time in the service's format. */
export const someTime: Field<string> = (text) => (Date.parse(text) ? text : undefined)

export const anyText: Field<string> = (text) => text
