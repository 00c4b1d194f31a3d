import { createHash, generateKeyPair, type JsonWebKey, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

/** What applications may have their ID tokens signed with. */
export const signingAlgorithms = ['ES256', 'RS256'] as const
export type SigningAlgorithm = (typeof signingAlgorithms)[number]

export interface SigningKey extends JsonWebKey {
  kid: string
  alg: SigningAlgorithm
  use: 'sig'
}

/** One key of each algorithm: they are made, shown and rotated together. */
type KeyPerAlgorithm = Record<SigningAlgorithm, SigningKey>

/**
 * The current keys sign. The next ones are shown to applications before they are used, the previous ones until
 * nothing that they signed is good any more.
 */
export interface SigningKeys {
  current: KeyPerAlgorithm
  next: KeyPerAlgorithm
  /** Since when the next ones are shown. */
  nextSince: string
  previous: { keys: KeyPerAlgorithm; shownUntil: string }[]
}

/** Longer than anything that a key signed is good for, and than applications keep what they were shown. */
const shownAfterwards = 24 * 60 * 60 * 1000

/** Applications may keep what they were shown for an hour, and instances look once a minute. */
const shownBefore = 65 * 60 * 1000

/** From when on the next ones may sign: everybody who checks a signature has seen them by then. */
export function canReplace({ nextSince }: SigningKeys): Date {
  return new Date(new Date(nextSince).getTime() + shownBefore)
}

/**
 * @param now By the database's clock, where there is one: that is what decides when the next ones may sign.
 * @param modulusLength Only of tests that are about something else: long ones take their time.
 */
export async function newSigningKeys(now: Date, modulusLength?: number): Promise<SigningKeys> {
  const [current, next] = await Promise.all([newKeys(modulusLength), newKeys(modulusLength)])
  return { current, next, nextSince: now.toISOString(), previous: [] }
}

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

/** Those that sign first: the engine takes the first that fits. */
export function keySetOf({ current, next, previous }: SigningKeys, now: Date) {
  const shown = previous.filter((each) => new Date(each.shownUntil) > now).map(({ keys }) => keys)
  return { keys: [current, next, ...shown].flatMap(({ ES256, RS256 }) => [ES256, RS256]) }
}

/** When what is shown now has to be shown anew, because the first of the former keys has had its day. */
export function publishedUntil({ previous }: SigningKeys, now: number): number {
  const ends = previous.map((each) => Date.parse(each.shownUntil))
  return Math.min(...ends.filter((end) => end > now))
}

const make = promisify(generateKeyPair)

// Fewer bits than 3072 are less than the 128 that all other keys here have.
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
  // Its thumbprint (RFC 7638): these members in this order.
  const shown = alg === 'ES256' ? { crv, kty, x, y } : { e, kty, n }
  const kid = createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
  return { ...members, kid, alg, use: 'sig' }
}
