import { globSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * A short name for each class of a style sheet, made of letters for the sheet and a number for the class. The
 * bundler's own end in a hash, which no compression shortens, and stand in the styles and in the scripts. Both
 * builds, for browsers and for the pages drawn beforehand, come to the same ones.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const sheets = globSync('src/**/*.module.css', { cwd: root })
    .map((path) => join(root, path))
    .toSorted()
  const known = new Map<string, string[]>()

  return (name, file) => {
    const sheet = sheets.indexOf(file)
    if (sheet === -1) throw new Error(`${file} is no style sheet of the console.`)
    const names = known.get(file) ?? []
    known.set(file, names)
    if (!names.includes(name)) names.push(name)
    return `${emails(sheet)}${names.indexOf(name)}`
  }
}

/** 0 is a, 25 is z, 26 is aa. */
function emails(number: number): string {
  const last = String.fromCodePoint('a'.codePointAt(0)! + (number % 26))
  return number < 26 ? last : emails(Math.floor(number / 26) - 1) + last
}
