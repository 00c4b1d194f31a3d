import { errors, Provider } from 'oidc-provider'
import type { Pool } from 'pg'
import { isDatabaseGone } from '#database/open.ts'
import { despiteConflicts } from '#database/retry.ts'
import { isForeignKeyViolation } from '#database/sql-states.ts'
import { deleteGrantOf, redeemArtifact, takeBackRedeemed } from './artifacts.store.ts'
import type { Unanswered } from './unanswered.ts'
import { unlessGone } from './unless-gone.ts'

interface Issued {
  kind: string
  hash: Buffer
  payload: string
  secondsToLive: number
  clientId: string | null
  accountId: string | null
  grantHash: Buffer
}

/**
 * A code or refresh token that is being used up, and what is issued for it: all of it is kept in one
 * statement before the application is answered, or nothing is. The engine would keep one after the other, and
 * an outage in between would end the grant. It reads nothing of what it has just issued.
 */
export class Exchange {
  readonly #pool: Pool
  readonly #unanswered: Unanswered
  readonly #used: [kind: string, hash: Buffer]
  readonly #issued: Issued[] = []

  constructor(pool: Pool, unanswered: Unanswered, used: [kind: string, hash: Buffer]) {
    this.#pool = pool
    this.#unanswered = unanswered
    this.#used = used
  }

  /** The one that this request is about; none where nothing is used up. */
  static get underWay(): Exchange | undefined {
    return Provider.ctx?.state['exchange'] as Exchange | undefined
  }

  begin() {
    Provider.ctx!.state['exchange'] = this
  }

  add(issued: Issued) {
    this.#issued.push(issued)
  }

  /**
   * The engine reads and then marks, so two requests at once would both go on. Here one of them wins; that
   * there was another means that somebody has what is not theirs, so everything of the grant ends.
   */
  async keep() {
    const [won] = await unlessGone(this.#redeem())
    if (won) return
    await unlessGone(despiteConflicts(() => deleteGrantOf(this.#pool, this.#used)))
    throw new errors.InvalidGrant('already consumed')
  }

  async #redeem() {
    const [{ clientId, accountId, grantHash }] = this.#issued as [Issued]
    const payloads = this.#issued.map(({ payload }) => payload)
    const lives = this.#issued.map(({ secondsToLive }) => secondsToLive)
    const rests = [clientId, accountId, grantHash] as const
    try {
      return await despiteConflicts(() =>
        redeemArtifact(this.#pool, [...this.#kept(), ...rests, payloads, lives]),
      )
    } catch (error) {
      if (isDatabaseGone(error)) {
        this.#unanswered.add(this.#used[1], (trx) => takeBackRedeemed(trx, this.#kept()))
      }
      // What it rests on, an application or an approval, may end at this moment.
      if (!isForeignKeyViolation(error)) throw error
      throw new errors.InvalidGrant('what it rests on has ended')
    }
  }

  #kept(): [...used: [string, Buffer], kinds: string[], hashes: Buffer[]] {
    const kinds = this.#issued.map(({ kind }) => kind)
    return [...this.#used, kinds, this.#issued.map(({ hash }) => hash)]
  }
}
