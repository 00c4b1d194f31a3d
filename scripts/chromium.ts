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
    (await withLetters(await systemChromium())) ??
    (await startable(await chromiumFromNpm())) ??
    (await withLetters(await chromiumFromDebian()))
  if (found) return found

  throw new Error('No Chromium was found: install one, or set CHROMIUM_PATH to its executable.')
}

function systemChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const commands = commandNames.flatMap((name) => folders.map((folder) => join(folder, name)))
  return firstThatStarts([...commands, ...macApplications])
}

async function chromiumFromDebian() {
  if (!(await canInstall())) return undefined
  console.log('Installing Chromium for the browser tests (apt-get install chromium).')
  await install('chromium')
  return systemChromium()
}

/** Those that stand in for the console's own until they come (tokens.css). Debian's Chromium only recommends them. */
const standIns = /Arial|Liberation Sans|Arimo|Roboto/

async function withLetters(browser: Browser | undefined) {
  if (!browser || process.platform !== 'linux' || !(await canInstall())) return browser
  const { output } = await runQuietly('fc-match', ['Arial'], { env: {} })
  if (!standIns.test(output)) {
    console.log('Installing letters for the browser tests (apt-get install fonts-liberation).')
    await install('fontconfig', 'fonts-liberation')
  }
  return browser
}

/** Not on Ubuntu, whose Chromium only points to the snap store. */
async function canInstall() {
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '')
  return /^ID=debian$/m.test(release) && process.getuid?.() === 0
}

async function install(...packages: string[]) {
  await apt('update')
  await apt('install', '-y', '--no-install-recommends', ...packages)
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
