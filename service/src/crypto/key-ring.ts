import { hkdfSync } from 'node:crypto'
import { type SealingKey, UnknownKey, idLength, neededFor, seal, unseal } from './seal.ts'

/** 32 random bytes from which the keys of every purpose come. */
export interface MasterKey {
  bytes: Buffer
  /** Noted with the data, and tells nothing of the key. */
  checkValue: Buffer
  /** The beginning of that: what everything that is sealed names its key by, and operators too. */
  id: Buffer
}

export function masterKey(bytes: Buffer): MasterKey {
  const checkValue = Buffer.from(hkdfSync('sha256', bytes, '', 'accord check value', 32))
  return { bytes, checkValue, id: checkValue.subarray(0, idLength) }
}

/**
 * The keys at hand. Whichever the data has noted first in the file's order seals (`adoptNewKeys`); all of them open.
 * A running process looks into the file again, so that nobody restarts it for a new key.
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

  /** In the file's order. */
  get all(): readonly MasterKey[] {
    return this.#all
  }

  get sealing(): MasterKey {
    return this.#sealing
  }

  sealWith(key: MasterKey) {
    this.#sealing = key
  }

  /** What it says when the file cannot be read: the keys that were there stay. */
  lookAgain(): Error | undefined {
    try {
      const now = this.#read().map(
        (bytes) => this.#all.find((known) => known.bytes.equals(bytes)) ?? masterKey(bytes),
      )
      const sealing = this.#sealing
      // Whoever took it out of the file too early must not lose what is being sealed with it.
      this.#all = now.includes(sealing) ? now : [...now, sealing]
      return undefined
    } catch (error) {
      return error as Error
    }
  }
}

/** The keys of one purpose, one of each master key: one of them seals, and each opens what it sealed. */
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
        // Another instance was given a new key, and so were we by now.
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
