import { mkdir, rm } from 'node:fs/promises'
import { inProject } from '../../scripts/project-folder.ts'
import { runQuietly } from '../../scripts/run-command.ts'
import {
  notedIn,
  type PlaywrightReport,
  playwrightResults,
  readReport,
} from '../../scripts/test-reports.ts'
import type { Figure } from '../figure.ts'

/** Every journey, those that `npm test` leaves out too, with `ACCESSIBILITY=whole` (docs/decisions/086). */
export const figure: Figure = {
  id: 'AX1',
  what: 'every state that a journey comes through, at three widths, light and dark, in Chromium',
  holds: 'nothing for axe to find, nothing wider than the window',
  size: 540,
  unit: 'looks',
  run: async () => {
    const file = inProject('.reports', 'AX1.json')
    await mkdir(inProject('.reports'), { recursive: true })
    await rm(file, { force: true })
    const env = { ACCESSIBILITY: 'whole', BROWSER_TESTS_REPORT: file }
    const { output } = await runQuietly('node', ['scripts/browser-tests.ts'], { env })
    const report = await readReport<PlaywrightReport>(file)
    if (!report) return { count: 0, faults: [output] }
    const results = playwrightResults(report)
    const failed = results.filter(({ outcome }) => outcome === 'failed')
    return {
      count: notedIn(report.suites, 'looked at by axe'),
      faults: failed.map(({ title }) => title),
      also: `${results.length} journeys`,
    }
  },
}
