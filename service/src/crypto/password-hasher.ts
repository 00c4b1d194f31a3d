import { tooManyRequests } from '@accord/contract/errors.ts'
import { RequestError } from '#request-error.ts'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { inSpan } from '#observability/trace.ts'
import type { KeyRing } from './key-ring.ts'

/** This number of rejections takes about a millisecond. */
export const maxConcurrent = 8

const toldToComeBack: (() => void)[] = []

/**
 * Limits how many rejections are sent in one round of the event loop. Hundreds of them would block the loop for
 * everyone else. Only a few are sent in each round, and other requests are handled in between.
 */
export function limitConcurrency(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (toldToComeBack.push(resolve) === 1) setImmediate(letGoOn)
  return promise
}

function letGoOn() {
  for (const goOn of toldToComeBack.splice(0, maxConcurrent)) goOn()
  if (toldToComeBack.length > 0) setImmediate(letGoOn)
}

interface Line {
  /** The queue's name in the log of a rejection. */
  name: string
  atOnce: number
  maxWaiting: number
  /** How long a request waits, in milliseconds, before it's rejected as if the queue were full. */
  patience: number
}

/**
 * Creates a queue with a limited number of concurrent turns and of waiting requests. Any further requests are rejected.
 * A turn ends when it's disposed.
 */
export function createQueueLine({ name, atOnce, maxWaiting, patience }: Line) {
  const waiting = new Set<() => void>()
  let running = 0

  return async function turn(): Promise<Disposable> {
    if (running < atOnce) running += 1
    else if (waiting.size < maxWaiting) await handedOn()
    else {
      await limitConcurrency()
      throw comeBack('full')
    }
    return { [Symbol.dispose]: pass }
  }

  function handedOn(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const tooLong = setTimeout(() => {
      // The request leaves the queue first, because a turn that is passed to a rejected request would be lost.
      waiting.delete(take)
      reject(comeBack('slow'))
    }, patience)
    function take() {
      clearTimeout(tooLong)
      waiting.delete(take)
      resolve()
    }
    waiting.add(take)
    return promise
  }

  /** Passes the turn to the next request instead of releasing it, so that no other request can take it in between. */
  function pass() {
    const [next] = waiting
    if (next) next()
    else running -= 1
  }

  function comeBack(why: string) {
    return new RequestError(tooManyRequests, {
      retryAfter: 2,
      detail: `${name} is ${why}`,
      limit: name,
    })
  }
}

const argon2id = 2

export interface HashingCost {
  memoryCost: number
  timeCost: number
}

/** The minimum parameters of OWASP for argon2id. If they're raised, each password is rehashed at its next sign-in. */
const owaspFloor: HashingCost = { memoryCost: 19_456, timeCost: 2 }

/**
 * Limits the requests that query the database or hash a password at the same time. Further requests must be retried
 * later.
 */
export const passwordQueue = { name: 'password line', atOnce: 4, maxWaiting: 48, patience: 2000 }

/**
 * With two cores, one of them stays free for everything else. More than two concurrent hashes would only use more
 * memory.
 */
const hashingAtOnce = availableParallelism() > 2 ? 2 : 1

/**
 * Limits concurrent hashing, which is slow on purpose. Requests wait here after they have had their turn in the
 * password queue.
 */
const hashing = {
  ...passwordQueue,
  name: 'hashing line',
  atOnce: hashingAtOnce,
  maxWaiting: passwordQueue.atOnce - hashingAtOnce,
}

/** Encrypts the hash for an account, so that it's useless for any other. */
export type HashFor = (userId: string) => Buffer

/** The account whose password is checked. */
interface Stored {
  id: string
  /** Null if the person signs in only with passkeys. */
  password_hash: Buffer | null
}

export interface Verdict {
  matches: boolean
  /** A new hash to store, if the stored one was created with weaker parameters. */
  rehashed?: HashFor
}

export interface PasswordHasher {
  /**
   * Waits for a turn to check or create a password, before the call queries the database. The turn ends with its scope.
   */
  turn(): Promise<Disposable>
  hash(password: string): Promise<HashFor>
  /** Checks a password. Without an account or a password, this takes as much work and returns no match. */
  check(stored: Stored | undefined, password: string): Promise<Verdict>
}

/** Creates the hasher. Only tests about something else pass a cost, so that hashing takes almost no time. */
export async function createPasswordHasher(
  ring: KeyRing,
  { memoryCost, timeCost } = owaspFloor,
): Promise<PasswordHasher> {
  const parameters = { algorithm: argon2id, memoryCost, timeCost, parallelism: 1 }
  const current = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$`
  const atWork = createQueueLine(hashing)
  // With NFC, a password is the same on keyboards that compose accents differently.
  const hashNow = (password: string) => hash(password.normalize('NFC'), parameters)
  const sealed =
    (made: string): HashFor =>
    (userId) =>
      ring.seal(made, userId)
  const decoy = await hashNow('a password that no one has')

  return {
    turn: createQueueLine(passwordQueue),
    hash: async (password) => {
      using _turn = await atWork()
      return sealed(await inSpan('password hash', () => hashNow(password)))
    },
    check: async (stored, password) => {
      using _turn = await atWork()
      const kept = stored?.password_hash
      const known = kept ? ring.unseal(kept, stored.id) : decoy
      const check = () => verify(known, password.normalize('NFC'))
      const matches = (await inSpan('password check', check)) && Boolean(kept)
      return matches && !known.startsWith(current)
        ? { matches, rehashed: sealed(await hashNow(password)) }
        : { matches }
    },
  }
}
