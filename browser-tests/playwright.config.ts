import { defineConfig, type ReporterDescription } from '@playwright/test'

const { CHROMIUM_PATH, BROWSER_TESTS_REPORT, CI } = process.env

// A narrowed run must not overwrite the report of a full one, so only scripts/test.ts asks for it.
const report: ReporterDescription[] = BROWSER_TESTS_REPORT
  ? [['json', { outputFile: BROWSER_TESTS_REPORT }]]
  : []

/** Run it by `npm run browser-tests`, which finds a browser first. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.test.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: '../.reports/browser-tests',
  // Generous: on a busy machine a slow page is not a wrong one.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(CI),
  reporter: [['list'], ...report],
  use: {
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: [
        // Chromium refuses to start its sandbox as root, which is what a container usually is.
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        // Journeys about host names visit these; the service itself is on this machine.
        '--host-resolver-rules=MAP *.accord.ca 127.0.0.1,MAP *.accord.example 127.0.0.1',
      ],
    },
  },
})
