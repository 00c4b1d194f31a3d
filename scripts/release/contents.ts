import { lstat, readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { inProject } from '../project-folder.ts'
import { version } from '../../service/src/version.ts'
import { runQuietly } from '../run-command.ts'
import type { InstalledPackage } from './install.ts'
import type { Platform } from './platforms.ts'
import { type Sbom, builtIntoConsole, folderInProject, sbomOf } from './sbom.ts'
import { runsOfPackage, runsOfProject } from './what-runs.rules.ts'

/** Returns all licenses in one text, each of them once, with all packages that use it. */
async function licencesOf(packages: { ref: string; folder: string }[]): Promise<string> {
  const byText = new Map<string, string[]>()
  for (const { ref, folder } of packages) {
    const text = await licenceIn(folder)
    const known = byText.get(text) ?? []
    if (!known.includes(ref)) byText.set(text, [...known, ref])
  }
  const ofPrograms = await readFile(inProject('packaging', 'licences-of-programs.txt'), 'utf8')
  const ofPackages = [...byText].map(([text, refs]) => `${refs.join('\n')}\n\n${text}`)
  return [ofPrograms.trim(), ...ofPackages].join(`\n\n${'-'.repeat(78)}\n\n`) + '\n'
}

async function licenceIn(folder: string): Promise<string> {
  const names = await readdir(folder)
  const files = names.filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name)).toSorted()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  if (texts.length > 0) return texts.map((text) => text.trim()).join('\n\n')
  const described = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    license?: string
  }
  return `Licence: ${described.license ?? 'see the package'} (the package doesn't include its text)`
}

export interface Parts {
  platform: Platform
  /** The folder that contains node_modules. */
  installed: string
  packages: InstalledPackage[]
  known: Sbom
  at: Date
}

/** A file in an archive: either a copy or a generated text. */
export type ArchiveFile = { to: string } & ({ from: string } | { text: string })

/** Lists every file of an archive before anything is copied. Links that `stage` creates aren't included. */
export async function archiveContents(parts: Parts): Promise<ArchiveFile[]> {
  const { platform, installed, packages } = parts
  const ofProject = (await trackedFiles()).filter(runsOfProject)
  const node = join(installed, 'node_modules', `node-${platform.name}`, 'bin', 'node')
  const ofPackages = await Promise.all(packages.map((one) => packageFiles(one, installed)))
  return [
    ...ofProject.map((file) => ({ from: inProject(file), to: file })),
    { from: inProject('packaging', 'accord'), to: 'accord' },
    { from: node, to: join('bin', 'node') },
    ...(await filesIn(inProject('console', 'dist'))).map((from) => ({
      from,
      to: relative(inProject(), from),
    })),
    ...ofPackages.flat(),
    ...(await descriptions(parts)),
  ]
}

/** Returns the total size of the files. Links don't count. */
export async function bytesOf(files: ArchiveFile[]): Promise<number> {
  const sizes = files.map(async (file) => {
    if ('text' in file) return Buffer.byteLength(file.text)
    const found = await lstat(file.from)
    return found.isFile() ? found.size : 0
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** Returns the generated files that describe the archive: its version, its contents, and their licenses. */
async function descriptions({ packages, known, at }: Parts): Promise<ArchiveFile[]> {
  const inConsole = builtIntoConsole(known)
  const inside = new Set([...packages.map(({ ref }) => ref), ...inConsole])
  const ofConsole = [...inConsole].map((ref) => ({ ref, folder: folderInProject(ref) }))
  // The service reads its version from this file, and Node reads that the files are ES modules.
  const own = { name: 'accord', version, private: true, license: 'Apache-2.0', type: 'module' }
  const sbom = sbomOf(known, inside, at, version)
  return [
    { to: 'package.json', text: `${JSON.stringify(own, null, 2)}\n` },
    { to: 'VERSION', text: `${version}\n` },
    { to: 'sbom.cdx.json', text: `${JSON.stringify(sbom, null, 2)}\n` },
    { to: 'THIRD-PARTY-LICENCES.txt', text: await licencesOf([...packages, ...ofConsole]) },
  ]
}

async function packageFiles({ name, folder }: InstalledPackage, installed: string) {
  const files = (await filesIn(folder)).filter((path) => {
    const file = relative(folder, path)
    // Packages inside this one are listed separately.
    return !/(?:^|\/)node_modules\//.test(file) && runsOfPackage(name, file)
  })
  return files.map((from) => ({ from, to: relative(installed, from) }))
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => !entry.isDirectory())
  return files.map(({ parentPath, name }) => join(parentPath, name))
}

/** Returns the files that git tracks, because no other file in a checkout belongs in an archive. */
async function trackedFiles(): Promise<string[]> {
  const { code, output } = await runQuietly('git', ['ls-files', '-z'])
  if (code !== 0) throw new Error(`git ls-files failed:\n${output}`)
  return output.split('\0').filter(Boolean)
}
