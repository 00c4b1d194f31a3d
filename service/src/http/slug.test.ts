import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Zoë’s Harbour', 'network', 'zoe-s-harbour'],
  ['../Straße & Söhne', 'organization', 'stra-e-sohne'],
  ['北', 'network', 'network'],
  ['北', 'organization', 'organization'],
] as const)('EX-4: the name %s of a %s becomes %s in a file name', (name, type, slug) => {
  expect(slugOf(name, type)).toBe(slug)
})
