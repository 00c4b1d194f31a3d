import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { runQuietly } from '../../scripts/run-command.ts'
import { inProject } from '../../scripts/project-folder.ts'
import { vitestResults } from '../../scripts/test-results.ts'
import type { AssuranceResult } from '../assurance-check.ts'

interface Counting {
  /** The number of cases that one test represents. */
  each?: number
  /**
   * Selects the tests with Vitest's arguments. The default is every test with the ID in its title.
   */
  only?: string[]
}

/** Runs and counts the tests in these files that prove a claim. */
export async function countedTests(
  id: string,
  files: string[],
  { each = 1, only = ['-t', `\\b${id}\\b`] }: Counting = {},
): Promise<AssuranceResult> {
  // Vitest ignores missing files and runs others with similar names.
  const gone = files.filter((file) => !existsSync(inProject(...file.split('/'))))
  if (gone.length > 0) return { count: 0, faults: gone.map((file) => `${file} does not exist`) }
  const report = inProject('.reports', `${id}.json`)
  await mkdir(inProject('.reports'), { recursive: true })
  await rm(report, { force: true })
  const reporter = ['--reporter=json', `--outputFile=${report}`]
  const { code, output } = await runQuietly('vitest', ['run', ...files, ...only, ...reporter])
  const results = await vitestResults(report)
  const passed = results.filter(({ outcome }) => outcome === 'passed')
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  if (passed.length === 0 || (code !== 0 && failed.length === 0))
    return { count: 0, faults: [output] }
  return { count: passed.length * each, faults: failed.map(({ title }) => title) }
}
