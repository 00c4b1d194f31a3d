import { hash } from 'node:crypto'

/** Characters that people use instead of a letter. `1` replaces both i and l, so these count as the same letter. */
const sameLetter = new Map<string, string>()
for (const [letter = '', ...others] of ['a4@', 'b8', 'e3', 'g9', 'il1!|', 'o0', 's5$', 't7+']) {
  for (const other of others) sameLetter.set(other, letter)
}

/** Shorter words occur in too many good passwords. */
const shortestWord = 4
/** If there are more characters than this around a common word, the word doesn't make a password weak. */
const maxAround = 6

/**
 * Returns the forms in which a password is looked up among common ones. Our rules require capitals, digits, and special
 * characters, and people add them in predictable ways: `Password1!`, `P@ssw0rd`. Case, digits in place of letters, and
 * a few characters around a word are therefore ignored.
 */
export function formsOf(password: string): string[] {
  const word = password.replaceAll(/^\P{L}+|\P{L}+$/gu, '')
  const around = password.length - word.length
  const forms = [formOf(password)]
  if (word.length >= shortestWord && around > 0 && around <= maxAround) forms.push(formOf(word))
  return forms
}

/** Returns a text in lower case, with letters in place of their substitutes. */
export function formOf(text: string): string {
  return Array.from(text.toLowerCase(), (each) => sameLetter.get(each) ?? each).join('')
}

/**
 * The file contains the first 32 bits of each form's SHA-256. They're sorted and stored as 16-bit differences between
 * neighbors. A larger difference is stored as several maximum steps and a remainder.
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

/** Decodes the sorted hashes. */
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
