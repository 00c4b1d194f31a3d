import { existsSync, readFileSync } from 'node:fs'
import { inProject } from './project-folder.ts'

/** A test that a row names: where it stands, and its title as it is written there. */
export interface NamedTest {
  file: string
  title: string
}

/** A line of a table: what is demanded, and what is said of it. */
export interface ProofRow {
  name: string
  /** What is said of it, tests and reasons. */
  words: string
  tests: NamedTest[]
}

export function readProofs(markdown: string): ProofRow[] {
  return markdown.split('\n').flatMap((line) => {
    const [, cells] = /^\| (.*) \|$/.exec(line) ?? []
    if (!cells) return []
    const parts = cells.split(' | ')
    const words = parts.at(-1)!
    if (words === 'Proved by') return []
    return [{ name: parts.slice(0, -1).join(' '), words, tests: testsIn(words) }]
  })
}

/** `file` *title*, *another title of the same file*. */
function testsIn(words: string): NamedTest[] {
  return [...words.matchAll(/`([^`]+\.test\.ts)` ((?:\*[^*]+\*(?:, )?)+)/g)].flatMap(
    ([, file, titles]) =>
      [...titles!.matchAll(/\*([^*]+)\*/g)].map(([, title]) => ({ file: file!, title: title! })),
  )
}

/** Where no title is named, the file as a whole proves it. */
export function filesIn(words: string): string[] {
  return [...words.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file]) => file!)
}

/** As a test or a table of tests is called there, in one pair of quotes or another. */
export function isThere({ file, title }: NamedTest): boolean {
  if (!existsSync(inProject(file))) return false
  const code = readFileSync(inProject(file), 'utf8')
  return ["'", '"', '`'].some((quote) => code.includes(quote + title + quote))
}
