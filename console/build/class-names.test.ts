import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shortClassNames } from './class-names.ts'

const sheet = (path: string) => join(import.meta.dirname, '../src', path)
const card = sheet('ui/layout/card.module.css')
const field = sheet('ui/fields/field.module.css')

test('a class has one short name, which no other class has', () => {
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

test('two builds that meet the sheets in another order name their classes alike', () => {
  const [one, other] = [shortClassNames(), shortClassNames()]
  const names = [one('body', card), one('body', field)]
  expect([other('body', field), other('body', card)]).toEqual(names.toReversed())
})

test('a sheet that nobody counted is not named like another', () => {
  expect(() => shortClassNames()('body', '/elsewhere/card.module.css')).toThrow('is no style sheet')
})
