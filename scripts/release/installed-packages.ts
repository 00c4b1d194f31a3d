import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A package as it lies in a node_modules, be it inside another's. */
export interface InstalledPackage {
  name: string
  /** `name@version`, as a bill of materials calls it. */
  ref: string
  folder: string
}

/** Every package of an install in the order of their folders; our own are links, and none of these. */
export async function packagesIn(folder: string): Promise<InstalledPackage[]> {
  const modules = join(folder, 'node_modules')
  const entries = await readdir(modules, { withFileTypes: true }).catch(() => [])
  const found: InstalledPackage[] = []
  for (const { name } of entries.filter((entry) => entry.isDirectory()).toSorted(byName)) {
    if (name.startsWith('.')) continue
    const names = name.startsWith('@') ? await scopedIn(modules, name) : [name]
    for (const one of names) found.push(...(await packageAt(join(modules, one), one)))
  }
  return found
}

async function scopedIn(modules: string, scope: string): Promise<string[]> {
  const entries = await readdir(join(modules, scope), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).toSorted(byName)
  return folders.map(({ name }) => `${scope}/${name}`)
}

async function packageAt(folder: string, name: string): Promise<InstalledPackage[]> {
  const described = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    version: string
  }
  const own = { name, ref: `${name}@${described.version}`, folder }
  return [own, ...(await packagesIn(folder))]
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name < other.name ? -1 : 1
}
