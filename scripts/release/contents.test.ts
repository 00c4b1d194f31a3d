import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { builtConsole } from '../../console/build/built-console.ts'
import { inProject } from '../project-folder.ts'
import { archiveContents, bytesOf } from './contents.ts'
import { packagesIn } from './install.ts'
import { megabytes, platforms } from './platforms.ts'
import { sbomOfLockFile } from './sbom.ts'

const lock = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')) as {
  packages: Record<string, { dev?: boolean }>
}

/** Returns the installed packages that `npm ci --omit=dev` would also install on this machine. */
async function packagesThatRun() {
  const all = await packagesIn(inProject())
  return all.filter(({ folder }) => {
    const locked = lock.packages[relative(inProject(), folder)]
    return locked !== undefined && !locked.dev
  })
}

const platform = platforms.find(({ name }) => name === `${process.platform}-${process.arch}`)

test.skipIf(!platform)('the archive for this machine stays below its limit', async () => {
  await builtConsole()
  const files = await archiveContents({
    platform: platform!,
    installed: inProject(),
    packages: await packagesThatRun(),
    known: await sbomOfLockFile(),
    at: new Date(),
  })
  const bytes = await bytesOf(files)
  console.log(`${platform!.name}: ${megabytes(bytes)} of ${megabytes(platform!.maxBytes)}`)
  expect(bytes).toBeLessThan(platform!.maxBytes)
  // A lower bound is also checked, because a broken calculation could return almost nothing.
  expect(bytes).toBeGreaterThan(0.9 * platform!.maxBytes)
})
