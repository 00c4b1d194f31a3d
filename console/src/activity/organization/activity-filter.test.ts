import { expect, test } from 'vitest'
import { searchOf } from '../../browser/query-string.ts'
import { serviceTime } from '../../browser/service-clock.ts'
import { activityFilter, filterQuery } from './activity-filter.ts'
import { knownFilter } from './organization-activity.api.ts'

test('filter days use the viewer’s time zone and include the whole last day', () => {
  expect(filterQuery({ kind: 'member_left', from: '2026-02-27', to: '2026-02-28' })).toEqual({
    kind: 'member_left',
    from: new Date(2026, 1, 27).toISOString(),
    before: new Date(2026, 2, 1).toISOString(),
  })
  expect(filterQuery({})).toEqual({})
})

test('invalid filters in the address are ignored', () => {
  const sent = { author: 'me', kind: 'signed_in', about: 'cats', from: 'yesterday', to: '12' }
  expect(knownFilter(searchOf(activityFilter).parse(sent))).toEqual({})
})

test.each(['1', '7', '30'] as const)('a period of %s days ends now', (last) => {
  const { from } = filterQuery({ last })
  const days = (serviceTime().getTime() - Date.parse(from!)) / (24 * 60 * 60_000)
  expect(days).toBeCloseTo(Number(last), 3)
})
