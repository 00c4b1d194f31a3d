import { createHash, generateKeyPair, type JsonWebKey, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

/** The algorithms that applications can choose for their ID tokens. */
export const signingAlgorithms = ['ES256', 'RS256'] as const
export type SigningAlgorithm = (typeof signingAlgorithms)[number]

export interface SigningKey extends JsonWebKey {
  kid: string
  alg: SigningAlgorithm
  use: 'sig'
}

/** A key for each algorithm. They're created, published, and rotated together. */
type KeyPerAlgorithm = Record<SigningAlgorithm, SigningKey>

/**
 * The current keys sign. The next keys are published before they're used. The previous keys remain published until all
 * of their signatures have expired.
 */
export interface SigningKeys {
  current: KeyPerAlgorithm
  next: KeyPerAlgorithm
  /** When the next keys were first published. */
  nextSince: string
  previous: { keys: KeyPerAlgorithm; shownUntil: string }[]
}

/** This is longer than any signature is valid, and longer than applications cache published keys. */
const shownAfterwards = 24 * 60 * 60 * 1000

/** Applications can cache published keys for an hour, and instances check for new keys once a minute. */
const shownBefore = 65 * 60 * 1000

/** Returns when the next keys can start to sign. By then, everyone who verifies signatures has loaded them. */
export function canReplace({ nextSince }: SigningKeys): Date {
  return new Date(new Date(nextSince).getTime() + shownBefore)
}

/**
 * Creates signing keys.
 * @param now The database's time if there is a database, because it determines when the next keys can sign.
 * @param modulusLength The length of shorter keys for tests about something else, because long ones are slow to create.
 */
export async function newSigningKeys(now: Date, modulusLength?: number): Promise<SigningKeys> {
  const [current, next] = await Promise.all([newKeys(modulusLength), newKeys(modulusLength)])
  return { current, next, nextSince: now.toISOString(), previous: [] }
}

/** Makes the next keys the current ones, and keeps the current ones as previous keys. */
export async function rotateKeySet(
  { current, next, previous }: SigningKeys,
  now: Date,
  made?: KeyPerAlgorithm,
): Promise<SigningKeys> {
  const until = new Date(now.getTime() + shownAfterwards).toISOString()
  const still = previous.filter((each) => new Date(each.shownUntil) > now)
  return {
    current: next,
    next: made ?? (await newKeys()),
    nextSince: now.toISOString(),
    previous: [{ keys: current, shownUntil: until }, ...still],
  }
}

/** Lists the keys to publish. The ones that sign come first, because the engine takes the first suitable one. */
export function keySetOf({ current, next, previous }: SigningKeys, now: Date) {
  const shown = previous.filter((each) => new Date(each.shownUntil) > now).map(({ keys }) => keys)
  return { keys: [current, next, ...shown].flatMap(({ ES256, RS256 }) => [ES256, RS256]) }
}

/** Returns when the published keys must be updated, because a previous key expires. */
export function publishedUntil({ previous }: SigningKeys, now: number): number {
  const ends = previous.map((each) => Date.parse(each.shownUntil))
  return Math.min(...ends.filter((end) => end > now))
}

const make = promisify(generateKeyPair)

// A modulus of 3072 bits has the 128-bit strength of all other keys here.
async function newKeys(modulusLength = 3072): Promise<KeyPerAlgorithm> {
  const [elliptic, rsa] = await Promise.all([
    make('ec', { namedCurve: 'P-256' }),
    make('rsa', { modulusLength }),
  ])
  return {
    ES256: signingKey('ES256', elliptic.privateKey),
    RS256: signingKey('RS256', rsa.privateKey),
  }
}

function signingKey(alg: SigningAlgorithm, key: KeyObject): SigningKey {
  const members = key.export({ format: 'jwk' })
  const { crv, e, kty, n, x, y } = members
  // This is the key's thumbprint (RFC 7638), with these members in this order.
  const shown = alg === 'ES256' ? { crv, kty, x, y } : { e, kty, n }
  const kid = createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
  return { ...members, kid, alg, use: 'sig' }
}
