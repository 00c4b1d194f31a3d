import { join } from 'node:path'
import type { Rolldown } from 'vite'

const source = join(import.meta.dirname, '../src')
const frontDoor = join(source, 'front-door.tsx')
const signedIn = join(source, 'main.tsx')

type ModuleInfo = (id: string) => Rolldown.ModuleInfo | null

/**
 * What the front door and the signed-in console both need, as one file, with what the front door shares with
 * what it fetches later. Left to itself the bundler makes eight of it, which together weigh more and say less.
 */
export function sharedChunk(): Rolldown.CodeSplittingGroup {
  let shared: Set<string> | undefined
  return {
    debugName: 'shared',
    name: (id, context) => {
      shared ??= sharedModules((moduleId) => context.getModuleInfo(moduleId))
      return shared.has(id) ? 'shared' : null
    },
  }
}

function sharedModules(moduleInfo: ModuleInfo): Set<string> {
  const atTheDoor = reachable(frontDoor, (id) => moduleInfo(id)?.importedIds)
  const fetchedLater = [...atTheDoor].flatMap((id) => moduleInfo(id)?.dynamicallyImportedIds ?? [])
  const elsewhere = [signedIn, ...fetchedLater].map((entry) =>
    reachable(entry, (id) => {
      const info = moduleInfo(id)
      return info && [...info.importedIds, ...info.dynamicallyImportedIds]
    }),
  )
  return new Set([...atTheDoor].filter((id) => elsewhere.some((modules) => modules.has(id))))
}

/** An entry and everything that leads on from it. */
export function reachable(entry: string, importsOf: (id: string) => string[] | null | undefined) {
  const found = new Set([entry])
  for (const id of found) for (const imported of importsOf(id) ?? []) found.add(imported)
  return found
}
