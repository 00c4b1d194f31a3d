import { hash } from 'node:crypto'

/** What people write for a letter, and the letter. `1` stands for both i and l, so they are one. */
const sameEmail = new Map<string, string>()
for (const [email = '', ...others] of ['a4@', 'b8', 'e3', 'g9', 'il1!|', 'o0', 's5$', 't7+']) {
  for (const other of others) sameEmail.set(other, email)
}

/** Shorter words are in too many good passwords. */
const shortestWord = 4
/** More than this around a word, and it is not the word that makes the password. */
const maxAround = 6

/**
 * The forms in which a password is looked for among common ones. Our rules demand capitals, digits and
 * special characters, and people meet them in the same few ways: `Password1!`, `P@ssw0rd`. So case does
 * not count, nor do digits in the place of letters, nor a few characters around a word.
 */
export function formsOf(password: string): string[] {
  const word = password.replaceAll(/^\P{L}+|\P{L}+$/gu, '')
  const around = password.length - word.length
  const forms = [formOf(password)]
  if (word.length >= shortestWord && around > 0 && around <= maxAround) forms.push(formOf(word))
  return forms
}

/** Without case, and with letters for what stands for them. */
export function formOf(text: string): string {
  return Array.from(text.toLowerCase(), (each) => sameEmail.get(each) ?? each).join('')
}

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
