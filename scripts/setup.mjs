// Runs before `npm start` and `npm test` on whatever Node the machine has, with nothing installed
// yet: so plain JavaScript, and no dependencies.

import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = join(root, 'node_modules', '.accord-installed')
const wanted = hashOf('package-lock.json', 'package.json')

const reason = whyInstall()
if (reason) await install(reason)
requireNode24()

function whyInstall() {
  if (readIfThere(stampFile) !== wanted) return 'the dependencies are not installed or changed'
  if (!pinnedNode() && hostMajor() < 24) return 'the pinned Node is missing'
  return undefined
}

async function install(why) {
  console.log(`Installing dependencies (npm ci): ${why}.`)
  // NODE_ENV=production or an `omit` in the user's settings would leave out what we build with.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const npm = spawn('npm', args, { cwd: root, stdio: 'inherit', env: hostEnv() })
  // Whoever ends us ends the install too.
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => npm.kill(signal))
  const [status] = await once(npm, 'close').catch((error) =>
    fail(`npm could not be started (${error.message}).`),
  )
  if (status !== 0) fail('npm ci failed; its message is above.')
  writeFileSync(stampFile, wanted)
}

function requireNode24() {
  if (pinnedNode() || hostMajor() >= 24) return
  fail(
    `There is no Node 24 in npm for ${process.platform} ${process.arch}, and this one is ` +
      `${process.version}: please install Node 24 and try again.`,
  )
}

// npm must not run on the very Node it is about to delete, which is first on PATH in `npm run`.
function hostEnv() {
  const ours = `${sep}node_modules${sep}.bin`
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.endsWith(ours))
  return { ...process.env, PATH: path.join(delimiter) }
}

/** Asked for its version, because a folder copied from another platform has a Node that cannot run. */
function pinnedNode() {
  const node = join(root, 'node_modules', '.bin', 'node')
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return stdout?.startsWith('v24.') ? node : undefined
}

function hostMajor() {
  return Number.parseInt(process.versions.node, 10)
}

function hashOf(...names) {
  const hash = createHash('sha256')
  for (const name of names) hash.update(readFileSync(join(root, name)))
  return hash.digest('hex')
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
