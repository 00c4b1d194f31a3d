import { type Waiting, waitingKinds } from '@accord/contract/waiting.ts'
import { expect, test } from 'vitest'
import { groupName, waitingPage, waitingWords } from './waiting-entry.tsx'

const t = (sentence: string, values: Record<string, string | number> = {}) =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => `${values[name]}`)

const item = (kind: Waiting['kind'], over: Partial<Waiting> = {}): Waiting => ({
  kind,
  id: 'x',
  name: 'Coast',
  organization: { id: 'o', name: 'Home' },
  by: 'Other',
  at: '2026-11-01T00:00:00.000Z',
  until: null,
  ...over,
})

test('whatever waits has a sentence, a group with a name, and a page', () => {
  for (const kind of waitingKinds) {
    const [group, title, action] = waitingWords(item(kind), t)
    expect(`${groupName(group, t)} ${title} ${action}`).not.toMatch(/undefined|\{\{/)
    expect(waitingPage(item(kind))).toMatch(/^\/[a-z]/)
  }
})

test('what an application asks for is read as the organization that is asked', () => {
  expect(waitingPage(item('wider_scopes'))).toBe('/application-authorization/x?organization=o')
})

test('what a network asks for is decided on at its card, whichever page it stands on', () => {
  expect(waitingPage(item('wider_shares'))).toBe('/organization/o/networks?search=Coast#x')
})

test('an export leads to whose it is', () => {
  expect(waitingPage(item('export_ready', { id: 'o' }))).toBe('/organization/o/data-export')
  expect(waitingPage(item('export_ready', { id: 'n' }))).toBe('/network/n/data-export')
  expect(waitingPage(item('export_failed', { organization: null }))).toBe('/user/account#data')
})
