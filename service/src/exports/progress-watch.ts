/** Nothing was read or written for so long that nobody believes in it any more. */
export class Stalled extends Error {
  constructor() {
    super('The export made no progress.')
  }
}

/** How long an attempt may go without a row read or a byte written, in milliseconds. */
export const stallMilliseconds = 120_000

export interface ProgressWatch extends Disposable {
  /** Aborts with `Stalled`, or as the one that was given. */
  signal: AbortSignal
  /** Something was read or written. */
  moved: () => void
}

/** Watches the work itself: a heartbeat only says that the process lives. */
export function watchProgress(signal: AbortSignal, milliseconds: number): ProgressWatch {
  const stalled = new AbortController()
  const timer = setTimeout(() => stalled.abort(new Stalled()), milliseconds)
  return {
    signal: AbortSignal.any([signal, stalled.signal]),
    moved: () => void timer.refresh(),
    [Symbol.dispose]: () => clearTimeout(timer),
  }
}

/** What the work comes to, unless the signal says that it stalled: then nobody waits for it any longer. */
export async function unlessStalled<Result>(
  signal: AbortSignal,
  work: Promise<Result>,
): Promise<Result> {
  const { promise: stalled, reject } = Promise.withResolvers<never>()
  const tell = () => signal.reason instanceof Stalled && reject(signal.reason)
  signal.addEventListener('abort', tell)
  // Whatever it comes to after all, nobody asks for it.
  work.catch(() => {})
  try {
    return await Promise.race([work, stalled])
  } finally {
    signal.removeEventListener('abort', tell)
  }
}
