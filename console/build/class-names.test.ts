import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shortClassNames } from './class-names.ts'

const sheet = (path: string) => join(import.meta.dirname, '../src', path)
const card = sheet('ui/layout/card.module.css')
const field = sheet('ui/fields/field.module.css')

test('every class has a unique short name', () => {
  const nameOf = shortClassNames()
  const names = [
    nameOf('body', card),
    nameOf('title', card),
    nameOf('body', field),
    nameOf('title', field),
  ]
  expect(new Set(names).size).toBe(4)
  for (const name of names) expect(name).toMatch(/^[a-z]{1,2}\d+$/)
  expect(nameOf('title', card)).toBe(names[1])
})

test('two builds that load the sheets in a different order use the same class names', () => {
  const [one, other] = [shortClassNames(), shortClassNames()]
  const names = [one('body', card), one('body', field)]
  expect([other('body', field), other('body', card)]).toEqual(names.toReversed())
})

test('an unknown sheet gets no class names', () => {
  expect(() => shortClassNames()('body', '/elsewhere/card.module.css')).toThrow(
    "isn't a style sheet",
  )
})
