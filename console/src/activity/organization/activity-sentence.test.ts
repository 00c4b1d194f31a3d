import { organizationActivityKinds } from '@accord/contract/activity.ts'
import { expect, test } from 'vitest'
import { t } from '../../language/words.ts'
import { activitySentence, groupName, groupOf, kindGroups, kindName } from './activity-sentence.ts'

test('every kind of activity has words of its own', () => {
  const names = organizationActivityKinds.map((kind) => kindName(kind, t))
  expect(names.every((name) => name.length > 0)).toBe(true)
  expect(new Set(names).size).toBe(organizationActivityKinds.length)
})

test('the filter lists every kind below what it is about', () => {
  expect(new Set(organizationActivityKinds.map(groupOf))).toEqual(new Set(kindGroups))
  expect(groupOf('key_shown')).toBe('applications')
  expect(groupOf('roles_changed')).toBe('members')
  expect(kindGroups.map((group) => groupName(group, t))).toHaveLength(4)
})

test.each([
  [{}, 'Member invited'],
  [{ subject: 'chen@example.com' }, 'Member invited: chen@example.com'],
  [{ change: 'member' }, 'Member invited: member'],
  [{ subject: 'chen@example.com', change: 'member' }, 'Member invited: chen@example.com (member)'],
])('with %o it reads: %s', (detail, sentence) => {
  expect(activitySentence({ kind: 'member_invited', detail }, t)).toBe(sentence)
})

test('a changed address is told once', () => {
  const detail = { subject: 'a@example.com', change: 'a@example.com → b@example.com' }
  expect(activitySentence({ kind: 'profile_email_changed', detail }, t)).toBe(
    'Profile e-mail changed: a@example.com → b@example.com',
  )
})

test('changed details are named as the form names them', () => {
  const detail = { change: 'zipcode, timezone, findable' }
  expect(activitySentence({ kind: 'organization_updated', detail }, t)).toBe(
    'Details updated: zip code, time zone, whether owners of networks can find it',
  )
})

test.each([
  [
    'grant: survey, profile',
    'Sharing with a network decided: Regional (agreed to survey, profile)',
  ],
  ['refuse: survey', 'Sharing with a network decided: Regional (refused survey)'],
])('the decision %s reads: %s', (change, sentence) => {
  const detail = { subject: 'Regional', change }
  expect(activitySentence({ kind: 'network_shares_decided', detail }, t)).toBe(sentence)
})
