import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { inProject } from '../scripts/project-folder.ts'
import { run } from '../scripts/run-command.ts'

const folder = inProject('bench')
const stampFile = inProject('bench', 'node_modules', '.accord-installed')

/** The peers are not part of the product's own install, so they are installed here when needed. */
export async function installPeers() {
  const wanted = await hashOfLockFile()
  if ((await readFile(stampFile, 'utf8').catch(() => undefined)) === wanted) return

  console.log('Installing what the benchmarks compare with (npm ci in bench).')
  const code = await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder })
  if (code !== 0) throw new Error('npm ci in bench failed; its message is above.')
  await writeFile(stampFile, wanted)
}

async function hashOfLockFile() {
  const hash = createHash('sha256')
  for (const name of ['package-lock.json', 'package.json']) {
    hash.update(await readFile(inProject('bench', name)))
  }
  return hash.digest('hex')
}
