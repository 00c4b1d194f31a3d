import { access, constants, readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { type Browser, chromiumFromNpm } from './chromium-from-npm.ts'
import { runQuietly } from './run-command.ts'

const commandNames = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
]

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

// Another installation may be under way on this machine.
const patient = ['-o', 'DPkg::Lock::Timeout=300']

/** A Chromium for the browser tests: the nearest one that really starts. */
export async function findChromium(): Promise<Browser> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return { executablePath: chosen, env: {} }

  const found =
    (await firstThatStarts([chromium.executablePath()])) ??
    (await systemChromium()) ??
    (await startable(await chromiumFromNpm())) ??
    (await chromiumFromDebian())
  if (found) return found

  throw new Error('No Chromium was found: install one, or set CHROMIUM_PATH to its executable.')
}

function systemChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const commands = commandNames.flatMap((name) => folders.map((folder) => join(folder, name)))
  return firstThatStarts([...commands, ...macApplications])
}

async function chromiumFromDebian() {
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '')
  // Not on Ubuntu, whose package of that name only points to the snap store.
  if (!/^ID=debian$/m.test(release) || process.getuid?.() !== 0) return undefined

  console.log('Installing Chromium for the browser tests (apt-get install chromium).')
  await apt('update')
  await apt('install', '-y', '--no-install-recommends', 'chromium')
  return systemChromium()
}

async function apt(...args: string[]) {
  const { code, output } = await runQuietly('apt-get', [...patient, ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (code !== 0) console.error(`apt-get ${args[0]} failed:\n${output.trimEnd()}`)
}

async function firstThatStarts(paths: string[]) {
  for (const executablePath of paths) {
    const browser = await startable({ executablePath, env: {} })
    if (browser) return browser
  }
  return undefined
}

/** Asked for its version, because a file of that name may be a stub or lack its libraries. */
async function startable(browser: Browser | undefined) {
  if (!browser || !(await isExecutable(browser.executablePath))) return undefined
  const { code } = await runQuietly(browser.executablePath, ['--version'], { env: browser.env })
  return code === 0 ? browser : undefined
}

function isExecutable(path: string) {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}
