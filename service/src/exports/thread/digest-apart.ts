import { Worker } from 'node:worker_threads'
import type { Digest, Facts } from '#exports/file/digest.ts'

/** Bytes of a file, in memory that threads share, or copied; without them, it ends. */
export interface ToDigest {
  file: number
  bytes?: Uint8Array
}

/** What is known of a file at its end. */
export type Digested = Facts | void

interface DigestThread extends AsyncDisposable {
  /** Of one more file. */
  digest: () => Digest
}

/**
 * Digests beside the thread that makes the files. Without instructions for it, SHA-256 takes a quarter of what is done to
 * a row, and nobody waits for it.
 */
export function digestThread(): DigestThread {
  const thread = new Worker(new URL('./digest-thread.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 32 },
  })
  // It answers in the order in which it is asked.
  const asked: PromiseWithResolvers<Digested>[] = []
  thread.on('message', (digested: Digested) => asked.shift()!.resolve(digested))
  let over: unknown
  const fail = (reason: unknown) => {
    over ??= reason
    for (const { reject } of asked.splice(0)) reject(over)
  }
  thread.on('error', fail)
  thread.on('exit', () => fail(new Error('The thread for digests has ended.')))
  const ask = (to: ToDigest) => {
    const answer = Promise.withResolvers<Digested>()
    // It is waited for later; until then nobody may call what went wrong unheard.
    answer.promise.catch(() => {})
    if (over) answer.reject(over)
    else {
      asked.push(answer)
      thread.postMessage(to, [])
    }
    return answer.promise
  }
  let files = 0
  return {
    digest: () => {
      const file = files++
      return {
        add: (bytes) => ask({ file, bytes }),
        end: async () => (await ask({ file })) as Facts,
      }
    },
    [Symbol.asyncDispose]: async () => void (await thread.terminate()),
  }
}
