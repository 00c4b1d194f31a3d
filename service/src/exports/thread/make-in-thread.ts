import { on } from 'node:events'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import type { PoolConfig } from 'pg'
import type { ExportRequest, MadeExport, Making } from '#exports/make-export.ts'

/** Everything that the thread receives. */
export interface Given extends Pick<
  Making,
  'paths' | 'tables' | 'names' | 'maxBytes' | 'signingKey'
> {
  asked: ExportRequest
  /** The settings with which the thread opens its own connections. */
  reader: PoolConfig
  replica: { options: PoolConfig; written: string } | undefined
}

/** Everything that the thread sends. Errors are thrown. */
export type FromThread =
  | { step: 'packaging' | 'sealing'; total?: number; rows?: number }
  | { rows: number }
  | { warning: string }
  | { made: MadeExport }

/**
 * The young generation is small, because a large export's buffers stay in it until they're collected. With less than 12
 * MB, garbage collection takes a sixth more CPU time. The other limits are far more than an export needs, so that only
 * a faulty export fails. Most of that memory grows with the number of a network's member files.
 */
export const threadLimits: ResourceLimits = {
  maxYoungGenerationSizeMb: 12,
  maxOldGenerationSizeMb: 1024,
}

interface Hearing {
  signal: AbortSignal
  limits: ResourceLimits
  hear: (message: Exclude<FromThread, { made: MadeExport }>) => Promise<void>
}

/**
 * Creates the file in its own thread, so that it shares no memory, pauses, or crashes with other work. The thread
 * always ends with this function.
 */
export async function makeInThread(
  given: Given,
  { signal, limits, hear }: Hearing,
): Promise<MadeExport> {
  signal.throwIfAborted()
  const thread = new Worker(new URL('./export-thread.ts', import.meta.url), {
    workerData: given,
    resourceLimits: limits,
  })
  // Errors are handled below. Without a listener, a later error would end the process.
  thread.on('error', () => {})
  try {
    // Messages are handled in order, so that the result comes after everything before it.
    for await (const [message] of on(thread, 'message', { signal, close: ['exit'] })) {
      const said = message as FromThread
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

/** Converts plain bytes to buffers, because buffers arrive from another thread as plain bytes. */
function asMade({ digest, fileKey, ...made }: MadeExport): MadeExport {
  return { ...made, digest: Buffer.from(digest), fileKey: Buffer.from(fileKey) }
}
