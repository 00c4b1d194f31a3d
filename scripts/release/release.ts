import { mkdir, rm, writeFile } from 'node:fs/promises'
import { version } from '../../service/src/version.ts'
import { buildConsoleIfStale } from '../build-console.ts'
import { inProject } from '../project-folder.ts'
import { runQuietly } from '../run-command.ts'
import { archiveContents, bytesOf } from './contents.ts'
import { installFor, packagesIn } from './install.ts'
import { checksumLine, pack, stage } from './pack.ts'
import { chosenPlatforms, megabytes } from './platforms.ts'
import { sbomOfLockFile } from './sbom.ts'

/**
 * `npm run release` creates an archive for each platform in release/, with checksums. The same commit always produces
 * the same bytes.
 */
const chosen = chosenPlatforms(process.argv.slice(2))

await buildConsoleIfStale()
const at = await timeOfCommit()
const known = await sbomOfLockFile()
const folder = inProject('release')
await mkdir(folder, { recursive: true })
let sums = ''
for (const platform of chosen) {
  const name = `accord-${version}-${platform.name}`
  const installed = await installFor(platform)
  const packages = await packagesIn(installed)
  const files = await archiveContents({ platform, installed, packages, known, at })
  const bytes = await bytesOf(files)
  if (bytes > platform.maxBytes) {
    throw new Error(
      `${name} takes up ${megabytes(bytes)} when unpacked, which is more than ${megabytes(platform.maxBytes)}.`,
    )
  }
  const staged = inProject('.cache', 'release', name)
  await stage(staged, files)
  const file = `${folder}/${name}.tar.gz`
  await pack(staged, file, at)
  await rm(staged, { recursive: true })
  sums += await checksumLine(file)
  console.log(`release/${name}.tar.gz, ${megabytes(bytes)} unpacked`)
}
await writeFile(`${folder}/SHA256SUMS`, sums)
console.log(`\n${sums}`)

async function timeOfCommit(): Promise<Date> {
  const { code, output } = await runQuietly('git', ['log', '-1', '--format=%ct'])
  if (code !== 0) throw new Error(`git log failed:\n${output}`)
  return new Date(Number(output) * 1000)
}
