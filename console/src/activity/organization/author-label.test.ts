import type { ActivityAuthor } from '@accord/contract/activity.ts'
import { expect, test } from 'vitest'
import { t } from '../../i18n/translation.ts'
import { authorName } from './activity-line.tsx'

const id = '00000000-0000-0000-0000-000000000000'
const ana = { kind: 'person', id, name: 'Ana Duarte', email: null } as const

test.each<[string, ActivityAuthor]>([
  ['Ana Duarte', { ...ana, through: null }],
  ['Ana Duarte through Calendar', { ...ana, through: { id, name: 'Calendar' } }],
  ['Acme', { kind: 'organization', id, name: 'Acme' }],
  ['Calendar', { kind: 'application', id, name: 'Calendar' }],
  ['An operator (forget)', { kind: 'command', name: 'forget' }],
  ['The service', { kind: 'system' }],
])('an author is labeled %s', (name, author) => {
  expect(authorName(author, t)).toBe(name)
})
