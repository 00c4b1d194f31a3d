import { parentPort } from 'node:worker_threads'
import { digester } from '#exports/file/digest.ts'
import type { Digested, ToDigest } from './digest-apart.ts'

const files = new Map<number, ReturnType<typeof digester>>()
const answer = (digested: Digested) => parentPort!.postMessage(digested, [])

parentPort!.on('message', ({ file, bytes }: ToDigest) => {
  const digest = files.get(file) ?? digester()
  if (bytes) {
    files.set(file, digest)
    answer(digest.add(bytes))
  } else {
    files.delete(file)
    answer(digest.end())
  }
})
