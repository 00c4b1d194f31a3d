import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { digestThread } from './digest-apart.ts'

function shared(bytes: Buffer): Buffer {
  const memory = Buffer.from(new SharedArrayBuffer(bytes.length))
  bytes.copy(memory)
  return memory
}

test('EX-4: a thread beside tells the digests of several files, however their pieces come', async () => {
  await using thread = digestThread()
  const files = [randomBytes(300_000), randomBytes(100_000), Buffer.alloc(0)]
  const digests = files.map(() => thread.digest())
  for (let at = 0; at < 300_000; at += 70_000) {
    await Promise.all(
      files.map((file, index) => digests[index]!.add(shared(file.subarray(at, at + 70_000)))),
    )
  }
  for (const [index, file] of files.entries()) {
    expect(await digests[index]!.end()).toEqual({
      bytes: file.length,
      crc: crc32(file),
      sha256: createHash('sha256').update(file).digest('hex'),
    })
  }
})

test('EX-4: memory may be written over as soon as its bytes were digested', async () => {
  await using thread = digestThread()
  const digest = thread.digest()
  const memory = Buffer.from(new SharedArrayBuffer(1_000_000))
  const hash = createHash('sha256')
  for (let value = 0; value < 20; value += 1) {
    memory.fill(value)
    hash.update(memory)
    await digest.add(memory)
  }
  expect(await digest.end()).toMatchObject({ sha256: hash.digest('hex') })
})

test('EX-4: who asks for a digest is told that its thread failed, then and later', async () => {
  await using thread = digestThread()
  const noBytes = 7 as unknown as Uint8Array
  const [first, second] = [thread.digest(), thread.digest()]
  const asked = [first.add(noBytes), second.end()]
  await expect(asked[0]).rejects.toThrow('must be of type')
  await expect(asked[1]).rejects.toThrow('must be of type')
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  onTestFinished(() => void process.off('unhandledRejection', unheard))
  const later = second.add(Buffer.alloc(1))
  await setImmediate()
  await setImmediate()
  expect(unheard).not.toHaveBeenCalled()
  await expect(later).rejects.toThrow('must be of type')
})

test('EX-4: who waits for a digest is told when its thread was ended', async () => {
  const thread = digestThread()
  const asked = thread.digest().add(Buffer.alloc(1))
  await thread[Symbol.asyncDispose]()
  await expect(asked).rejects.toThrow('has ended')
})
