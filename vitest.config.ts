import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest begin first, on a machine that has not run them yet too: nobody is left alone with one at the end. */
const longest = [
  'calls/access-table',
  'exports/killed-workers',
  'backup/backup',
  'backup/broken-off',
  'calls/lost-rights',
  'src/main',
  'scripts/start',
  'figures/quick',
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

/** They put another module in the place of one, which must not be loaded already. */
const replacing = ['service/src/accounts/equal-time.test.ts']
const aside = ['**/node_modules/**', '**/dist/**', 'browser-tests/**']

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'service/src/testing/parts/postgres-for-tests.ts',
    pool: 'threads',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 20_000,
    hookTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'service',
          include: ['{contract,service,scripts,figures}/**/*.test.ts'],
          exclude: [...aside, ...replacing],
          // To load the service takes as long as many a file's tests: each worker does it once for all of them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // What the console keeps in modules is the page's own, so each file gets a page of its own.
          name: 'console',
          include: ['console/**/*.test.ts?(x)', ...replacing],
          exclude: aside,
        },
      },
    ],
  },
})
