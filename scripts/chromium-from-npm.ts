import { createReadStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { inProject } from './project-folder.ts'
import { unpackArchive, unpackFile } from './unpack.ts'

export type Browser = { executablePath: string; env: Record<string, string> }

// The package's own unpacking is passed by: it takes whatever already lies in the temporary folder.
const packed = () =>
  join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin')
const elfMachines: Partial<Record<NodeJS.Architecture, number>> = { x64: 0x3e, arm64: 0xb7 }

/** The Chromium inside the npm package @sparticuz/chromium, where it was made for this machine. */
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
  // Under another name until it is whole, so that an interrupted run leaves nothing to trip over.
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

/** A page with no font at all crashes this Chromium, and the one in the package names /tmp. */
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

/** Bytes 18 and 19 of a Linux executable say which processor it was made for. */
async function elfMachine(file: string) {
  for await (const chunk of createReadStream(file).pipe(createBrotliDecompress())) {
    return (chunk as Buffer).readUInt16LE(18)
  }
  return undefined
}
