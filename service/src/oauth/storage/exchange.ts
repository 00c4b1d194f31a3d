import { hkdfSync } from 'node:crypto'
import { type SealingKey, keyAlone, seal, unseal } from '#crypto/seal.ts'
import type { Kysely, Transaction } from 'kysely'
import { Provider, errors } from 'oidc-provider'
import type { Clock } from '#database/time.ts'
import { isDatabaseGone, isForeignKeyViolation } from '#database/errors.ts'
import { retryOnConflict, inTransaction } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'
import {
  type FoundArtifact,
  deleteGrantOf,
  revokeTokenFamily,
  findAnswer,
  extendTokenResponse,
  redeemArtifact,
  takeBackRedeemed,
} from '#data/approvals/oauth-grants.store.ts'
import { currentOAuthRequest, unlessGone } from '#oauth/engine-request.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { setTimeout } from 'node:timers/promises'
import { recordActivity } from '#activity/activity.store.ts'
import { callerOf } from '#caller.ts'
import type { Context } from '#context.ts'
import { locationFields } from '#http/request-log.ts'
import { countAttempt } from '#rate-limits/rate-limits.store.ts'
import { queueMail } from '#mail/outbox.store.ts'
import { accessEndedMail } from '#oauth/access-ended.mail.ts'

/** For how many seconds the same client gets the same answer for the same refresh token. */
export const graceSeconds = 60

/** What a refresh token was answered with. */
export interface Answer {
  scope?: string
}

/** Only the refresh token itself opens it, and of that the database has no more than a hash. */
export function sealAnswer(refreshToken: string, clientId: string, answer: Answer): Buffer {
  return seal(keyOf(refreshToken), JSON.stringify(answer), clientId)
}

export function openAnswer(refreshToken: string, clientId: string, sealed: Buffer): Answer {
  return JSON.parse(unseal(keyOf(refreshToken), sealed, clientId)) as Answer
}

function keyOf(refreshToken: string): SealingKey {
  const key = hkdfSync('sha256', refreshToken, '', 'accord answer to a refresh', 32)
  return keyAlone(Buffer.from(key))
}

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
      await unlessGone(retryOnConflict(() => deleteGrantOf(this.#storage.db, [kind, hash])))
      throw new errors.InvalidGrant('already consumed')
    }
    const given = await this.#givenBefore()
    if (given && given.scope !== answer.scope) {
      throw new errors.InvalidScope(
        'refresh token was already used for other scopes',
        answer.scope!,
      )
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
      return await retryOnConflict(() =>
        redeemArtifact(this.#storage.db, [...this.#kept(), ...rests, payloads, lives, sealed]),
      )
    } catch (error) {
      // Of a code the tokens are taken back; a refresh token has its answer, which another instance may give.
      if (isDatabaseGone(error)) {
        this.#storage.unanswered.add(hash, (trx) =>
          sealed ? extendTokenResponse(trx, hash, sealed) : takeBackRedeemed(trx, this.#kept()),
        )
      }
      // What it rests on, an application or an approval, may end at this moment.
      if (!isForeignKeyViolation(error)) throw error
      throw new errors.InvalidGrant('the approval or application behind it no longer exists')
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

/** Whether tokens are being issued: what they are issued for keeps the scopes that wait for an organization's word. */
export function isExchange(): boolean {
  return Provider.ctx?.oidc.route === 'token'
}

export function recordPendingConsent(scopes: Scope[]) {
  Provider.ctx!.state['withheld'] = scopes
}

/** Tells an application of its new tokens only what they may do now. */
export function removePendingConsent(answer: Answer): Answer {
  const withheld = (Provider.ctx!.state['withheld'] as Scope[] | undefined) ?? []
  if (answer.scope === undefined || withheld.length === 0) return answer
  return { ...answer, scope: missing<string>(answer.scope.split(' '), withheld).join(' ') }
}

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

/** A refresh token that comes again may be stolen: all that came from its grant ends, and the person is told. */
export function revokeReusedIn(context: Pick<Context, 'config' | 'db' | 'secrets' | 'wakeMailer'>) {
  const { config, db, secrets } = context
  return async (refreshTokenHash: Buffer) => {
    const request = currentOAuthRequest()
    const caller = callerOf(request)
    await inTransaction(db, async (trx) => {
      const ended = await revokeTokenFamily(trx, refreshTokenHash)
      // Whoever came first has told it.
      if (!ended) return
      const { userId, applicationId, application } = ended
      const told = { ...locationFields(caller), account: userId, application: applicationId }
      const kind = 'application_access_ended'
      await recordActivity(trx, request.log, { kind, userId, application, caller, told })
      const limit = config.limits.reuseMailPerApplication
      const key = `${applicationId} ${userId}`
      const tooMany = await countAttempt(trx, 'reuseMailPerApplication', limit, key)
      if (tooMany === undefined) await queueMail(trx, secrets, accessEndedMail(config, ended))
    })
    context.wakeMailer()
  }
}
