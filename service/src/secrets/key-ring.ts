import { hkdfSync } from 'node:crypto'
import { type MasterKey, MasterKeys } from './master-keys.ts'
import { neededFor, seal, type SealingKey, UnknownKey, unseal } from './seal.ts'

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
