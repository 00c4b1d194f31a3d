import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProject } from './project-folder.ts'
import { runQuietly } from './run-command.ts'
import { failingFiles, readReport, type VitestReport } from './test-reports.ts'
import { onlyTestsFailed } from './test-verdict.ts'

let folder: string

beforeAll(async () => {
  // Inside the project, for its modules, where nobody else looks for tests.
  await mkdir(inProject('.reports'), { recursive: true })
  folder = await mkdtemp(inProject('.reports', 'unit-report-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A run of its own, of one test and what is set up for it. */
async function runOf({ passes = true, takesDown = true }) {
  const report = join(folder, 'report.json')
  const outcome = (good: boolean) => (good ? '' : `throw new Error('on purpose')`)
  await writeFile(
    join(folder, 'one.test.ts'),
    `import { test } from 'vitest'\ntest('one', () => { ${outcome(passes)} })`,
  )
  await writeFile(
    join(folder, 'set-up.ts'),
    `export default () => async () => { ${outcome(takesDown)} }`,
  )
  await writeFile(
    join(folder, 'vitest.config.ts'),
    `import { UnitReport } from '../../scripts/unit-report.ts'
    export default { test: { root: import.meta.dirname, globalSetup: './set-up.ts',
      reporters: [new UnitReport(${JSON.stringify(report)})] } }`,
  )
  const { code } = await runQuietly('vitest', ['run', '--config', join(folder, 'vitest.config.ts')])
  return { code, failing: failingFiles((await readReport<VitestReport>(report))!).length }
}

test('a run says whether tests failed and nothing else did', async () => {
  expect(await runOf({})).toEqual({ code: 0, failing: 0 })
  expect(await runOf({ passes: false })).toEqual({ code: onlyTestsFailed, failing: 1 })
})

test(
  'what fails when all is taken down is never taken for a failing test',
  { tags: ['long'] },
  async () => {
    expect(await runOf({ takesDown: false })).toEqual({ code: 1, failing: 0 })
    expect(await runOf({ passes: false, takesDown: false })).toEqual({ code: 1, failing: 1 })
  },
)
