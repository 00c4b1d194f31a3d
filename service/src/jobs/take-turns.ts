import { type Transaction, sql } from 'kysely'
import { tryLockForTransaction } from '#database/advisory-locks.ts'
import type { Database } from '#database/tables.ts'

interface Pace {
  /** This is checked between two steps. */
  signal?: AbortSignal | undefined
  /** This is called after each step. */
  wake: () => void
}

/**
 * Takes one bounded step of an item that is due and isn't in `skip`, and calls `at` with the item's ID. Returns false
 * if nothing is left, or if other workers hold everything that is.
 */
export type Step = (skip: readonly string[], at: (id: string) => void) => Promise<boolean>

/** A round ends after this many items to keep the list of items that had their turn short. */
const maxInRound = 500

/**
 * Takes one step of each kind in turn, and within a kind one step of each due item, until nothing is left. A large item
 * or a long kind therefore never holds up the others. An item that fails is skipped from then on, and its error is
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

  /** Returns false if there was nothing to do, or if it's unknown which item failed. */
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
    /** Returns false once nothing is left. */
    async take(): Promise<boolean> {
      if (served.size >= maxInRound) served = new Set()
      if (await takeOne()) return true
      if (served.size === 0) return false
      // Every item had its turn, so the next round begins.
      served = new Set()
      return takeOne()
    },
  }
}

/** Claims the next item that no other worker holds until commit, so that workers don't wait for each other. */
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
