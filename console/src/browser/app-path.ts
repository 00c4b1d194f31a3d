import type { AuthPagePath } from '@accord/contract/console-paths.ts'
import type { RegisteredRouter, ResolveParams } from '@tanstack/react-router'

// Only types are imported, because the auth pages also use this file and have no router.
type Routes = RegisteredRouter['routesByPath']
type RoutePath = Exclude<keyof Routes, `${string}/` | `${string}/$`> | '/'
type Search<Path extends RoutePath> = Routes[Path]['types']['fullSearchSchemaInput']

declare const made: unique symbol

/** A path of the console: one without parameters from the route table, or one that this file created. */
export type AppPath =
  | Exclude<RoutePath, `${string}$${string}`>
  | AuthPagePath
  | (string & { readonly [made]: true })

/**
 * Builds a page's URL from its path in the route table. Mistakes don't compile. The page number is left out on a list's
 * first page.
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

/** Appends an existing query string. */
export function withQuery(address: AppPath, query: string): AppPath {
  return `${address}${query}` as AppPath
}

/** Adds the ID of an element on the page. */
export function withAnchor(address: AppPath, id: string): AppPath {
  return `${address}#${id}` as AppPath
}
