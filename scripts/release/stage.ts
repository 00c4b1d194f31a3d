import { chmod, cp, mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { inProject } from '../project-folder.ts'
import { runQuietly } from '../run-command.ts'
import { type InstalledPackage, packagesIn } from './installed-packages.ts'
import { licencesOf } from './licences.ts'
import type { Platform } from './platforms.ts'
import { builtIntoConsole, folderInProject, type Sbom, sbomOf } from './sbom.ts'
import { runsOfPackage, runsOfProject } from './what-runs.rules.ts'

interface Parts {
  platform: Platform
  /** Where its packages were installed. */
  installed: string
  version: string
  known: Sbom
  at: Date
}

/** Puts together, in an empty folder, what an archive holds. */
export async function stage(folder: string, { platform, installed, ...parts }: Parts) {
  const packages = await packagesIn(installed)
  await rm(folder, { recursive: true, force: true })
  for (const file of (await trackedFiles()).filter(runsOfProject)) {
    await put(inProject(file), join(folder, file))
  }
  await put(inProject('packaging', 'accord'), join(folder, 'accord'))
  await chmod(join(folder, 'accord'), 0o755)
  const node = join(installed, 'node_modules', `node-${platform.name}`, 'bin', 'node')
  await put(node, join(folder, 'bin', 'node'))
  await cp(inProject('console', 'dist'), join(folder, 'console', 'dist'), { recursive: true })
  for (const one of packages) await putPackage(one, installed, folder)
  await linkOwnPackages(join(folder, 'node_modules', '@accord'))
  await describe(folder, packages, parts)
}

/** Everything that is only to be read: what it is, what it is made of, under which licences. */
async function describe(
  folder: string,
  packages: InstalledPackage[],
  { version, known, at }: Pick<Parts, 'version' | 'known' | 'at'>,
) {
  const write = (name: string, text: string) => writeFile(join(folder, name), text)
  const inConsole = builtIntoConsole(known)
  const inside = new Set([...packages.map(({ ref }) => ref), ...inConsole])
  const ofConsole = [...inConsole].map((ref) => ({ ref, folder: folderInProject(ref) }))
  // The service reads its version here, and Node that these are modules.
  const own = { name: 'accord', version, private: true, license: 'Apache-2.0', type: 'module' }
  await write('package.json', `${JSON.stringify(own, null, 2)}\n`)
  await write('VERSION', `${version}\n`)
  await write('sbom.cdx.json', `${JSON.stringify(sbomOf(known, inside, at, version), null, 2)}\n`)
  await write('THIRD-PARTY-LICENCES.txt', await licencesOf([...packages, ...ofConsole]))
}

async function putPackage({ name, folder: from }: InstalledPackage, installed: string, to: string) {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const file = relative(from, path)
    // Packages inside this one come by themselves.
    if (entry.isDirectory() || /(?:^|\/)node_modules\//.test(file)) continue
    if (runsOfPackage(name, file)) await put(path, join(to, relative(installed, path)))
  }
}

async function linkOwnPackages(scope: string) {
  await mkdir(scope, { recursive: true })
  for (const name of ['contract', 'service']) await symlink(`../../${name}`, join(scope, name))
}

async function put(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true })
  await cp(from, to, { verbatimSymlinks: true })
}

/** What git knows of: nothing that happens to lie in a checkout gets out with it. */
async function trackedFiles(): Promise<string[]> {
  const { code, output } = await runQuietly('git', ['ls-files', '-z'])
  if (code !== 0) throw new Error(`git ls-files failed:\n${output}`)
  return output.split('\0').filter(Boolean)
}

/** All bytes of the files in a folder. */
export async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = files.map(({ parentPath, name }) => stat(join(parentPath, name)))
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0)
}
