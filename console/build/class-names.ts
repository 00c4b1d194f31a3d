import { globSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * Returns a short name for each class of a style sheet: letters for the sheet, and a number for the class. The
 * bundler's names end in a hash, which doesn't compress and appears in both styles and scripts. The builds for the
 * browser and for the prerenderer produce the same names.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const sheets = globSync('src/**/*.module.css', { cwd: root })
    .map((path) => join(root, path))
    .toSorted()
  const known = new Map<string, string[]>()

  return (name, file) => {
    const sheet = sheets.indexOf(file)
    if (sheet === -1) throw new Error(`${file} isn't a style sheet of the console.`)
    const names = known.get(file) ?? []
    known.set(file, names)
    if (!names.includes(name)) names.push(name)
    return `${letters(sheet)}${names.indexOf(name)}`
  }
}

/** Converts a number to letters: 0 is a, 25 is z, and 26 is aa. */
function letters(number: number): string {
  const last = String.fromCodePoint('a'.codePointAt(0)! + (number % 26))
  return number < 26 ? last : letters(Math.floor(number / 26) - 1) + last
}
