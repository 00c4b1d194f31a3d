import { hash } from 'node:crypto'

/**
 * How forms of common passwords are kept: of each the first 32 bits of its SHA-256, in order, as the steps
 * from one to the next in 16 bits. A longer step is several of the longest and the rest of it.
 */
const longestStep = 0xffff

export function formHashOf(form: string): number {
  return hash('sha256', form, 'buffer').readUInt32BE(0)
}

export function writeForms(forms: Iterable<string>): Buffer {
  const hashes = Uint32Array.from(new Set(Array.from(forms, formHashOf))).toSorted()
  const steps: number[] = []
  let last = 0
  for (const each of hashes) {
    let step = each - last
    for (; step >= longestStep; step -= longestStep) steps.push(longestStep)
    steps.push(step)
    last = each
  }
  const file = Buffer.alloc(steps.length * 2)
  for (const [index, step] of steps.entries()) file.writeUInt16LE(step, index * 2)
  return file
}

/** The hashes, in order. */
export function readHashes(file: Buffer): Uint32Array {
  const hashes = new Uint32Array(file.length / 2)
  let count = 0
  let last = 0
  for (let at = 0; at < file.length; at += 2) {
    const step = file.readUInt16LE(at)
    last += step
    if (step < longestStep) hashes[count++] = last
  }
  return hashes.slice(0, count)
}
