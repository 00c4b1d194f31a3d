import { on } from 'node:events'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import type { PoolConfig } from 'pg'
import type { ExportRequest, MadeExport, Making } from '#exports/make-export.ts'

/** All that the thread knows. */
export interface Given extends Pick<
  Making,
  'paths' | 'tables' | 'names' | 'mostBytes' | 'signingKey'
> {
  asked: ExportRequest
  /** How its own connections are made. */
  reader: PoolConfig
  replica: { options: PoolConfig; written: string } | undefined
}

/** All that it says. What goes wrong it throws. */
export type FromThread =
  | { step: 'packaging' | 'sealing'; total?: number; rows?: number }
  | { rows: number }
  | { warning: string }
  | { made: MadeExport }

/**
 * A small young generation, because the buffers of a large export stay in it until they are collected; with less than 12 MB the
 * collections take a sixth more processor time. For the rest far more than an export needs, so that one that goes wrong ends alone.
 * Most of it grows with the files of a network's members.
 */
export const threadLimits: ResourceLimits = {
  maxYoungGenerationSizeMb: 12,
  maxOldGenerationSizeMb: 1024,
}

interface Hearing {
  signal: AbortSignal
  limits: ResourceLimits
  hear: (told: Exclude<FromThread, { made: MadeExport }>) => Promise<void>
}

/**
 * Makes the file in a thread of its own, so that nobody else shares its memory, its pauses or its end. It is over when
 * this is, however that came.
 */
export async function makeApart(
  given: Given,
  { signal, limits, hear }: Hearing,
): Promise<MadeExport> {
  signal.throwIfAborted()
  const thread = new Worker(new URL('./export-thread.ts', import.meta.url), {
    workerData: given,
    resourceLimits: limits,
  })
  // What it throws is heard below; after that nobody asks for it, and unheard it would end the process.
  thread.on('error', () => {})
  try {
    // In the order in which it was said: what was made is heard when all before it was dealt with.
    for await (const [told] of on(thread, 'message', { signal, close: ['exit'] })) {
      const said = told as FromThread
      if ('made' in said) return asMade(said.made)
      await hear(said)
    }
    throw new Error('The export thread stopped without a result.')
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    await thread.terminate()
  }
}

/** Of a buffer only its bytes get from thread to thread. */
function asMade({ digest, fileKey, ...made }: MadeExport): MadeExport {
  return { ...made, digest: Buffer.from(digest), fileKey: Buffer.from(fileKey) }
}
