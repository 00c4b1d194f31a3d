import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

/** One executable file, packed with Brotli. */
export async function unpackFile(from: string, to: string) {
  const target = createWriteStream(to, { mode: 0o755 })
  await pipeline(createReadStream(from), createBrotliDecompress(), target)
}

/**
 * Everything in a tar file that is packed with Brotli. It is no pipe: tar reads up to the end that the archive
 * names, and whoever still writes what fills up the file behind it would find the pipe closed.
 */
export async function unpackArchive(from: string, folder: string) {
  const archive = join(folder, '.unpacking.tar')
  await unpackFile(from, archive)
  const tar = spawn('tar', ['-x', '--no-same-owner', '-C', folder, '-f', archive], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(tar, 'close')
  if (code !== 0) throw new Error(`Chromium could not be unpacked: tar ended with ${code}.`)
  await rm(archive)
}
