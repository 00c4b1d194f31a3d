import type { AssuranceCheck } from '../assurance-check.ts'
import { countedTests } from './counted-tests.ts'

export const assuranceCheck: AssuranceCheck = {
  id: 'EX1',
  what: 'exports asked for by others, by who left or lost the role, by an old link, a letter or a page elsewhere; names that are paths; what is in them and how they lie on the disk',
  holds: 'nothing is handed out, and nothing secret or of another organization is inside',
  size: 15,
  unit: 'cases',
  run: () => countedTests('EX1', ['service/src/exports']),
}
