import { expect, test } from 'vitest'
import { askedAt, placeAt } from './asked-at.ts'

const id = '0199d3c1-0000-7000-8000-000000000000'

test.each([
  [`/organization/${id}/members`, '', { id, section: 'members' }],
  [`/organization/${id}/members/`, '', { id, section: 'members' }],
  // Another page of the list, or some of it.
  [`/organization/${id}/members`, '?page=2', { id, section: undefined }],
  [`/organization/${id}`, '', { id, section: undefined }],
  [`/organization/${id}/members/invite`, '', { id: undefined, section: undefined }],
  ['/user/profile', '', { id: undefined, section: 'profile' }],
  ['/user/organizations', '', { id: undefined, section: 'organizations' }],
  ['/user/organizations', '?page=2', { id: undefined, section: undefined }],
  ['/user/organizations/new', '', { id: undefined, section: undefined }],
])('the place at %s%s', (pathname, search, place) => {
  expect(placeAt({ pathname, search })).toEqual(place)
})

test.each([
  ['applications', ['/application']],
  ['networks', ['/network', '/network']],
  ['activity', []],
])('of %s these are drawn: %o', (section, paths) => {
  const drawn = askedAt({ id, section }).filter(({ isList }) => isList)
  expect(drawn.map(({ path }) => path)).toEqual(paths)
})

test("of a person's organizations what stands above them is asked for too", () => {
  const drawn = askedAt({ id: undefined, section: 'organizations' }).filter(({ isList }) => isList)
  expect(drawn.map(({ path }) => path)).toEqual(['/invitation', '/organization'])
})

test('of the list of members the names are drawn, and asked for before all but the organization', () => {
  const asked = askedAt({ id, section: 'members' })
  expect(asked.findIndex(({ isList }) => isList)).toBe(1)
  expect(asked.filter(({ isList }) => isList).map(({ path }) => path)).toEqual([
    '/organization/{id}/members',
  ])
})
