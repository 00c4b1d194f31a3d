import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createSealedFile, readSealedFile } from './sealed-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'accord-sealed-'))
})
afterAll(() => rm(folder, { recursive: true }))

const key = randomBytes(32)
const content = Buffer.concat([Buffer.from('Northside Health'), randomBytes(300_000)])

async function sealed(name: string) {
  const path = join(folder, name)
  const file = await createSealedFile(path, key, 'one', { lasting: true })
  await file.write(content.subarray(0, 100_000))
  await file.write(content.subarray(100_000))
  return { path, ...(await file.finish()) }
}

const read = async (path: string, readKey = key, bound = 'one') =>
  buffer(await readSealedFile(path, readKey, bound))

describe('a sealed file', () => {
  test('EX1: gives back what was written, and only its owner may read even the disk', async () => {
    const { path, size } = await sealed('whole')
    expect(await read(path)).toEqual(content)
    expect(size).toBe(content.length)
    expect((await readFile(path)).includes('Northside')).toBe(false)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  test('EX1: looks different each time, and never takes the place of another', async () => {
    const [one, other] = [await sealed('first'), await sealed('second')]
    expect((await readFile(one.path)).equals(await readFile(other.path))).toBe(false)
    await expect(createSealedFile(one.path, key, 'one')).rejects.toMatchObject({ code: 'EEXIST' })
    await expect(read(one.path, key, 'two')).rejects.toThrow()
    await expect(read(one.path, randomBytes(32))).rejects.toThrow(
      /^This was sealed with the key [0-9a-f]{16}, and the key here is [0-9a-f]{16}\.$/,
    )
  })

  test.each([0, 1, 8, 9, 20, 21, 150_000, -17, -1])(
    'fails when byte %i was changed',
    async (at) => {
      const { path } = await sealed(`changed${at}`)
      const bytes = await readFile(path)
      bytes[at < 0 ? bytes.length + at : at]! ^= 1
      await writeFile(path, bytes)
      await expect(read(path)).rejects.toThrow()
    },
  )

  test('EX1: is never handed out to its last byte before all of it was checked', async () => {
    const { path } = await sealed('last')
    const bytes = await readFile(path)
    bytes[bytes.length - 1]! ^= 1
    await writeFile(path, bytes)
    const stream = await readSealedFile(path, key, 'one')
    let length = 0
    stream.on('data', (chunk: Buffer) => (length += chunk.length))
    await expect(finished(stream)).rejects.toThrow()
    expect(length).toBeGreaterThan(0)
    expect(length).toBeLessThan(content.length)
  })
})

describe('a disk that is slow or full', () => {
  /** Instead of what writes to any file. */
  async function writing(write: FileHandle['appendFile']) {
    await using any = await open(folder)
    const prototype = Object.getPrototypeOf(any) as FileHandle
    const spy = vi.spyOn(prototype, 'appendFile').mockImplementation(write)
    onTestFinished(() => spy.mockRestore())
    return spy
  }

  test('EX1: is not waited for before the next bytes are made, and has them in their order', async () => {
    const path = join(folder, 'slow')
    const file = await createSealedFile(path, key, 'one')
    const disk = Promise.withResolvers<void>()
    const spy = await writing(async function (this: FileHandle, bytes) {
      if (spy.mock.calls.length === 1) await disk.promise
      await this.writeFile(bytes)
    })
    await file.write(content.subarray(0, 100))
    const rest = [file.write(content.subarray(100, 200)), file.write(content.subarray(200))]
    await setImmediate()
    expect(spy).toHaveBeenCalledTimes(1)
    disk.resolve()
    await Promise.all(rest)
    expect(await file.finish()).toEqual({ size: content.length })
    expect(await read(path)).toEqual(content)
  })

  test.each(['write', 'finish'] as const)(
    'EX1: is told of by the next %s, which adds nothing, and nothing goes unheard',
    async (next) => {
      const unheard = vi.fn()
      process.on('unhandledRejection', unheard)
      onTestFinished(() => void process.off('unhandledRejection', unheard))
      const file = await createSealedFile(join(folder, `full-${next}`), key, 'one')
      const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
      const spy = await writing(() => Promise.reject(full))
      await file.write(content)
      await setImmediate()
      await expect(next === 'write' ? file.write(content) : file.finish()).rejects.toBe(full)
      await file.close()
      await setImmediate()
      expect(spy).toHaveBeenCalledTimes(1)
      expect(unheard).not.toHaveBeenCalled()
    },
  )

  test('EX1: is waited for by whoever closes the file', async () => {
    const path = join(folder, 'closed')
    const file = await createSealedFile(path, key, 'one')
    await file.write(content)
    await file.close()
    expect((await stat(path)).size).toBeGreaterThan(content.length)
  })
})
