interface Pace {
  /** Looked at between two steps. */
  signal?: AbortSignal | undefined
  /** After each step. */
  wake: () => void
}

/** Says what it is at, so that this is left out once it failed; false where nothing is left that nobody else is at. */
type Step = (inVain: readonly string[], at: (id: string) => void) => Promise<boolean>

/**
 * Step by step until nothing is left. What fails keeps nothing else from being done: it is left out for this round, and
 * told of at its end.
 */
export async function takeSteps(step: Step, { signal, wake }: Pace) {
  const faults = new Map<string, unknown>()
  while (!signal?.aborted && (await takeStep(step, faults))) wake()
  for (const fault of faults.values()) throw fault
}

async function takeStep(step: Step, faults: Map<string, unknown>): Promise<boolean> {
  let at: string | undefined
  try {
    return await step([...faults.keys()], (id) => (at = id))
  } catch (error) {
    if (at === undefined) throw error
    faults.set(at, error)
    return true
  }
}
