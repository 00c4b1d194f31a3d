import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { inProject } from './project-folder.ts'
import { run } from './run-command.ts'

/** Folders that are no part of the product's own install are installed when needed. */
export async function installOwn(folder: 'bench' | 'conformance', what: string) {
  const stampFile = inProject(folder, 'node_modules', '.accord-installed')
  const wanted = await hashOfLockFile(folder)
  if ((await readFile(stampFile, 'utf8').catch(() => undefined)) === wanted) return

  console.log(`Installing ${what} (npm ci in ${folder}).`)
  const code = await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: inProject(folder) })
  if (code !== 0) throw new Error(`npm ci in ${folder} failed; its message is above.`)
  await writeFile(stampFile, wanted)
}

async function hashOfLockFile(folder: string) {
  const hash = createHash('sha256')
  for (const name of ['package-lock.json', 'package.json']) {
    hash.update(await readFile(inProject(folder, name)))
  }
  return hash.digest('hex')
}
