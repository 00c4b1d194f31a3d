import { copyTemplate } from '@accord/service/testing/helpers/postgres-for-tests.ts'
import { describe, expect, inject, test } from 'vitest'
import { loadAssuranceChecks } from './runner/load-assurance-checks.ts'
import { ids } from './assurance-check.ts'

/** `npm test` always uses the same inputs, and `npm run test:long` generates new ones. */
const seed = 1
const world = { seed, newDatabase: () => copyTemplate(inject('postgres')) }
/**
 * The checks of organizations' isolation and of the model of members and networks. The others run
 * only in `npm run test:long`.
 */
const inEveryRun = ['AM2', 'ST1']
const checks = await loadAssuranceChecks()

describe.each(checks.filter(({ quick }) => quick !== undefined))(
  '$id: $what',
  ({ id, run, quick = 0, holds }) => {
    const tags = inEveryRun.includes(id) ? [] : ['long']
    test(`${holds} (small size)`, { tags }, async () => {
      const { count, faults } = await run(quick, world)
      expect(faults).toEqual([])
      expect(count).toBeGreaterThanOrEqual(quick)
    })
  },
)

test('every promised test has exactly one file', () => {
  const found = checks.map(({ id }) => id)
  expect(found).toEqual([...ids])
})
