import { type Adapter, type AdapterPayload, Provider, errors } from 'oidc-provider'
import { firstUnstorable } from '#database/unstorable.ts'
import { actingForItself } from '@accord/contract/rules/application-kinds.ts'
import { scopesPendingConsent } from '@accord/contract/rules/scopes.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import { isForeignKeyViolation, readAgain } from '#database/errors.ts'
import { retryOnConflict } from '#database/transactions.ts'
import { asJudged, asStored, numericDate } from './engine-time.ts'
import { hasPrefix, hashSecret } from '#crypto/random-secret.ts'
import {
  type FoundArtifact,
  type Saved,
  consumeArtifact,
  deleteArtifact,
  deleteArtifactsOfGrant,
  saveArtifact,
  saveArtifactOfGrant,
  saveDeviceCode,
  saveGrant,
} from '#data/approvals/oauth-grants.store.ts'
import { Exchange, type Storage, isExchange, recordPendingConsent } from './exchange.ts'
import { lifetimes } from '#oauth/lifetimes.ts'
import { withoutTaken } from '#oauth/scopes.rules.ts'
import { tokenPrefixes } from './models.ts'
import { unlessGone } from '#oauth/engine-request.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '#database/time.ts'
import type { Database } from '#database/tables.ts'
import { strengthOfSession } from '#oauth/claims/strength.rules.ts'
import { withoutOwnership } from '#data/sessions/provider-session.rules.ts'
import { findArrivedSession } from '#data/sessions/session.store.ts'

/**
 * This is several times the length of the longest legitimate request. Larger pushed requests could fill the database.
 */
const maxCharacters = 16 * 1024

/**
 * Returns parameters as text to store. The engine stores them as the application sent them, so text that the database
 * can't store is rejected.
 */
export function storableText(payload: AdapterPayload): string {
  if (firstUnstorable(payload) !== undefined) {
    throw new errors.InvalidRequest('a parameter contains characters that cannot be stored')
  }
  const text = JSON.stringify(payload)
  if (text.length > maxCharacters) throw new errors.InvalidRequest('the request is too long')
  return text
}

/** The approval and sessions that a grant depends on (`models.ts`). */
interface Resting {
  approvalId?: string
  sessionId?: string
  /** The session in which the person granted it. The grant can outlive this session. */
  givenIn?: string
}

/** Thrown if the session in which a person tried to grant something has ended. */
export class SessionEnded extends errors.InvalidGrant {
  constructor() {
    super('the session in which it was granted has ended')
  }
}

/** Thrown if the profile for which a person tried to grant something was suspended. */
export class MembershipSuspended extends errors.InvalidGrant {
  constructor() {
    super('the profile for which it was granted is suspended')
  }
}

/** Stores the engine's data under the hash of its ID or value, so that a dump of the table is useless. */
export class ArtifactAdapter implements Adapter {
  readonly #storage: Storage
  readonly #db: Storage['db']
  readonly #kind: string

