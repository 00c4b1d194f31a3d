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
import { emailContext } from '#mail/compose-email.ts'
import { accessEndedMail } from '#oauth/access-ended.mail.ts'

/** How many seconds a client gets the same response to the same refresh token. */
export const graceSeconds = 60

/** The response to a request with a refresh token. */
export interface Answer {
  scope?: string
}

/** Encrypts a response so that only the refresh token itself decrypts it. The database has only the token's hash. */
export function sealAnswer(refreshToken: string, clientId: string, answer: Answer): Buffer {
  return seal(keyOf(refreshToken), JSON.stringify(answer), clientId)
}

/** Decrypts a response that `sealAnswer` encrypted. */
export function openAnswer(refreshToken: string, clientId: string, sealed: Buffer): Answer {
  return JSON.parse(unseal(keyOf(refreshToken), sealed, clientId)) as Answer
}

function keyOf(refreshToken: string): SealingKey {
  const key = hkdfSync('sha256', refreshToken, '', 'accord answer to a refresh', 32)
  return keyAlone(Buffer.from(key))
}

/** Everything that is needed to store the engine's data. */
export interface Storage {
  db: Kysely<Database>
  find: (kind: string, hash: Buffer) => Promise<FoundArtifact | undefined>
  clock: Clock
  unanswered: Unanswered
  /** Revokes everything from the grant of a refresh token that was used again too late. */
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
 * The use of a code or refresh token, with everything that is issued for it. One statement stores all of it before the
 * application gets a response, or nothing is stored. The engine would store the parts one after another, and an outage
 * in between would end the grant. The engine doesn't read anything that it has just issued.
 */
export class Exchange {
  readonly #storage: Storage
  readonly #used: Used
  readonly #issued: Issued[] = []

  constructor(storage: Storage, used: Used) {
    this.#storage = storage
    this.#used = used
  }

  /** Returns this request's exchange, or undefined if the request uses no code or refresh token. */
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
   * Stores the exchange. The engine reads and then marks, so two concurrent requests would both succeed. Here, only one
   * of them wins. If a refresh token is used again right away, the client gets the winner's response, because some
   * programs don't wait for the first one. Otherwise, someone else has the token, so everything from the grant is
   * revoked.
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
      // The tokens of a code are revoked. A refresh token has a stored response, which another instance can return.
      if (isDatabaseGone(error)) {
        this.#storage.unanswered.add(hash, (trx) =>
          sealed ? extendTokenResponse(trx, hash, sealed) : takeBackRedeemed(trx, this.#kept()),
        )
      }
      // The application or approval that this depends on may end at this very moment.
      if (!isForeignKeyViolation(error)) throw error
      throw new errors.InvalidGrant('the approval or application it depends on no longer exists')
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

/** Returns whether tokens are being issued. Their source keeps the scopes that are waiting for admin consent. */
export function isExchange(): boolean {
  return Provider.ctx?.oidc.route === 'token'
}

/** Records which scopes `removePendingConsent` will remove from the response. */
export function recordPendingConsent(scopes: Scope[]) {
  Provider.ctx!.state['withheld'] = scopes
}

/**
 * Removes scopes without admin consent from the response, so that an application sees only the scopes that work now.
 */
export function removePendingConsent(answer: Answer): Answer {
  const withheld = (Provider.ctx!.state['withheld'] as Scope[] | undefined) ?? []
  if (answer.scope === undefined || withheld.length === 0) return answer
  return { ...answer, scope: missing<string>(answer.scope.split(' '), withheld).join(' ') }
}

const pauseMilliseconds = 250
/** These attempts take a minute. By then, a code has expired, and the client of a refresh token has tried again. */
const attempts = 240

type TakeBack = (trx: Transaction<Database>) => Promise<void>

/**
 * Exchanges that lost the database connection. It's unknown whether they succeeded, and no application got a response.
 * Each one is undone once the database is back, so that a retry doesn't count as a second use. All of them finish
 * within a minute, so a periodic task would rarely have work.
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

  /** Undoes an exchange before its token is looked up again. */
  async settle(hash: Buffer) {
    if (this.#takingBack.size === 0) return
    const name = hash.toString('hex')
    const takeBack = this.#takingBack.get(name)
    if (!takeBack) return
    await inTransaction(this.#db, takeBack)
    // Another exchange of the same token may have started in the meantime, which still has to be undone.
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

/**
 * Revokes everything from the grant of a refresh token that is used again, because the token may be stolen, and
 * notifies the person.
 */
export function revokeReusedIn(context: Pick<Context, 'config' | 'db' | 'secrets' | 'wakeMailer'>) {
  const { config, db, secrets } = context
  return async (refreshTokenHash: Buffer) => {
    const request = currentOAuthRequest()
    const caller = callerOf(request)
    await inTransaction(db, async (trx) => {
      const ended = await revokeTokenFamily(trx, refreshTokenHash)
      // The first request has already sent the notification.
      if (!ended) return
      const { userId, applicationId, application } = ended
      const told = { ...locationFields(caller), account: userId, application: applicationId }
      const kind = 'application_access_ended'
      await recordActivity(trx, request.log, { kind, userId, application, caller, told })
      const limit = config.limits.reuseMailPerApplication
      const key = `${applicationId} ${userId}`
      const tooMany = await countAttempt(trx, 'reuseMailPerApplication', limit, key)
      if (tooMany === undefined)
        await queueMail(trx, secrets, accessEndedMail(emailContext(config), ended))
    })
    context.wakeMailer()
  }
}
