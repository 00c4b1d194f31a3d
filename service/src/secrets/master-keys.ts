import { hkdfSync } from 'node:crypto'
import { idLength } from './seal.ts'

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
 * The keys at hand. Whichever the data has noted first in the file's order seals (`takeUpKeys`); all of them open.
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
