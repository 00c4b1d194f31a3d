import { expect, test } from 'vitest'
import { type AppPath, pathTo, withQuery } from './app-path.ts'

const id = 'o 1/2'

test('a path of the route table gets its parameters', () => {
  expect(pathTo('/organization/$id/members', { id })).toBe('/organization/o%201%2F2/members')
  expect(pathTo('/join_organization/{-$id}', { id: 'i1' })).toBe('/join_organization/i1')
  const both = { id: 'o1', appId: 'a1' }
  expect(pathTo('/organization/$id/applications/authorize/$appId', both)).toBe(
    '/organization/o1/applications/authorize/a1',
  )
})

test('unset parameters and the first page are left out', () => {
  const pageOf = (page: number) => pathTo('/user/organizations', {}, { page })
  expect([pageOf(1), pageOf(2)]).toEqual(['/user/organizations', '/user/organizations?page=2'])
  const search = { show: undefined, page: 3 }
  expect(pathTo('/organization/$id/members', { id: 'o1' }, search)).toBe(
    '/organization/o1/members?page=3',
  )
})

test('an existing query string stays unchanged', () => {
  expect(withQuery('/sign-in', '?state=1%202')).toBe('/sign-in?state=1%202')
})

// Only the compiler checks this test. Each line below must not compile.
test('an unknown path doesn’t compile', () => {
  // @ts-expect-error This page doesn't exist.
  pathTo('/organization/$id/member', { id })
  // @ts-expect-error The ID is missing.
  pathTo('/organization/$id/members', {})
  // @ts-expect-error The parameter has another name.
  pathTo('/organization/$id/members', { organization: id })
  // @ts-expect-error The page has no such query parameter.
  pathTo('/organization/$id/members', { id }, { tab: 'authorized' })
  // @ts-expect-error A second parameter is missing.
  pathTo('/organization/$id/applications/authorize/$appId', { id })
  // @ts-expect-error The path is misspelled.
  const misspelled: AppPath = '/user/organisations'
  // @ts-expect-error The parameter isn't filled in.
  const unfilled: AppPath = '/organization/$id'
  // @ts-expect-error The path must be created by pathTo.
  const byHand: AppPath = `/organization/${id}`
  const known: AppPath[] = ['/user/organizations', '/sign-in', '/']
  expect([misspelled, unfilled, byHand, known]).toBeDefined()
})
