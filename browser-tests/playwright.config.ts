import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './support/chromium-arguments.ts'

const { CHROMIUM_PATH, CI } = process.env

/** Run it by `npm run browser-tests`, which finds a browser first. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.test.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: '../.reports/browser-tests',
  // Generous: on a busy machine a slow page is not a wrong one.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  // Twice the two cores of a small machine: while one waits, the others need not.
  workers: 4,
  fullyParallel: true,
  // A machine that stalls fails once, broken code twice. Playwright lists what passed only on the second try as flaky.
  retries: 1,
  forbidOnly: Boolean(CI),
  reporter: 'list',
  use: {
    locale: 'en-US',
    // Nothing moves on its way; what is about moving asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey costs a quarter of the run; `--trace on` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: chromiumArguments,
    },
  },
})
