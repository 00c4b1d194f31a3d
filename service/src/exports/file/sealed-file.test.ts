import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
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
  test('EX1: a sealed file returns what was written, and only its owner can read its content, even on the disk', async () => {
    const { path, size } = await sealed('whole')
    expect(await read(path)).toEqual(content)
    expect(size).toBe(content.length)
    expect((await readFile(path)).includes('Northside')).toBe(false)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  test("EX1: a sealed file is different each time, and can't replace another one", async () => {
    const [one, other] = [await sealed('first'), await sealed('second')]
    expect((await readFile(one.path)).equals(await readFile(other.path))).toBe(false)
    await expect(createSealedFile(one.path, key, 'one')).rejects.toMatchObject({ code: 'EEXIST' })
    await expect(read(one.path, key, 'two')).rejects.toThrow()
    await expect(read(one.path, randomBytes(32))).rejects.toThrow(
      /^This was encrypted with the key [0-9a-f]{16}, but the available key is [0-9a-f]{16}\.$/,
    )
  })

  test.each([0, 1, 8, 9, 20, 21, 150_000, -17, -1])(
    "a sealed file can't be read if byte %i was changed",
    async (at) => {
      const { path } = await sealed(`changed${at}`)
      const bytes = await readFile(path)
      bytes[at < 0 ? bytes.length + at : at]! ^= 1
      await writeFile(path, bytes)
      await expect(read(path)).rejects.toThrow()
    },
  )

  test('EX1: a sealed file is never sent completely before all of it was checked', async () => {
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

describe('EX1: a disk that is full', () => {
  test.each(['write', 'finish'] as const)(
    'a full disk makes the next %s of a sealed file fail, without an unhandled rejection',
    async (next) => {
      const unhandled = vi.fn()
      process.on('unhandledRejection', unhandled)
      onTestFinished(() => void process.off('unhandledRejection', unhandled))
      const file = await createSealedFile(join(folder, `full-${next}`), key, 'one')
      const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
      const spy = vi.spyOn(fs, 'write').mockImplementation((...given: unknown[]) => {
        const done = given.at(-1) as (error: Error) => void
        queueMicrotask(() => done(full))
      })
      onTestFinished(() => spy.mockRestore())
      await file.write(content)
      await vi.waitFor(() => expect(spy).toHaveBeenCalled())
      await expect(next === 'write' ? file.write(content) : file.finish()).rejects.toBe(full)
      await file.close()
      expect(spy).toHaveBeenCalledTimes(1)
      expect(unhandled).not.toHaveBeenCalled()
    },
  )

  test('a full disk makes a pending write fail', async () => {
    const file = await createSealedFile(join(folder, 'full-waiting'), key, 'one')
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    const spy = vi.spyOn(fs, 'write').mockImplementation((...given: unknown[]) => {
      const done = given.at(-1) as (error: Error) => void
      setTimeout(() => done(full), 20)
    })
    onTestFinished(() => spy.mockRestore())
    await expect(file.write(Buffer.alloc(2_000_000))).rejects.toBe(full)
    await file.close()
  })
})
