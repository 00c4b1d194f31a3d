import type { AssuranceCheck } from '../assurance-check.ts'
import { countedTests } from './counted-tests.ts'

export const assuranceCheck: AssuranceCheck = {
  id: 'EX1',
  what: "exports requested by other people, by former members, without the required role, with an old link, with only an email's content, or from another site. Also names that look like paths, the contents of exports, and how exports are stored",
  holds:
    "no one gets an export without permission, and exports contain neither secrets nor another organization's data",
  size: 15,
  unit: 'cases',
  run: () => countedTests('EX1', ['service/src/exports']),
}
