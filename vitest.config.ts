import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { inProject } from './scripts/project-folder.ts'

// Each export starts a thread, which would otherwise read and compile its files again.
process.env['NODE_COMPILE_CACHE'] ??= inProject('.cache', 'compiled')

/** The longest tests start first, even on a new machine, so that no worker runs one of them alone at the end. */
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
    // oxlint-disable-next-line no-array-sort -- This is a method of Vitest.
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/**
 * Tests that replace a module before it's loaded, or whose state lasts as long as a page: the signed-in person, and the
 * texts in the current language.
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
    // Playwright runs at the same time. On two cores, more workers would only take more time.
    maxWorkers: 2,
    // Retries would hide races in the service, which many of these tests check.
    retry: 0,
    sequence: { sequencer: LongestFirst },
    tags: [{ name: 'long', description: 'left out by `npm test`: docs/decisions/086' }],
    // These timeouts only end tests that hang. No test sets a shorter one, because a slow machine isn't an error.
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
          // Loading the service takes as long as running many test files, so each worker loads it only once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'console',
          include: ['console/**/*.test.ts?(x)'],
          exclude: [...aside, ...alone],
          // With isolation, starting workers and importing modules took twice as long as the tests.
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
