import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { callsEntry } from './manifest.ts'
import { reachable, sharedChunk } from './shared-chunk.ts'

const root = join(import.meta.dirname, '..')

/**
 * Which files the console is made of. Left to itself the bundler makes a file of every few lines that two
 * screens share, a hundred in all, which together weigh a tenth more. The first group that wants a module
 * gets it, with all that the module needs and no earlier group has.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    sharedChunk(),
    { name: 'icons', test: /lucide-react/ },
    neededBy(callsEntry, 'calls'),
    neededBy('src/main.tsx', 'console'),
    inRooms('pieces', ['forms', 'pages', 'shell', 'ui']),
    inRooms('rights', ['rights']),
    feature('applications', ['applications', 'authorizations']),
    // With the library that lays it out; whoever does not look at the map does not fetch it.
    {
      name: 'network-map',
      test: /\/console\/src\/networks\/map\/|\/node_modules\/d3-/,
      includeDependenciesRecursively: false,
    },
    // What other pages know of a network: its export, and the page that a mail leads to.
    {
      name: 'network',
      test: /\/console\/src\/networks\/[^/]+$|\/contract\/src\/network/,
      includeDependenciesRecursively: false,
    },
    feature('join-network', ['networks/join']),
    feature('networks', ['networks']),
    feature('exports', ['exports']),
  ]
}

/** What every screen is made of, with what it needs itself. */
function inRooms(name: string, rooms: readonly string[]): Rolldown.CodeSplittingGroup {
  return { name, test: new RegExp(`/console/src/(${rooms.join('|')})/`) }
}

/** The screens of one subject and their part of the contract; what they share with others stays outside. */
function feature(name: string, rooms: readonly string[]): Rolldown.CodeSplittingGroup {
  const folders = rooms.join('|')
  const test = new RegExp(`/console/src/(${folders})/|/contract/src/(${folders})[^/]*$`)
  return { name, test, includeDependenciesRecursively: false }
}

/** What an entry needs before it can run, but for the entry itself. */
function neededBy(entry: string, name: string): Rolldown.CodeSplittingGroup {
  const start = join(root, entry)
  let needed: Set<string> | undefined
  return {
    debugName: name,
    name: (id, context) => {
      needed ??= reachable(start, (moduleId) => context.getModuleInfo(moduleId)?.importedIds)
      return id !== start && needed.has(id) ? name : null
    },
  }
}
