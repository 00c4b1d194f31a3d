import { beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../testing/run-hook.ts'
import type { useTypedBefore } from './use-typed-before.ts'
import { useTypedFields } from './use-typed-fields.ts'

const before = vi.hoisted(() => vi.fn<typeof useTypedBefore>())
vi.mock('./use-typed-before.ts', () => ({ useTypedBefore: before }))

class Field {
  type = 'text'
  name = ''
  value = ''
  checked = false
  autocomplete = ''
  options: { value: string }[] | undefined
  folded = { setAttribute: vi.fn<(name: string, value: string) => void>() }
  events: string[] = []
  constructor(its: Partial<Field>) {
    Object.assign(this, its)
  }
  click = () => this.events.push('click')
  dispatchEvent = ({ type }: Event) => this.events.push(type)
  closest = () => this.folded
}

beforeEach(() => void before.mockClear())

function formWith(...fields: Partial<Field>[]) {
  const elements = fields.map((its) => new Field(its))
  const form = { current: { elements } as unknown as HTMLFormElement }
  runHook(() => useTypedFields(form, false))
  const [, holds, put] = before.mock.lastCall!
  return { elements, holds, put }
}

test('a form’s typed, checked, and selected values are stored', () => {
  const { holds } = formWith(
    { name: 'name', value: 'Acme' },
    { name: 'country', type: 'select-one', value: 'CA' },
    { name: 'findable', type: 'checkbox', value: 'yes', checked: true },
    { type: 'checkbox', value: 'users' },
    { name: 'kind', type: 'radio', value: 'web' },
    { name: 'kind', type: 'radio', value: 'device', checked: true },
  )
  expect(holds()).toEqual({
    name: 'Acme',
    country: 'CA',
    findableyes: true,
    users: false,
    kind: 'device',
  })
})

test.each([
  { type: 'password', name: 'proof' },
  { type: 'text', name: 'proof', autocomplete: 'new-password' },
  { type: 'text', name: 'proof', autocomplete: 'one-time-code' },
  { type: 'text', name: 'secret' },
  { type: 'text', name: 'newPassword' },
  { type: 'file', name: 'logo' },
])('passwords, secrets, codes and files are never kept: %o', (field) => {
  const { holds } = formWith(
    { ...field, value: 'Harbour' },
    { name: 'zip', autocomplete: 'postal-code' },
  )
  expect(holds()).toEqual({ zip: '' })
})

test('values are restored as if typed, and closed sections open', () => {
  const { elements, put } = formWith({ name: 'city' })
  const [city] = elements
  expect([put('city', 'Oslo'), put('gone', 'nowhere')]).toEqual([true, false])
  expect([city!.value, city!.events]).toEqual(['Oslo', ['input', 'change']])
  expect(city!.folded.setAttribute).toHaveBeenCalledExactlyOnceWith('open', '')
})

test('an option that’s no longer offered isn’t selected', () => {
  const { elements, put } = formWith(
    { name: 'state', type: 'select-one', value: '', options: [{ value: '' }, { value: 'OH' }] },
    { name: 'kind', type: 'radio', value: 'web' },
  )
  expect([put('state', 'ON'), put('kind', 'device')]).toEqual([false, false])
  expect(elements.map(({ value, events }) => [value, events])).toEqual([
    ['', []],
    ['web', []],
  ])
  expect([put('state', 'OH'), elements[0]!.value]).toEqual([true, 'OH'])
})

test('checkboxes and radio buttons are restored', () => {
  const { elements, put } = formWith(
    { type: 'checkbox', value: 'users' },
    { type: 'checkbox', value: 'surveys' },
    { name: 'kind', type: 'radio', value: 'web' },
    { name: 'kind', type: 'radio', value: 'device' },
  )
  put('surveys', true)
  put('kind', 'device')
  expect(elements.map(({ events }) => events)).toEqual([[], ['click'], [], ['click']])
})
