import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unpackArchive } from './chromium.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  await writeFile(join(folder, 'a.txt'), 'whole')
  await mkdir(join(folder, 'out'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Packs a tar file with extra bytes after the end of the archive, which programs don't have to read. */
async function packed(bytesBehind: number): Promise<string> {
  const tar = execFileSync('tar', ['-c', '-C', folder, 'a.txt'])
  const file = join(folder, 'a.tar.br')
  await writeFile(file, brotliCompressSync(Buffer.concat([tar, Buffer.alloc(bytesBehind)])))
  return file
}

test.each([0, 10_000_000])('an archive is unpacked with %i bytes after its end', async (bytes) => {
  await unpackArchive(await packed(bytes), join(folder, 'out'))
  expect(await readFile(join(folder, 'out', 'a.txt'), 'utf8')).toBe('whole')
  expect(await readdir(join(folder, 'out'))).toEqual(['a.txt'])
})

test("a file that isn't an archive is rejected", async () => {
  const file = join(folder, 'none.tar.br')
  await writeFile(file, brotliCompressSync(Buffer.alloc(2000, 'x')))
  await expect(unpackArchive(file, join(folder, 'out'))).rejects.toThrow('tar exited with')
})
