import { type Adapter, type AdapterPayload, Provider } from 'oidc-provider'
import type { Kysely } from 'kysely'
import type { Clock } from '#database/clock.ts'
import type { Database } from '#database/tables.ts'
import { numericDate } from '#oauth/claims/numeric-date.ts'
import { strengthOf } from '#oauth/claims/strength.rules.ts'
import { hashSecret } from '#secrets/random-secret.ts'
import { findArrivedSession } from '#data/sessions/arrivals.store.ts'
import { asJudged } from './engine-time.ts'
import { unlessGone } from './unless-gone.ts'

/**
 * The engine's session is the console's, found by the cookie that comes along when an application sends the
 * browser here. It is only read: it begins with signing in to the console, and ends with signing out.
 */
export class SessionAdapter implements Adapter {
  readonly #db: Kysely<Database>
  readonly #clock: Clock

  constructor(db: Kysely<Database>, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  async find(arrival: string): Promise<AdapterPayload | undefined> {
    // A request that goes on is for whoever decided on it, be it that somebody else signed in since.
    if (Provider.ctx?.oidc.route === 'resume') return undefined
    const [session] = await unlessGone(findArrivedSession(this.#db, [hashSecret(arrival)]))
    if (!session) return undefined
    const known = {
      kind: 'Session',
      // Never the cookie itself: what the engine keeps of a session is no secret then.
      jti: session.id,
      uid: session.id,
      accountId: session.user_id,
      loginTs: numericDate(session.confirmed_at),
      ...strengthOf(session.factors),
      exp: numericDate(session.expires_at),
    }
    return asJudged(known, this.#clock)
  }

  // The console begins and ends sessions (`models.ts` keeps the engine from trying).
  async findByUid() {}
  async findByUserCode() {}
  async upsert() {}
  async consume() {}
  async destroy() {}
  async revokeByGrantId() {}
}
