import { callers } from '@accord/service/testing/access/callers.ts'
import { countedTests } from '../proved/counted-tests.ts'
import type { AssuranceCheck } from '../assurance-check.ts'

/** Each row of the table is a separate test. */
const table = ['service/src/calls/access-table.test.ts']
const routes = ['service/src/calls/routes.test.ts']

export const assuranceCheck: AssuranceCheck = {
  id: 'AM1',
  what: 'every call by every kind of caller, compared with docs/access.md',
  holds: 'each response matches its cell, denied calls change nothing, and every route is listed',
  size: 1377,
  unit: 'cells',
  run: async () => {
    const cells = await countedTests('AM1', table, { each: callers.length })
    const listed = await countedTests('AM1', routes)
    return {
      count: cells.count,
      faults: [...cells.faults, ...listed.faults],
      also: `${cells.count / callers.length} rows for ${callers.length} kinds of callers`,
    }
  },
}
