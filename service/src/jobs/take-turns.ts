import { type Transaction, sql } from 'kysely'
import { tryLockForTransaction } from '#database/advisory-locks.ts'
import type { Database } from '#database/tables.ts'

interface Pace {
  /** Looked at between two steps. */
  signal?: AbortSignal | undefined
  /** After each step. */
  wake: () => void
}

/**
 * One bounded step of something that is due and isn't in `skip`. It calls `at` with the id of what it works on.
 * False where nothing is left, or other workers hold all of it.
 */
export type Step = (skip: readonly string[], at: (id: string) => void) => Promise<boolean>

/** A round ends after so many things, so that the list of what had its turn stays short. */
const maxInRound = 500

/**
 * Takes one step of each kind in turn, and within a kind one step of each thing that is due, until nothing is left:
 * neither a large thing nor a long kind holds up another. Something that fails is left out from then on. Its error is
 * thrown at the end.
 */
export async function takeTurns(steps: readonly Step[], { signal, wake }: Pace) {
  const turns = steps.map((step) => turnsOf(step))
  let open = turns
  while (open.length > 0) {
    const left: typeof turns = []
    for (const turn of open) {
      if (signal?.aborted) break
      if (!(await turn.take())) continue
      left.push(turn)
      wake()
    }
    open = left
  }
  for (const fault of turns.flatMap((turn) => turn.faults)) throw fault
}

function turnsOf(step: Step) {
  const failed = new Set<string>()
  const faults: unknown[] = []
  let served = new Set<string>()

  /** False where there was nothing to do, or nothing is known of what failed. */
  const takeOne = async (): Promise<boolean> => {
    let id: string | undefined
    try {
      const worked = await step([...failed, ...served], (at) => (id = at))
      if (worked && id !== undefined) served.add(id)
      return worked
    } catch (error) {
      faults.push(error)
      if (id !== undefined) failed.add(id)
      return id !== undefined
    }
  }

  return {
    faults,
    /** False once nothing is left. */
    async take(): Promise<boolean> {
      if (served.size >= maxInRound) served = new Set()
      if (await takeOne()) return true
      if (served.size === 0) return false
      // All had their turn: the next round begins.
      served = new Set()
      return takeOne()
    },
  }
}

/** The next thing that no other worker is working on until commit, so that workers don't wait for each other. */
export async function claimNext<Thing extends { id: string }>(
  trx: Transaction<Database>,
  kind: string,
  skip: readonly string[],
  find: (skip: readonly string[]) => Promise<Thing | undefined>,
): Promise<Thing | undefined> {
  const left = [...skip]
  for (;;) {
    const next = await find(left)
    if (!next) return undefined
    const run = (text: string) => sql.raw(text).execute(trx)
    if (await tryLockForTransaction(run, `${kind} ${next.id}`)) return next
    left.push(next.id)
  }
}
