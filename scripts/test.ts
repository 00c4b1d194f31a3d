import { mkdir, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { buildConsoleIfStale } from './build-console.ts'
import { inProject } from './project-folder.ts'
import { run, runQuietly } from './run-command.ts'
import { countOutcomes, playwrightResults, type TestResult, vitestResults } from './test-results.ts'

const { quick = false } = parseArgs({ options: { quick: { type: 'boolean' } } }).values
const sum = { passed: 0, failed: 0, skipped: 0 }

await mkdir(inProject('.reports'), { recursive: true })
// Some unit tests check the build, and the journeys need it.
await Promise.all([staticChecks(), consoleBuild()])
// Both wait often, for databases and pages, so they run at the same time.
if (sum.failed === 0) await Promise.all([unitTests(), !quick && journeys()])
const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''
console.log(`\n${sum.passed} passed, ${sum.failed} failed${skipped}`)
process.exitCode = sum.failed > 0 ? 1 : 0

async function staticChecks() {
  const types = ['.', 'console', 'service/src/reference/page/browser']
  const checks: Record<string, string[][]> = {
    format: [['oxfmt', '--check']],
    lint: [['oxlint', '--type-aware']],
    types: types.map((project) => ['tsc', '-p', project, '--checkers', '1']),
    unused: [['knip']],
    locales: ['console', 'service'].map((part) => [
      'i18next-cli',
      'extract',
      '--ci',
      '--dry-run',
      '--config',
      `${part}/i18next.config.ts`,
    ]),
  }
  await Promise.all(
    Object.entries(checks).map(async ([name, commands]) => {
      const runs = await Promise.all(
        commands.map(([program, ...words]) => runQuietly(program!, words)),
      )
      const failing = runs.filter(({ code }) => code !== 0)
      console.log(failing.length === 0 ? `${name} passed` : `${name} failed`)
      for (const { output } of failing) console.log(output.trimEnd())
      addCheck(failing.length === 0)
    }),
  )
}

async function consoleBuild() {
  const built = await buildConsoleIfStale().then(
    () => true,
    (error: Error) => console.error(error.message),
  )
  addCheck(built === true)
}

async function unitTests() {
  const file = await newReport('vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const some = ['--allowOnly=false', '--tagsFilter=!long']
  const code = await run('vitest', ['run', ...some, ...reporters])
  addResults(code, await vitestResults(file))
}

async function journeys() {
  const file = await newReport('playwright.json')
  const args = ['--forbid-only', '--grep-invert=@long', '--reporter=list,json']
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { code, output } = await runQuietly('node', ['scripts/browser-tests.ts', ...args], { env })
  console.log(output)
  addResults(code, await playwrightResults(file))
}

async function newReport(name: string) {
  const file = inProject('.reports', name)
  await rm(file, { force: true })
  return file
}

function addCheck(passed: boolean) {
  sum[passed ? 'passed' : 'failed'] += 1
}

function addResults(code: number, results: TestResult[]) {
  const counts = countOutcomes(code, results)
  for (const outcome of ['passed', 'failed', 'skipped'] as const) sum[outcome] += counts[outcome]
}
