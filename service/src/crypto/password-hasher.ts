import { tooManyRequests } from '@accord/contract/errors.ts'
import { RequestError } from '#request-error.ts'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { inSpan } from '#observability/trace.ts'
import type { KeyRing } from './key-ring.ts'

/** About a millisecond of refusals. */
export const maxConcurrent = 8

const toldToComeBack: (() => void)[] = []

/**
 * For those who are told to come back: hundreds of them at once would keep the event loop from everybody else until
 * the last one is answered. They go on a few in each of its rounds, and who came meanwhile is served in between.
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
  /** For the log of those who are refused. */
  name: string
  atOnce: number
  mostWaiting: number
  /** In milliseconds: whoever waited so long is told to come back, like those who find the line full. */
  patience: number
}

/** So many at once, a bounded line behind them, and a refusal beyond it. A turn ends when it is disposed of. */
export function createQueueLine({ name, atOnce, mostWaiting: maxWaiting, patience }: Line) {
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
      // Out of the line first: a turn that is handed to nobody would be lost.
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

  /** Handed on, not given back: nobody slips in between. */
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

/** OWASP's floor for argon2id. Raising it re-hashes each password at its next sign-in. */
const owaspFloor: HashingCost = { memoryCost: 19_456, timeCost: 2 }

/** They may be at the database, or hash. Nobody else is let near it: the rest is told to come back. */
export const passwordQueue = { name: 'password line', atOnce: 4, mostWaiting: 48, patience: 2000 }

/** Of two cores one stays for everybody else; more than two hashes at once would only take memory from them. */
const hashingAtOnce = availableParallelism() > 2 ? 2 : 1

/** Hashing is heavy on purpose. Behind those who hash are those whose turn it was to ask. */
const hashing = {
  ...passwordQueue,
  name: 'hashing line',
  atOnce: hashingAtOnce,
  mostWaiting: passwordQueue.atOnce - hashingAtOnce,
}

/** A hash as it is stored: sealed for the account that it belongs to, so that it is of use to no other. */
export type HashFor = (userId: string) => Buffer

/** The account whose password is asked for. */
interface Stored {
  id: string
  /** None where the person signs in with passkeys alone. */
  password_hash: Buffer | null
}

export interface Verdict {
  matches: boolean
  /** A new hash to store, when the stored one was made with weaker parameters. */
  rehashed?: HashFor
}

export interface PasswordHasher {
  /**
   * For a call that is about to check or make a password, before it asks the database anything. It is over
   * when its scope is.
   */
  turn(): Promise<Disposable>
  hash(password: string): Promise<HashFor>
  /** Without an account, or a password of it, it does the same work and answers no. */
  check(stored: Stored | undefined, password: string): Promise<Verdict>
}

/** Only tests that are about something else give a cost, of which they then have next to none. */
export async function createPasswordHasher(
  ring: KeyRing,
  { memoryCost, timeCost } = owaspFloor,
): Promise<PasswordHasher> {
  const parameters = { algorithm: argon2id, memoryCost, timeCost, parallelism: 1 }
  const current = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$`
  const atWork = createQueueLine(hashing)
  // One password may be typed on keyboards that compose accents differently.
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
