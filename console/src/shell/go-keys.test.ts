import { expect, test } from 'vitest'
import { createdFrom } from './keyboard-shortcuts.ts'

test.each([
  ['/organization/a/members', '/organization/a/members/invite'],
  ['/organization/a/applications', '/organization/a/applications/new'],
  ['/organization/a/networks', '/organization/a/networks/new'],
  ['/user/organizations', '/user/organizations/new'],
  ['/network/a/organizations', '/network/a/organizations/new'],
  // There's no list there, or the item is already being created.
  ['/organization/a', undefined],
  ['/organization/a/members/invite', undefined],
  ['/user/profile', undefined],
])('on %s, the key c opens %s', (page, made) => {
  expect(createdFrom(page)).toBe(made)
})
