import { hkdfSync } from 'node:crypto'
import { type SealingKey, UnknownKey, idLength, neededFor, seal, unseal } from './seal.ts'

/** 32 random bytes that the keys for every purpose are derived from. */
export interface MasterKey {
  bytes: Buffer
  /** Stored with the data. It reveals nothing about the key. */
  checkValue: Buffer
  /** The beginning of `checkValue`. Every encrypted value uses it to name its key, and so do operators. */
  id: Buffer
}

export function masterKey(bytes: Buffer): MasterKey {
  const checkValue = Buffer.from(hkdfSync('sha256', bytes, '', 'accord check value', 32))
  return { bytes, checkValue, id: checkValue.subarray(0, idLength) }
}

/**
 * The available master keys. The first one in the file that the data knows encrypts (`adoptNewKeys`), and all of them
 * decrypt. A running process rereads the file, so that a new key needs no restart.
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

  /** The keys in the file's order. */
  get all(): readonly MasterKey[] {
    return this.#all
  }

  get sealing(): MasterKey {
    return this.#sealing
  }

  sealWith(key: MasterKey) {
    this.#sealing = key
  }

  /** Rereads the file. Returns the error if the file can't be read, and keeps the known keys. */
  lookAgain(): Error | undefined {
    try {
      const now = this.#read().map(
        (bytes) => this.#all.find((known) => known.bytes.equals(bytes)) ?? masterKey(bytes),
      )
      const sealing = this.#sealing
      // If the key that encrypts was removed from the file too early, it is kept so that nothing is lost.
      this.#all = now.includes(sealing) ? now : [...now, sealing]
      return undefined
    } catch (error) {
      return error as Error
    }
  }
}

/** The keys for one purpose, derived from each master key. One encrypts, and each decrypts what it encrypted. */
export interface KeyRing {
  seal(text: string, bound: string): Buffer
  unseal(sealed: Buffer, bound: string): string
}

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
        // Another instance already has a new key, and the file here may have it by now.
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
