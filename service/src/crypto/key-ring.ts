import { hkdfSync } from 'node:crypto'
import { type SealingKey, UnknownKey, idLength, neededFor, seal, unseal } from './seal.ts'

/** The 32 random bytes from which the keys for all purposes are derived. */
export interface MasterKey {
  bytes: Buffer
  /** Stored with the data. It reveals nothing about the key. */
  checkValue: Buffer
  /** The beginning of `checkValue`. Encrypted values and operators use it to identify the key. */
  id: Buffer
}

export function masterKey(bytes: Buffer): MasterKey {
  const checkValue = Buffer.from(hkdfSync('sha256', bytes, '', 'accord check value', 32))
  return { bytes, checkValue, id: checkValue.subarray(0, idLength) }
}

/**
 * The available master keys. The first key in the file that is also recorded in the data encrypts (`adoptNewKeys`), and
 * all of them decrypt. A running process rereads the file, so a new key needs no restart.
 */
export class MasterKeys {
  #all: readonly MasterKey[]
  #sealing: MasterKey
  readonly #read: () => readonly Buffer[]

  constructor(keys: readonly Buffer[], read: () => readonly Buffer[] = () => keys) {
    this.#all = keys.map(masterKey)
    this.#sealing = this.#all[0]!
    this.#read = read
  }

  /** The keys in the order of the file. */
  get all(): readonly MasterKey[] {
    return this.#all
  }

  get sealing(): MasterKey {
    return this.#sealing
  }

  sealWith(key: MasterKey) {
    this.#sealing = key
  }

  /** Rereads the file. If the file can't be read, this returns the error and keeps the existing keys. */
  lookAgain(): Error | undefined {
    try {
      const now = this.#read().map(
        (bytes) => this.#all.find((known) => known.bytes.equals(bytes)) ?? masterKey(bytes),
      )
      const sealing = this.#sealing
      // If the key that encrypts was removed from the file too early, it's kept in memory so that nothing is lost.
      this.#all = now.includes(sealing) ? now : [...now, sealing]
      return undefined
    } catch (error) {
      return error as Error
    }
  }
}

/**
 * The keys for one purpose, derived from each master key. One of them encrypts, and each decrypts the values that it
 * encrypted.
 */
export interface KeyRing {
  seal(text: string, bound: string): Buffer
  unseal(sealed: Buffer, bound: string): string
}

/** Returns the keys for one purpose, which are derived from the master keys when they're first used. */
export function ringOf(masters: MasterKeys, purpose: string): KeyRing {
  const derived = new WeakMap<MasterKey, SealingKey>()
  const keyOf = (master: MasterKey): SealingKey => {
    const known = derived.get(master)
    if (known) return known
    const made = { key: derive(master, purpose), id: master.id }
    derived.set(master, made)
    return made
  }
  const find = (id: Buffer) => masters.all.find((master) => master.id.equals(id))
  return {
    seal: (text, bound) => seal(keyOf(masters.sealing), text, bound),
    unseal: (sealed, bound) => {
      const needed = neededFor(sealed)
      let master = find(needed)
      if (!master) {
        // Another instance already uses a new key, and the file here may contain it by now.
        masters.lookAgain()
        master = find(needed)
      }
      if (!master)
        throw new UnknownKey(
          needed,
          masters.all.map(({ id }) => id),
        )
      return unseal(keyOf(master), sealed, bound)
    },
  }
}

export function derive({ bytes }: Pick<MasterKey, 'bytes'>, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', bytes, '', `accord ${purpose}`, 32))
}
