import { setTimeout } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'

const pauseMilliseconds = 250
/** A minute: a code is dead by then, and whoever holds a refresh token has tried again. */
const attempts = 240

type TakeBack = (trx: Transaction<Database>) => Promise<void>

/**
 * Exchanges during which the database went away: nobody knows whether they were done, and no application was
 * told of them. Each is taken back as soon as the database is there again, so that the retry that we ask for is
 * not taken for a second use. Each ends within a minute, so a periodic task would mostly look for nothing.
 */
export class Unanswered {
  readonly #db: Kysely<Database>
  readonly #takingBack = new Map<string, TakeBack>()

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  add(hash: Buffer, takeBack: TakeBack) {
    this.#takingBack.set(hash.toString('hex'), takeBack)
    void this.#keepTrying(hash)
  }

  /** Before it is looked for again. */
  async settle(hash: Buffer) {
    if (this.#takingBack.size === 0) return
    const name = hash.toString('hex')
    const takeBack = this.#takingBack.get(name)
    if (!takeBack) return
    await inTransaction(this.#db, takeBack)
    // Another exchange of the same may have come in between: its own is still to be done.
    if (this.#takingBack.get(name) === takeBack) this.#takingBack.delete(name)
  }

  async #keepTrying(hash: Buffer) {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      try {
        return await this.settle(hash)
      } catch {
        await setTimeout(pauseMilliseconds, undefined, { ref: false })
      }
    }
    this.#takingBack.delete(hash.toString('hex'))
  }
}
