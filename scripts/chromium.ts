import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { access, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { inProject } from './project-folder.ts'
import { chromium } from '@playwright/test'
import { runQuietly } from './run-command.ts'

/** Unpacks a file that was compressed with Brotli, and makes it executable. */
export async function unpackFile(from: string, to: string) {
  const target = createWriteStream(to, { mode: 0o755 })
  await pipeline(createReadStream(from), createBrotliDecompress(), target)
}

/**
 * Unpacks a tar file that was compressed with Brotli. It doesn't use a pipe, because tar stops reading at the end of
 * the archive, and writing the padding after that would fail.
 */
export async function unpackArchive(from: string, folder: string) {
  const archive = join(folder, '.unpacking.tar')
  await unpackFile(from, archive)
  const tar = spawn('tar', ['-x', '--no-same-owner', '-C', folder, '-f', archive], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(tar, 'close')
  if (code !== 0) throw new Error(`Chromium could not be unpacked: tar exited with ${code}.`)
  await rm(archive)
}

export type Browser = { executablePath: string; env: Record<string, string> }

// The package's own function accepts any file that is already in the temporary folder.
const packed = () =>
  join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin')
const elfMachines: Partial<Record<NodeJS.Architecture, number>> = { x64: 0x3e, arm64: 0xb7 }

/** Returns the Chromium in the npm package @sparticuz/chromium, if it was built for this machine. */
export async function chromiumFromNpm(): Promise<Browser | undefined> {
  if (process.platform !== 'linux') return undefined
  if ((await elfMachine(join(packed(), 'chromium.br'))) !== elfMachines[process.arch])
    return undefined

  const folder = inProject('.cache', 'chromium')
  if (!existsSync(folder)) await unpackInto(folder)
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  }
}

async function unpackInto(folder: string) {
  console.log('Unpacking Chromium for the browser tests.')
  // The folder is renamed only once it's complete, because an interrupted run would leave a partial one.
  const unfinished = `${folder}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  await unpackFile(join(packed(), 'chromium.br'), join(unfinished, 'chromium'))
  for (const archive of ['al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br']) {
    await unpackArchive(join(packed(), archive), unfinished)
  }
  await writeFile(join(unfinished, 'fonts.conf'), fontsConf(folder))
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
}

/** This Chromium crashes if it finds no fonts, and the package's own configuration points to /tmp. */
function fontsConf(folder: string) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <alias>
    <family>monospace</family>
    <prefer><family>DejaVu Sans Mono</family><family>Liberation Mono</family></prefer>
  </alias>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`
}

/** Bytes 18 and 19 of a Linux executable name the processor that it was built for. */
async function elfMachine(file: string) {
  for await (const chunk of createReadStream(file).pipe(createBrotliDecompress())) {
    return (chunk as Buffer).readUInt16LE(18)
  }
  return undefined
}

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

// If another installation is running on this machine, apt-get waits for it.
const patient = ['-o', 'DPkg::Lock::Timeout=300']

/** Returns the first Chromium that starts on this machine. */
export async function findChromium(): Promise<Browser> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return { executablePath: chosen, env: {} }

  const found =
    (await firstThatStarts([chromium.executablePath()])) ??
    (await withLetters(await systemChromium())) ??
    (await startable(await chromiumFromNpm())) ??
    (await withLetters(await chromiumFromDebian()))
  if (found) return found

  throw new Error('No Chromium found. Install it, or set CHROMIUM_PATH to its executable.')
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

/**
 * The fonts that replace the console's own until those are loaded (see tokens.css). Debian's Chromium package only
 * recommends them.
 */
const standIns = /Arial|Liberation Sans|Arimo|Roboto/

async function withLetters(browser: Browser | undefined) {
  if (!browser || process.platform !== 'linux' || !(await canInstall())) return browser
  const { output } = await runQuietly('fc-match', ['Arial'], { env: {} })
  if (!standIns.test(output)) {
    console.log('Installing fonts for the browser tests (apt-get install fonts-liberation).')
    await install('fontconfig', 'fonts-liberation')
  }
  return browser
}

/** Ubuntu is excluded, because its Chromium package only points to the snap store. */
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

/** Runs the file with --version, because it may be a stub or its libraries may be missing. */
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
