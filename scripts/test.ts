import { mkdir, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { buildConsoleIfStale } from './build-console.ts'
import { inProject } from './project-folder.ts'
import { run, runQuietly } from './run-command.ts'
import {
  failingFiles,
  playwrightResults,
  readReport,
  vitestResults,
  withSecondTry,
  type PlaywrightReport,
  type VitestReport,
} from './test-reports.ts'
import {
  counted,
  mostUnsteady,
  oneFailed,
  onePassed,
  onlyTestsFailed,
  type Step,
  verdictOf,
} from './test-verdict.ts'

const { quick = false, whole = false } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    /** With what is left out for its length otherwise (docs/decisions/086). */
    whole: { type: 'boolean' },
  },
}).values
const vitestFile = inProject('.reports', 'vitest.json')
const vitestAgainFile = inProject('.reports', 'vitest-again.json')
const playwrightFile = inProject('.reports', 'playwright.json')

await mkdir(inProject('.reports'), { recursive: true })

// Several threads would each find out the same types: together twice the work, where there is no idle core for it.
const oneChecker = ['--checkers', '1']
const oneThread = { GOMAXPROCS: '1' }

// Beside what follows and behind it (`nice`), in the time for which tests wait: these need nothing but the sources.
const checks = Promise.all([
  check('format', [['oxfmt', '--check']]),
  check('lint', [['oxlint', '--type-aware']]),
  check('types', [
    ['tsc', '-p', '.', ...oneChecker],
    ['tsc', '-p', 'console', ...oneChecker],
    ['tsc', '-p', 'service/src/reference/page/browser', ...oneChecker],
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
const { good, lines } = verdictOf(steps)
console.log(['', ...lines].join('\n'))
process.exitCode = good ? 0 : 1

async function check(name: string, commands: string[][]): Promise<Step> {
  const runs = await Promise.all(
    commands.map((words) => runQuietly('nice', words, { env: oneThread })),
  )
  const failing = runs.filter(({ code }) => code !== 0)
  heading(failing.length > 0 ? `${name} failed` : `${name} passed`)
  for (const { output } of failing) console.log(output.trimEnd())
  return failing.length > 0 ? oneFailed(name) : onePassed(name)
}

async function unitTests() {
  const name = 'unit and service tests'
  heading(name)
  const { code, report } = await vitest(vitestFile)
  const failing = report ? failingFiles(report) : []
  const first = counted(name, code, report && vitestResults(report))
  // More than these can be no accident, and one that did not get to its tests has no files to name.
  // A run that ended otherwise than by a failing test crashed, or left behind what it had set up.
  if (code !== onlyTestsFailed || failing.length === 0 || first.failed > mostUnsteady) return first
  return (await triedAgain(name, report!, failing)) ?? first
}

/** A machine that stalls fails once. Alone and one after the other, with nothing beside them, they show which it was. */
async function triedAgain(name: string, first: VitestReport, failing: string[]) {
  heading(`${name}: what failed, once more and alone`)
  const { code, report: second } = await vitest(vitestAgainFile, '--maxWorkers=1', ...failing)
  if (!second) return undefined
  const report = withSecondTry(first, second)
  await writeFile(vitestFile, JSON.stringify(report))
  return counted(name, code, vitestResults(report))
}

async function vitest(file: string, ...args: string[]) {
  await rm(file, { force: true })
  const env = { UNIT_TESTS_REPORT: file }
  const some = whole ? [] : ['--tagsFilter=!long']
  const code = await run('vitest', ['run', '--allowOnly=false', ...some, ...args], { env })
  return { code, report: await readReport<VitestReport>(file) }
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
  const some = whole ? [] : ['--grep-invert=@long']
  const code = await run('node', ['scripts/browser-tests.ts', '--forbid-only', ...some], { env })
  const report = await readReport<PlaywrightReport>(playwrightFile)
  return counted('browser tests', code, report && playwrightResults(report))
}

function heading(text: string) {
  console.log(`\n── ${text}`)
}
