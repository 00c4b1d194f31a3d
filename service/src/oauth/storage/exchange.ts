import type { Kysely } from 'kysely'
import { errors, Provider } from 'oidc-provider'
import type { Clock } from '#database/clock.ts'
import { isDatabaseGone } from '#database/database-gone.ts'
import { despiteConflicts } from '#database/retry.ts'
import { isForeignKeyViolation } from '#database/sql-states.ts'
import type { Database } from '#database/tables.ts'
import {
  findAnswer,
  type FoundArtifact,
  keepAnswerLonger,
  redeemArtifact,
  takeBackRedeemed,
} from '#data/approvals/artifacts.store.ts'
import { deleteGrantOf } from '#data/approvals/grants.store.ts'
import { type Answer, graceSeconds, openAnswer, sealAnswer } from './kept-answer.ts'
import type { Unanswered } from './unanswered.ts'
import { unlessGone } from './unless-gone.ts'

/** What everything that the engine remembers is stored with. */
export interface Storage {
  db: Kysely<Database>
  find: (kind: string, hash: Buffer) => Promise<FoundArtifact | undefined>
  clock: Clock
  unanswered: Unanswered
  /** Ends all that came from the same grant as a refresh token that was used again too late. */
  endReused: (refreshTokenHash: Buffer) => Promise<void>
}

interface Used {
  kind: string
  hash: Buffer
  value: string
}

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
  readonly #storage: Storage
  readonly #used: Used
  readonly #issued: Issued[] = []

  constructor(storage: Storage, used: Used) {
    this.#storage = storage
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
   * The engine reads and then marks, so two requests at once would both go on. Here one of them wins. A
   * refresh token that comes again at once gets the winner's answer: programs ask twice where they should
   * wait. Else somebody has what is not theirs, so everything of the grant ends.
   */
  async keep(answer: Answer): Promise<Answer> {
    const [won] = await unlessGone(this.#redeem(answer))
    if (won) return answer
    const { kind, hash } = this.#used
    if (kind !== 'RefreshToken') {
      await unlessGone(despiteConflicts(() => deleteGrantOf(this.#storage.db, [kind, hash])))
      throw new errors.InvalidGrant('already consumed')
    }
    const given = await this.#givenBefore()
    if (given && given.scope !== answer.scope) {
      throw new errors.InvalidScope('refresh token was just used for other scopes', answer.scope!)
    }
    if (given) return given
    await unlessGone(this.#storage.endReused(hash))
    throw new errors.InvalidGrant('refresh token already used')
  }

  async #givenBefore(): Promise<Answer | undefined> {
    const { hash, value } = this.#used
    const [found] = await unlessGone(findAnswer(this.#storage.db, [hash, graceSeconds]))
    return found && openAnswer(value, this.#issued[0]!.clientId!, found.answer)
  }

  async #redeem(answer: Answer) {
    const { kind, hash, value } = this.#used
    const [{ clientId, accountId, grantHash }] = this.#issued as [Issued]
    const payloads = this.#issued.map(({ payload }) => payload)
    const lives = this.#issued.map(({ secondsToLive }) => secondsToLive)
    const rests = [clientId, accountId, grantHash] as const
    const sealed = kind === 'RefreshToken' ? sealAnswer(value, clientId!, answer) : null
    try {
      return await despiteConflicts(() =>
        redeemArtifact(this.#storage.db, [...this.#kept(), ...rests, payloads, lives, sealed]),
      )
    } catch (error) {
      // Of a code the tokens are taken back; a refresh token has its answer, which another instance may give.
      if (isDatabaseGone(error)) {
        this.#storage.unanswered.add(hash, (trx) =>
          sealed ? keepAnswerLonger(trx, hash, sealed) : takeBackRedeemed(trx, this.#kept()),
        )
      }
      // What it rests on, an application or an approval, may end at this moment.
      if (!isForeignKeyViolation(error)) throw error
      throw new errors.InvalidGrant('what it rests on has ended')
    }
  }

  #kept(): [...used: [string, Buffer], kinds: string[], hashes: Buffer[]] {
    const { kind, hash } = this.#used
    return [
      kind,
      hash,
      this.#issued.map((issued) => issued.kind),
      this.#issued.map((issued) => issued.hash),
    ]
  }
}
