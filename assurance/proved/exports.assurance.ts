import type { AssuranceCheck } from '../assurance-check.ts'
import { countedTests } from './counted-tests.ts'

export const assuranceCheck: AssuranceCheck = {
  id: 'EX1',
  what: "exports requested by other people, by former members or without the role, with an old link, from an email, or from another site. Also names that are paths, the contents of exports, and how they're stored",
  holds:
    'nothing is handed out, and exports contain no secrets and no data of another organization',
  size: 15,
  unit: 'cases',
  run: () => countedTests('EX1', ['service/src/exports']),
}
