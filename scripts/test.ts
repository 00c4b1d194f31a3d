import { mkdir, rm } from 'node:fs/promises'
import { buildConsoleIfStale } from './build-console.ts'
import { inProject } from './project-folder.ts'
import { run, runQuietly } from './run-command.ts'
import {
  playwrightResults,
  readReport,
  vitestResults,
  type PlaywrightReport,
  type TestResult,
  type VitestReport,
} from './test-reports.ts'

type Step = { name: string; passed: number; failed: number }

const quick = process.argv.includes('--quick')
const vitestFile = inProject('.reports', 'vitest.json')
const playwrightFile = inProject('.reports', 'playwright.json')

await mkdir(inProject('.reports'), { recursive: true })

// Beside what follows and behind it (`nice`), in the time for which tests wait: these need nothing but the sources.
const checks = Promise.all([
  check('format', [['oxfmt', '--check']]),
  check('lint', [['oxlint', '--type-aware']]),
  check('types', [
    ['tsc', '-p', '.'],
    ['tsc', '-p', 'console'],
    ['tsc', '-p', 'service/src/reference/page/browser'],
  ]),
  check('unused', [['knip']]),
  check('words', [
    ['i18next-cli', 'extract', '--ci', '--dry-run', '--config', 'console/i18next.config.ts'],
  ]),
])
// Before the unit tests, because some of them weigh what was built.
const built = await consoleBuild()
const tested = await unitTests()
const steps = [...(await checks), ...(built ? [] : [oneFailed('console build')]), tested]
// Without a console every journey would wait for its page in vain.
if (!quick) steps.push(built ? await browserTests() : oneFailed('browser tests'))
summarize()

async function check(name: string, commands: string[][]): Promise<Step> {
  const runs = await Promise.all(commands.map((words) => runQuietly('nice', words)))
  const failing = runs.filter(({ code }) => code !== 0)
  heading(failing.length > 0 ? `${name} failed` : `${name} passed`)
  for (const { output } of failing) console.log(output.trimEnd())
  return failing.length > 0 ? oneFailed(name) : { name, passed: 1, failed: 0 }
}

async function unitTests() {
  heading('unit and service tests')
  await rm(vitestFile, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`]
  const code = await run('vitest', ['run', '--allowOnly=false', ...reporters])
  const report = await readReport<VitestReport>(vitestFile)
  return counted('unit and service tests', code, report && vitestResults(report))
}

async function consoleBuild() {
  heading('console build')
  return buildConsoleIfStale().then(
    () => true,
    (error: Error) => {
      console.error(error.message)
      return false
    },
  )
}

async function browserTests() {
  heading('browser tests')
  await rm(playwrightFile, { force: true })
  const env = { BROWSER_TESTS_REPORT: playwrightFile }
  const code = await run('node', ['scripts/browser-tests.ts', '--forbid-only'], { env })
  const report = await readReport<PlaywrightReport>(playwrightFile)
  return counted('browser tests', code, report && playwrightResults(report))
}

/** A run that crashed, or found nothing to run, must not look like one that passed. */
function counted(name: string, code: number, results: TestResult[] = []): Step {
  const passed = results.filter(({ outcome }) => outcome === 'passed').length
  const failed = results.filter(({ outcome }) => outcome === 'failed').length
  if (failed > 0) return { name, passed, failed }
  return { name, passed, failed: code !== 0 || passed === 0 ? 1 : 0 }
}

function summarize() {
  const passed = steps.reduce((sum, step) => sum + step.passed, 0)
  const failed = steps.reduce((sum, step) => sum + step.failed, 0)
  const failing = steps.filter((step) => step.failed > 0).map((step) => step.name)
  console.log('')
  if (failing.length > 0) console.log(`Failing: ${failing.join(', ')}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

function oneFailed(name: string): Step {
  return { name, passed: 0, failed: 1 }
}

function heading(text: string) {
  console.log(`\n── ${text}`)
}
