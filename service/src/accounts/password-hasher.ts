import { createHmac } from 'node:crypto'
import { tooManyRequests } from '@accord/contract/refusal.ts'
import { hash, verify } from '@node-rs/argon2'
import { Refused } from '#http/refused.ts'

/** OWASP's floor for argon2id. Raising them re-hashes each password at its next sign-in. */
const argon2id = 2
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const current = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`

/** Names the pepper in use, so that a later one can tell which hashes are still under this one. */
const pepperId = 'p1'

const atOnce = 2
const mostWaiting = 50

export interface Verdict {
  matches: boolean
  /** A new hash to store, when the stored one was made with weaker parameters. */
  rehashed?: string
}

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Without a stored hash it does the same work and answers no. */
  check(stored: string | undefined, password: string): Promise<Verdict>
}

export async function createPasswordHasher(pepper: Buffer): Promise<PasswordHasher> {
  const queue = createQueue()
  // One password may be typed on keyboards that compose accents differently.
  const peppered = (password: string) =>
    createHmac('sha256', pepper).update(password.normalize('NFC')).digest('base64')
  const hashNow = async (password: string) =>
    `${pepperId}${await hash(peppered(password), parameters)}`
  const decoy = await hashNow('a password that nobody has')

  return {
    hash: (password) => queue(() => hashNow(password)),
    check: (stored, password) =>
      queue(async () => {
        const known = (stored ?? decoy).slice(pepperId.length)
        const matches = (await verify(known, peppered(password))) && stored !== undefined
        return matches && !known.startsWith(current)
          ? { matches, rehashed: await hashNow(password) }
          : { matches }
      }),
  }
}

/** Hashing is heavy on purpose: at most two at once, a bounded line, and a refusal beyond it. */
function createQueue() {
  const waiting: (() => void)[] = []
  let running = 0

  return async function queued<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) {
        throw new Refused(tooManyRequests, { retryAfter: 2, detail: 'password queue is full' })
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
