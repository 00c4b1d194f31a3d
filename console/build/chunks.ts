import { join } from 'node:path'
import type { Rolldown } from 'vite'

const source = join(import.meta.dirname, '../src')

/**
 * The chunks that pages share. By default, the bundler makes a chunk for every few lines that two screens share, 260 in
 * total. Each module goes into the first group that matches it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  neededBy('auth-pages.tsx', 'shared'),
  neededBy('auth-pages/calls.ts', 'calls'),
  {
    name: 'console',
    test: /\/(console\/src\/(?!auth-pages|events\/(?:endpoints|audit-streams)\/)|contract\/src\/(?!event|audit-stream)|node_modules\/)/,
    minShareCount: 2,
  },
  // People open the pages of one area after another. In separate chunks, each page would repeat most imports of the
  // others.
  area('application', 'applications/settings/'),
  area('applications', '(applications|authorizations)/'),
  area('access', '(access|reviews)/'),
  area('networks', 'networks/(?!join/|map/)'),
  // The pages of endpoints and audit streams share almost everything, so all of it is here instead of in the first
  // group.
  {
    name: 'endpoints',
    test: /\/(console\/src\/events\/(?:endpoints|audit-streams)\/|contract\/src\/(?:event|audit-stream))/,
  },
]

function area(name: string, pages: string): Rolldown.CodeSplittingGroup {
  return { name, test: new RegExp(`/console/src/${pages}`) }
}

/**
 * Puts everything that an entry needs before it can run into one group. The auth pages' own modules stay with their
 * entry.
 */
function neededBy(entry: string, name: string): Rolldown.CodeSplittingGroup {
  let needed: Set<string> | undefined
  return {
    debugName: name,
    name: (id, context) => {
      needed ??= importsOf(join(source, entry), context)
      return needed.has(id) && !id.startsWith(join(source, 'auth-pages')) ? name : null
    },
  }
}

function importsOf(entry: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([entry])
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
