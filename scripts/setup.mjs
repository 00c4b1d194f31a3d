// Runs before `npm start` and `npm test` with any version of Node, before anything is installed. It's therefore plain
// JavaScript without dependencies.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const reason = whyInstall()
if (reason) await install(reason)
requireNode24()

function whyInstall() {
  if (!isInstalled()) return 'the dependencies are missing or have changed'
  if (!pinnedNode() && hostMajor() < 24) return 'the pinned Node is missing'
  return undefined
}

async function install(why) {
  console.log(`Installing dependencies (npm ci): ${why}.`)
  // NODE_ENV=production or an `omit` in the user's settings would skip our build tools.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  // Users can't act on warnings about engines and deprecations.
  args.push('--loglevel=error')
  const npm = spawn('npm', args, { cwd: root, stdio: 'inherit', env: hostEnv() })
  // A signal that stops this process must also stop npm.
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => npm.kill(signal))
  const [status] = await once(npm, 'close').catch((error) =>
    fail(`npm couldn't be started (${error.message}).`),
  )
  if (status !== 0) fail('npm ci failed. See its message above.')
}

function requireNode24() {
  if (pinnedNode() || hostMajor() >= 24) return
  fail(
    `Node 24 isn't available from npm for ${process.platform} ${process.arch}, and the installed version is ` +
      `${process.version}. Install Node 24 and try again.`,
  )
}

// `npm run` puts the installed Node first on the PATH. npm must not run on it, because `npm ci` deletes it.
function hostEnv() {
  const ours = `${sep}node_modules${sep}.bin`
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.endsWith(ours))
  return { ...process.env, PATH: path.join(delimiter) }
}

/** Runs the file with --version, because a folder copied from another platform contains a Node that can't run here. */
function pinnedNode() {
  const node = join(root, 'node_modules', '.bin', 'node')
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return stdout?.startsWith('v24.') ? node : undefined
}

function hostMajor() {
  return Number.parseInt(process.versions.node, 10)
}

/**
 * Compares the packages with the list that npm writes after an installation. After `npm ci`, nothing needs to be
 * installed, so a read-only checkout works. Packages for other platforms may be missing.
 */
function isInstalled() {
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    ([path, { version, integrity, link, optional, devOptional }]) => {
      if (!path.startsWith('node_modules/') || link || optional || devOptional) return true
      const found = installed[path]
      return found?.version === version && found?.integrity === integrity
    },
  )
}

function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages
  } catch {
    return {}
  }
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
