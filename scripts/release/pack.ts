import { chmod, cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { ArchiveFile } from './contents.ts'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

export async function stage(folder: string, files: ArchiveFile[]) {
  await rm(folder, { recursive: true, force: true })
  for (const file of files) {
    const to = join(folder, file.to)
    await mkdir(dirname(to), { recursive: true })
    if ('text' in file) await writeFile(to, file.text)
    else await cp(file.from, to, { verbatimSymlinks: true })
  }
  await chmod(join(folder, 'accord'), 0o755)
  await linkOwnPackages(join(folder, 'node_modules', '@accord'))
}

async function linkOwnPackages(scope: string) {
  await mkdir(scope, { recursive: true })
  for (const name of ['contract', 'service']) await symlink(`../../${name}`, join(scope, name))
}

/** Packs a folder as a `.tar.gz` file. Its bytes don't depend on the current time, path, or user. */
export async function pack(folder: string, file: string, at: Date) {
  const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--format=gnu']
  const args = [...same, '--mode=u=rwX,go=rX', `--mtime=@${Math.floor(at.getTime() / 1000)}`]
  const from = ['-C', dirname(folder), basename(folder)]
  const tar = spawn('tar', ['-c', ...args, ...from], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(tar, 'close')
  await pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(file))
  const [code] = await ended
  if (code !== 0) throw new Error(`tar exited with ${code}. A release requires GNU tar.`)
}

/** Returns a line in the format of `sha256sum --check`. */
export async function checksumLine(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return `${hash.digest('hex')}  ${basename(file)}\n`
}
