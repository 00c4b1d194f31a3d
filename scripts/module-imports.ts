import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { inProject } from './project-folder.ts'

export interface ModuleImport {
  from: string
  to: string
  /** The files on both sides, such as 'session/call.ts imports api/send.ts'. */
  by: string
}

/** Returns the modules of a workspace: the folders in `src` and the files next to them, without tests. */
export function modulesIn(workspace: string): string[] {
  return [...new Set(sourcesOf(workspace).map((file) => roomOf(file)))].toSorted()
}

/** Returns every import of another module, including imports of types and dynamic imports. */
export function moduleImportsIn(workspace: string): ModuleImport[] {
  return sourcesOf(workspace).flatMap((file) =>
    importedBy(workspace, file)
      .filter((imported) => roomOf(imported) !== roomOf(file))
      .map((imported) => ({
        from: roomOf(file),
        to: roomOf(imported),
        by: `${file} imports ${imported}`,
      })),
  )
}

/** Returns the import cycles, as the path of each one. */
export function importCyclesAmong(arrows: readonly ModuleImport[]): string[][] {
  const next = Map.groupBy(arrows, ({ from }) => from)
  return [...next.keys()].map((room) => wayBack(room, next)).filter((way) => way.length > 0)
}

function wayBack(start: string, next: Map<string, ModuleImport[]>): string[] {
  const ways = new Map([[start, [start]]])
  for (const [room, way] of ways) {
    for (const { to } of next.get(room) ?? []) {
      if (to === start) return [...way, to]
      if (!ways.has(to)) ways.set(to, [...way, to])
    }
  }
  return []
}

const roomOf = (file: string): string => file.split('/', 1)[0]!

function sourcesOf(workspace: string): string[] {
  return readdirSync(inProject(workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
}

const importedFile = /\b(?:from|import)\s*\(?\s*'([.#][^']+)'/g

function importedBy(workspace: string, file: string): string[] {
  const code = readFileSync(join(inProject(workspace, 'src'), file), 'utf8')
  return [...code.matchAll(importedFile)].map(([, address]) =>
    // In the service, '#accounts/…' stands for src/accounts/….
    address!.startsWith('#') ? address!.slice(1) : posix.join(posix.dirname(file), address!),
  )
}
