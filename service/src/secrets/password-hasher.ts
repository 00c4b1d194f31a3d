import { createHmac } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { inSpan } from '#watch/trace.ts'
import { createLine } from './line.ts'

/** OWASP's floor for argon2id. Raising them re-hashes each password at its next sign-in. */
const argon2id = 2
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const current = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`

/** Names the pepper in use, so that a later one can tell which hashes are still under this one. */
const pepperId = 'p1'

/** Two more than hash may be at the database. Nobody else is let near it: the rest is told to come back. */
export const asking = { name: 'password line', atOnce: 4, mostWaiting: 48, patience: 2000 }

/** Hashing is heavy on purpose: at most two at once, and behind them those whose turn it is to ask. */
const hashing = { ...asking, name: 'hashing line', atOnce: 2, mostWaiting: 2 }

export interface Verdict {
  matches: boolean
  /** A new hash to store, when the stored one was made with weaker parameters. */
  rehashed?: string
}

export interface PasswordHasher {
  /**
   * For a call that is about to check or make a password, before it asks the database anything. It is over
   * when its scope is.
   */
  turn(): Promise<Disposable>
  hash(password: string): Promise<string>
  /** Without a stored hash it does the same work and answers no. */
  check(stored: string | undefined, password: string): Promise<Verdict>
}

export async function createPasswordHasher(pepper: Buffer): Promise<PasswordHasher> {
  const atWork = createLine(hashing)
  // One password may be typed on keyboards that compose accents differently.
  const peppered = (password: string) =>
    createHmac('sha256', pepper).update(password.normalize('NFC')).digest('base64')
  const hashNow = async (password: string) =>
    `${pepperId}${await hash(peppered(password), parameters)}`
  const decoy = await hashNow('a password that nobody has')

  return {
    turn: createLine(asking),
    hash: async (password) => {
      using _turn = await atWork()
      return await inSpan({ name: 'password hash' }, () => hashNow(password))
    },
    check: async (stored, password) => {
      using _turn = await atWork()
      const known = (stored ?? decoy).slice(pepperId.length)
      const check = () => verify(known, peppered(password))
      const matches = (await inSpan({ name: 'password check' }, check)) && stored !== undefined
      return matches && !known.startsWith(current)
        ? { matches, rehashed: await hashNow(password) }
        : { matches }
    },
  }
}
