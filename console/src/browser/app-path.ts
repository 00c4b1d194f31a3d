import type { AuthPagePath } from '@accord/contract/console-paths.ts'
import type { RegisteredRouter, ResolveParams } from '@tanstack/react-router'

// Types alone: the pages before sign-in use this too, and carry no router.
type Routes = RegisteredRouter['routesByPath']
type RoutePath = Exclude<keyof Routes, `${string}/` | `${string}/$`> | '/'
type Search<Path extends RoutePath> = Routes[Path]['types']['fullSearchSchemaInput']

declare const made: unique symbol

/** Where a page of ours is: a path of the route table with nothing to fill in, or what is made here. */
export type AppPath =
  | Exclude<RoutePath, `${string}$${string}`>
  | AuthPagePath
  | (string & { readonly [made]: true })

/**
 * The address of a page by its path in the route table: what is misspelled or missing does not compile. The
 * first page of a list needs no word.
 */
export function pathTo<Path extends RoutePath>(
  path: Path,
  params: ResolveParams<Path>,
  search?: Search<Path>,
): AppPath {
  const values: Record<string, string> = params
  const filled = path.replaceAll(/\{?-?\$(\w+)\}?/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
  const words = Object.entries<unknown>(search ?? {})
  const needed = words.filter(([, value]) => value !== undefined && value !== 1)
  const query = new URLSearchParams(needed as [string, string][]).toString()
  return withQuery(filled as AppPath, query && `?${query}`)
}

/** With a query string that was there before. */
export function withQuery(address: AppPath, query: string): AppPath {
  return `${address}${query}` as AppPath
}

/** At one thing on the page, by its id there. */
export function withAnchor(address: AppPath, id: string): AppPath {
  return `${address}#${id}` as AppPath
}
