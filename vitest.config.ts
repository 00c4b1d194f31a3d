import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { inProject } from './scripts/project-folder.ts'

// Each export begins a thread, which would read and compile its files anew.
process.env['NODE_COMPILE_CACHE'] ??= inProject('.cache', 'compiled')

/** The longest begin first, on a machine that has not run them yet too: nobody is left alone with one at the end. */
const longest = [
  'calls/access-table',
  'exports/killed-workers',
  'backup/backup',
  'backup/broken-off',
  'calls/lost-rights',
  'src/main',
  'scripts/start',
  'assurance/quick',
]
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.some((name) => moduleId.endsWith(`${name}.test.ts`))
    // oxlint-disable-next-line no-array-sort -- Vitest's own
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/**
 * They put another module in the place of one, which must not be loaded already, or are about what a page keeps for
 * as long as it is open: who is signed in, and its words.
 */
const alone = [
  'service/src/accounts/equal-time.test.ts',
  'console/src/{session,language}/**/*.test.ts?(x)',
  'console/src/ui/overlays/confirm-dialog.test.tsx',
  'console/src/forms/use-{edited,service-values,typed-before,typed-fields}.test.ts',
]
const aside = ['**/node_modules/**', '**/dist/**', 'browser-tests/**']

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'service/src/testing/helpers/postgres-for-tests.ts',
    pool: 'threads',
    // Twice the two cores of a small machine: while one waits for its database, the others need not.
    maxWorkers: 4,
    // A second try would hide races in the service, which is what many of these tests are about.
    retry: 0,
    sequence: { sequencer: LongestFirst },
    tags: [{ name: 'long', description: 'left out by `npm test`: docs/decisions/086' }],
    // These end what hangs. On a machine that stalls, slow is not wrong: no test sets shorter ones of its own.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'service',
          include: ['{contract,service,scripts,assurance}/**/*.test.ts'],
          exclude: [...aside, ...alone],
          // To load the service takes as long as many a file's tests: each worker does it once for all of them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'console',
          include: ['console/**/*.test.ts?(x)'],
          exclude: [...aside, ...alone],
          // A worker and all that a file imports, for each of a hundred, took twice as long as the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: alone, exclude: aside },
      },
    ],
  },
})