  constructor(storage: Storage, kind: string) {
    this.#storage = storage
    this.#db = storage.db
    this.#kind = kind
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    // Other values don't have to be looked up. Introspection tries every kind.
    const prefix = tokenPrefixes.get(this.#kind)
    if (prefix && !hasPrefix(id, prefix)) return undefined
    const hash = hashSecret(id)
    await unlessGone(this.#storage.unanswered.settle(hash))
    const { find } = this.#storage
    const found = await unlessGone(readAgain(() => find(this.#kind, hash)))
    if (!found || this.#hasEnded(found)) return undefined
    const payload = payloadOf(id, this.#isJudgedLater() ? { ...found, consumed_at: null } : found)
    return asJudged(payload, this.#storage.clock)
  }

  async upsert(id: string, { jti: _value, ...payload }: AdapterPayload, expiresIn: number) {
    const { clientId = null, accountId = null, grantId } = payload
    const secondsToLive = expiresIn + this.#kept()
    const values = storableText(asStored(payload, this.#storage.clock))
    const hash = hashSecret(id)
    const saved = [this.#kind, hash, clientId, accountId, values, secondsToLive] as const
    if (grantId !== undefined && Exchange.underWay) {
      const grantHash = hashSecret(grantId)
      const issued = { kind: this.#kind, hash, payload: values, secondsToLive }
      Exchange.underWay.add({ ...issued, clientId, accountId, grantHash })
      return
    }
    if (grantId !== undefined) {
      // If the grant ends at this moment, the caller gets a response, but its tokens don't work.
      const save = () => saveArtifactOfGrant(this.#db, [...saved, hashSecret(grantId)])
      await this.#save(save, () => {})
      return
    }
    const keyId = this.#kind === 'ClientCredentials' ? keyUsed() : null
    const save = async () => {
      if (this.#kind === 'Grant') return this.#saveGrant(id, saved, payload as Resting)
      const [kept] = await saveArtifact(this.#db, [...saved, keyId])
      if (!kept) throw restedOnEnded()
    }
    await this.#save(save, (cause) => {
      throw restedOnEnded(cause)
    })
  }

  async #saveGrant(
    id: string,
    saved: Readonly<Saved>,
    { approvalId, sessionId, givenIn }: Resting,
  ) {
    const rests = [approvalId ?? null, sessionId ?? null, givenIn ?? null] as const
    const [grant] = await saveGrant(this.#db, [...saved, id, ...rests])
    if (!grant!.signed_in) throw new SessionEnded()
    if (grant!.suspended) throw new MembershipSuspended()
    if (!grant!.saved) throw restedOnEnded()
  }

  /** Saves an artifact. The application, secret, approval, or session that it depends on may end in the meantime. */
  async #save(save: () => Promise<unknown>, whenItEnded: (cause: unknown) => void) {
    try {
      await unlessGone(retryOnConflict(save))
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error
      whenItEnded(error)
    }
  }

  /**
   * Marks a pushed request as used immediately. A code or refresh token is marked together with the tokens that are
   * issued for it.
   */
  async consume(id: string) {
    const hash = hashSecret(id)
    if (this.#kind !== 'PushedAuthorizationRequest') {
      new Exchange(this.#storage, { kind: this.#kind, hash, value: id }).begin()
      return
    }
    const [won] = await unlessGone(consumeArtifact(this.#db, [this.#kind, hash]))
    if (!won) throw new errors.InvalidRequestUri('request_uri was already used')
  }

  async destroy(id: string) {
    await unlessGone(deleteArtifact(this.#db, [this.#kind, hashSecret(id)]))
  }

  async revokeByGrantId(grantId: string) {
    const end = () => deleteArtifactsOfGrant(this.#db, [this.#kind, grantId])
    await unlessGone(retryOnConflict(end))
  }

  /** The engine needs this only for sessions, which the console manages. */
  async findByUid() {}

  /** The engine needs this only for its own device page, which isn't served. */
  async findByUserCode() {}

  /** Returns whether a token has ended because its application can no longer act in its own name. */
  #hasEnded({ application_scopes }: FoundArtifact): boolean {
    return this.#kind === 'ClientCredentials' && !application_scopes?.includes(actingForItself)
  }

  /**
   * Returns whether the earlier use of a token is checked later. For a refresh token, the exchange checks it
   * (`exchange.ts`).
   */
  #isJudgedLater(): boolean {
    return this.#kind === 'RefreshToken' && isExchange()
  }

  /**
   * Returns how many seconds a row is kept after it expires. A person can decide on a pushed request after it expires,
   * and until then we need to know whether it was used.
   */
  #kept(): number {
    return this.#kind === 'PushedAuthorizationRequest' ? lifetimes.Interaction : 0
  }
}

function restedOnEnded(cause?: unknown) {
  return Object.assign(
    new errors.InvalidGrant('the approval or application it depends on no longer exists'),
    { cause },
  )
}

/** Returns the ID of the secret that the application authenticated with (`models.ts`). */
function keyUsed(): string {
  return Provider.ctx!.state['keyId'] as string
}

/**
 * Returns an artifact in its current state, with the person's current roles and only those scopes that the application
 * still requests. Scopes that are waiting for admin consent are hidden. An exchange keeps them, so that they work as
 * soon as consent is granted.
 */
function payloadOf(id: string, found: FoundArtifact): AdapterPayload {
  const { payload, consumed_at, application_scopes, profile_id, organization_id } = found
  const { roles } = found.through_provider ? withoutOwnership(found) : found
  const { scope } = payload as { scope?: string }
  const withheld = profile_id ? scopesPendingConsent(application_scopes ?? [], found) : []
  if (isExchange()) recordPendingConsent(withheld)
  const present = missing(application_scopes ?? [], isExchange() ? [] : withheld)
  return {
    ...payload,
    jti: id,
    ...(consumed_at && { consumed: numericDate(consumed_at) }),
    ...(scope && { scope: withoutTaken(scope, present) }),
    ...(profile_id && { extra: { profile_id, organization_id, roles } }),
  }
}

/**
 * Stores device codes without the user code that people enter. Only its hash is stored, and `devices/` uses it to find
 * the device code.
 */
export class DeviceCodeAdapter extends ArtifactAdapter {
  readonly #storage: Storage

  constructor(storage: Storage) {
    super(storage, 'DeviceCode')
    this.#storage = storage
  }

  /**
   * Saves a code when the engine issues it. The engine doesn't save it again, because the decision writes all later
   * changes.
   */
  override async upsert(id: string, { jti: _value, ...issued }: AdapterPayload, expiresIn: number) {
    const { userCode, ...payload } = issued
    // The row is kept for twice as long, so that the device can be informed that the code expired.
    const secondsToLive = expiresIn + lifetimes.DeviceCode
    await unlessGone(
      saveDeviceCode(this.#storage.db, [
        hashSecret(id),
        hashSecret(userCode!),
        payload.clientId!,
        storableText(asStored(payload, this.#storage.clock)),
        secondsToLive,
      ]),
    )
  }
}

/**
 * Presents the console's session to the engine. It's found by the cookie that arrives when an application sends the
 * browser here. The engine only reads it, because people sign in and out in the console.
 */
export class SessionAdapter implements Adapter {
  readonly #db: Kysely<Database>
  readonly #clock: Clock

  constructor(db: Kysely<Database>, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  async find(arrival: string): Promise<AdapterPayload | undefined> {
    // A resumed request belongs to the person who decided on it, even if someone else has signed in since.
    if (Provider.ctx?.oidc.route === 'resume') return undefined
    const [session] = await unlessGone(findArrivedSession(this.#db, [hashSecret(arrival)]))
    if (!session) return undefined
    const known = {
      kind: 'Session',
      // This is never the cookie itself, so the engine's copy of the session is no secret.
      jti: session.id,
      uid: session.id,
      accountId: session.user_id,
      loginTs: numericDate(session.confirmed_at),
      ...strengthOfSession(session),
      exp: numericDate(session.expires_at),
    }
    return asJudged(known, this.#clock)
  }

  // The console starts and ends sessions. `models.ts` keeps the engine from trying.
  async findByUid() {}
  async findByUserCode() {}
  async upsert() {}
  async consume() {}
  async destroy() {}
  async revokeByGrantId() {}
}
