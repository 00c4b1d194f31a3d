import { existsSync, readFileSync } from 'node:fs'
import { inProject } from './project-folder.ts'

/** A test that a row names, with its file and its exact title. */
export interface NamedTest {
  file: string
  title: string
}

/** A row of a table, which says how a requirement is met. */
export interface ProofRow {
  name: string
  /** The tests and reasons, in Markdown. */
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

/** Parses `file` *title*, *another title in the same file*. */
function testsIn(words: string): NamedTest[] {
  return [...words.matchAll(/`([^`]+\.test\.ts)` ((?:\*[^*]+\*(?:, )?)+)/g)].flatMap(
    ([, file, titles]) =>
      [...titles!.matchAll(/\*([^*]+)\*/g)].map(([, title]) => ({ file: file!, title: title! })),
  )
}

/** Returns the files that prove a requirement as a whole, without naming a test. */
export function filesIn(words: string): string[] {
  return [...words.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file]) => file!)
}

/** Returns whether the file contains the title in any kind of quotes. */
export function isThere({ file, title }: NamedTest): boolean {
  if (!existsSync(inProject(file))) return false
  const code = readFileSync(inProject(file), 'utf8')
  return ["'", '"', '`'].some((quote) => code.includes(quote + title + quote))
}
