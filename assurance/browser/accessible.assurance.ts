import { mkdir, rm } from 'node:fs/promises'
import { inProject } from '../../scripts/project-folder.ts'
import { runQuietly } from '../../scripts/run-command.ts'
import { playwrightResults } from '../../scripts/test-results.ts'
import type { AssuranceCheck } from '../assurance-check.ts'

/**
 * Runs all journeys with `ACCESSIBILITY=whole`, including those that `npm test` leaves out (see
 * docs/decisions/086).
 */
export const assuranceCheck: AssuranceCheck = {
  id: 'AX1',
  what: 'every state that a browser test reaches, at three widths, in light and dark mode, in Chromium',
  holds: 'axe finds nothing, and nothing is wider than the window',
  size: 540,
  unit: 'checks',
  run: async () => {
    const file = inProject('.reports', 'AX1.json')
    await mkdir(inProject('.reports'), { recursive: true })
    await rm(file, { force: true })
    const env = { ACCESSIBILITY: 'whole', PLAYWRIGHT_JSON_OUTPUT_FILE: file }
    const command = ['scripts/browser-tests.ts', '--reporter=list,json']
    const { code, output } = await runQuietly('node', command, { env })
    const results = await playwrightResults(file)
    const failed = results.filter(({ outcome }) => outcome === 'failed')
    const looks = results.flatMap(({ annotations }) => annotations)
    if (code !== 0 && failed.length === 0) return { count: 0, faults: [output] }
    return {
      count: looks.filter((type) => type === 'looked at by axe').length,
      faults: failed.map(({ title }) => title),
      also: `${results.length} browser tests`,
    }
  },
}
