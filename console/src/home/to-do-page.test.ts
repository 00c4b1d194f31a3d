import { type ToDo, toDoKinds } from '@accord/contract/to-do.ts'
import { expect, test } from 'vitest'
import { toDoPage, toDoLabels } from './to-do-entry.tsx'

const t = (sentence: string, values: Record<string, string | number> = {}) =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => `${values[name]}`)

const item = (kind: ToDo['kind'], over: Partial<ToDo> = {}): ToDo => ({
  kind,
  id: 'x',
  name: 'Coast',
  organization: { id: 'o', name: 'Home' },
  by: 'Other',
  at: '2026-11-01T00:00:00.000Z',
  until: null,
  ...over,
})

test('every to-do item has a title, an action, and a page', () => {
  for (const kind of toDoKinds) {
    const [title, action] = toDoLabels(item(kind), t)
    expect(`${title} ${action}`).not.toMatch(/undefined|\{\{/)
    expect(toDoPage(item(kind))).toMatch(/^\/[a-z]/)
  }
})

test('an application’s request opens under the requested organization', () => {
  expect(toDoPage(item('wider_scopes'))).toBe('/application-authorization/x?organization=o')
})

test('a network’s request opens its page for the requested organization', () => {
  expect(toDoPage(item('wider_shares'))).toBe('/network/x?organization=o')
})

test('an export links to its owner’s page', () => {
  expect(toDoPage(item('export_ready', { id: 'o' }))).toBe('/organization/o/data-export')
  expect(toDoPage(item('export_ready', { id: 'n' }))).toBe('/network/n/data-export')
  expect(toDoPage(item('export_failed', { organization: null }))).toBe('/user/account/privacy#data')
})
