import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|json|svg)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes a .br and a .gz file next to every file that becomes smaller. Documents are excluded, because the service
 * fills in their placeholders first.
 */
export async function precompress(dist: string) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
}

async function compressFile(path: string) {
  const content = await readFile(path)
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await Promise.all([
    brotli(content, best).then((small) => writeFile(`${path}.br`, small)),
    zip(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ])
}
