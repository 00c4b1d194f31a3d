import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { callsEntry, secondStepEntry } from './manifest.ts'
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
    neededBy(secondStepEntry, 'second-proof'),
    neededBy('src/main.tsx', 'console'),
    alone('contract', 'contract/src/'),
    alone('confirm', 'console/src/forms/confirm/'),
    // What every screen is made of, with what that needs itself.
    { name: 'pieces', test: inFolders('console/src/(forms|pages|shell|ui)/') },
    { name: 'rights', test: inFolders('console/src/rights/') },
    alone('applications', 'console/src/(applications|authorizations)/'),
    // With the library that lays it out; whoever does not look at the map does not fetch it.
    alone('network-map', 'console/src/networks/map/', 'node_modules/d3-'),
    alone('join-network', 'console/src/networks/join/'),
    // The screens of networks; what stands beside their rooms other pages know too.
    alone('networks', 'console/src/networks/[^/]+/'),
    alone('network', 'console/src/networks/'),
    alone('exports', 'console/src/exports/'),
  ]
}

/** What lies in some folders; what it shares with others stays outside. */
function alone(name: string, ...folders: string[]): Rolldown.CodeSplittingGroup {
  return { name, test: inFolders(...folders), includeDependenciesRecursively: false }
}

/** By folder only: a file's name says what it does, not with what it is fetched. */
function inFolders(...folders: string[]): RegExp {
  return new RegExp(`/(${folders.join('|')})`)
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
