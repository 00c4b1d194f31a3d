import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{contract,service,console,scripts,figures}/**/*.test.ts?(x)'],
    exclude: ['**/node_modules/**', '**/dist/**', 'browser-tests/**'],
    globalSetup: 'service/src/testing/parts/postgres-for-tests.ts',
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
})
