import { expect, test } from 'vitest'
import { searchOf } from '../../browser/query-string.ts'
import { activityFilter, filterQuery } from './activity-filter.ts'
import { knownFilter } from './organization-activity.api.ts'

test('days are the viewer’s own, and the last one is in it whole', () => {
  expect(filterQuery({ kind: 'member_left', from: '2026-02-27', to: '2026-02-28' })).toEqual({
    kind: 'member_left',
    from: new Date(2026, 1, 27).toISOString(),
    before: new Date(2026, 2, 1).toISOString(),
  })
  expect(filterQuery({})).toEqual({})
})

test('what makes no sense in the address filters nothing', () => {
  const sent = { author: 'me', kind: 'signed_in', about: 'cats', from: 'yesterday', to: '12' }
  expect(knownFilter(searchOf(activityFilter).parse(sent))).toEqual({})
})
