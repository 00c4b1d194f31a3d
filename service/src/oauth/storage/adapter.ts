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
import { strengthOf } from '#oauth/claims/strength.rules.ts'
import { findArrivedSession } from '#data/sessions/session.store.ts'

/** Several times what the longest honest request needs; who pushes more of them fills the database. */
const maxCharacters = 16 * 1024

/** The engine keeps parameters as an application sent them; those that cannot be kept are refused. */
export function storableText(payload: AdapterPayload): string {
  if (firstUnstorable(payload) !== undefined) {
    throw new errors.InvalidRequest('a parameter contains characters that cannot be stored')
  }
  const text = JSON.stringify(payload)
  if (text.length > maxCharacters) throw new errors.InvalidRequest('the request is too long')
  return text
}

/** What a grant ends with (`models.ts`). */
interface Resting {
  approvalId?: string
  sessionId?: string
  /** The session in which the person gave it; it may go on without. */
  givenIn?: string
}

/** The session in which somebody wanted to give something has ended. */
export class SessionEnded extends errors.InvalidGrant {
  constructor() {
    super('the session in which it was granted has ended')
  }
}

/** The profile under which somebody wanted to give something was suspended. */
export class MembershipSuspended extends errors.InvalidGrant {
  constructor() {
    super('the profile for which it was granted is suspended')
  }
}

/** What the engine remembers, under the hash of its id or value: a dump of the table opens nothing. */
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
    // Anything else need not be looked for: introspection tries every kind.
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
      // Whose grant ends at this moment gets an answer, but nothing that works.
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

  /** What an artifact rests on, an application, a secret, an approval or a session, may end while it is being saved. */
  async #save(save: () => Promise<unknown>, whenItEnded: (cause: unknown) => void) {
    try {
      await unlessGone(retryOnConflict(save))
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error
      whenItEnded(error)
    }
  }

  /** A pushed request at once; a code or refresh token together with what is issued for it. */
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

  /** Belongs to sessions, which are the console's. */
  async findByUid() {}

  /** Belongs to the engine's own page for devices, which is not served. */
  async findByUserCode() {}

  /** What an application got in its own name, once it may not act by itself any more. */
  #hasEnded({ application_scopes }: FoundArtifact): boolean {
    return this.#kind === 'ClientCredentials' && !application_scopes?.includes(actingForItself)
  }

  /** Whether a refresh token was used before, and how long ago, is asked when it is used up (`exchange.ts`). */
  #isJudgedLater(): boolean {
    return this.#kind === 'RefreshToken' && isExchange()
  }

  /** A pushed request can be decided on after its end; that it was used must be known until then. */
  #kept(): number {
    return this.#kind === 'PushedAuthorizationRequest' ? lifetimes.Interaction : 0
  }
}

function restedOnEnded(cause?: unknown) {
  return Object.assign(
    new errors.InvalidGrant('the approval or application behind it no longer exists'),
    { cause },
  )
}

/** The secret that the application proved itself with (`models.ts`). */
function keyUsed(): string {
  return Provider.ctx!.state['keyId'] as string
}

/**
 * As it holds now: scopes that the application no longer asks for are gone, roles are today's. What waits for the
 * organization's word is told to nobody, but stays in what is exchanged: it works as soon as that is given.
 */
function payloadOf(id: string, found: FoundArtifact): AdapterPayload {
  const { payload, consumed_at, application_scopes, profile_id, organization_id, roles } = found
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

/** Codes of devices, without what people type: only its hash is kept, by which `devices/` finds the code. */
export class DeviceCodeAdapter extends ArtifactAdapter {
  readonly #storage: Storage

  constructor(storage: Storage) {
    super(storage, 'DeviceCode')
    this.#storage = storage
  }

  /** The engine saves a code once, as it issues it. What was decided is written by the decision. */
  override async upsert(id: string, { jti: _value, ...issued }: AdapterPayload, expiresIn: number) {
    const { userCode, ...payload } = issued
    // That its time is over is told for as long again.
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
