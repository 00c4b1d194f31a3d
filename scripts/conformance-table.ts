/** A test that a row names: where it stands, and its title as it is written there. */
export interface NamedTest {
  file: string
  title: string
}

/** A line of a table: a module of the suite, or a section with its demand. */
export interface ConformanceRow {
  name: string
  /** What is said of it, tests and reasons. */
  words: string
  tests: NamedTest[]
}

export function readConformance(markdown: string): ConformanceRow[] {
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
