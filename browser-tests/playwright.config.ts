import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './support/chromium-arguments.ts'

const { CHROMIUM_PATH, CI } = process.env

/** Run this with `npm run browser-tests`, which finds a browser first. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.test.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: '../.reports/browser-tests',
  // The timeout is generous, because a slow page on a busy machine isn't an error.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  // More workers than a small machine has cores wouldn't be faster.
  workers: 2,
  fullyParallel: true,
  // A stall makes only one attempt fail, but broken code fails twice. Playwright lists tests that
  // pass on the second attempt as flaky.
  retries: 1,
  forbidOnly: Boolean(CI),
  reporter: 'list',
  use: {
    locale: 'en-US',
    // Animations are off. Tests about animations turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every journey would take a quarter of the run's time. Use `--trace on` for a single
    // journey.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: chromiumArguments,
    },
  },
})
