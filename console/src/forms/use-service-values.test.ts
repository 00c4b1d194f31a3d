import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { runHook } from '../testing/run-hook.ts'
import { useServiceValues } from './update-form.tsx'

// useTypedFields has separate tests.
vi.mock('./use-typed-fields.ts', () => ({ useTypedFields: () => {} }))

class Field {
  value = ''
  type = 'text'
  checked = false
}
class Select extends Field {}
class Area extends Field {}

beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', Field)
  vi.stubGlobal('HTMLSelectElement', Select)
  vi.stubGlobal('HTMLTextAreaElement', Area)
})
afterEach(() => void vi.unstubAllGlobals())

function formWith(fields: Record<string, object>) {
  const elements = { namedItem: (name: string) => fields[name] ?? null }
  return { current: { elements } as unknown as HTMLFormElement }
}

test('the service’s values appear in every kind of field', async () => {
  const [name, country, about] = [new Field(), new Select(), new Area()]
  const box = Object.assign(new Field(), { type: 'checkbox', value: 'on', checked: true })
  const form = formWith({ name, country, about, box })
  const values = { name: 'Acme', country: 'CA', about: 'Cables', box: '', gone: 'nowhere' }
  runHook(() => useServiceValues(form, false, values))
  expect([name.value, country.value, about.value]).toEqual(['Acme', 'CA', 'Cables'])
  expect(box).toMatchObject({ checked: false, value: 'on' })
})

test('a checkbox is checked if the service returns its value', async () => {
  const box = Object.assign(new Field(), { type: 'checkbox', value: 'on' })
  runHook(() => useServiceValues(formWith({ box }), false, { box: 'on' }))
  expect(box.checked).toBe(true)
})

test('typed text stays until it equals the service’s value', async () => {
  const name = Object.assign(new Field(), { value: 'typed' })
  const form = formWith({ name })
  let changed = true
  const { render } = runHook(() => useServiceValues(form, changed, { name: 'Acme' }))
  expect(name.value).toBe('typed')
  changed = false
  render()
  expect(name.value).toBe('Acme')
})

test('only a different response changes the fields', async () => {
  const name = new Field()
  const form = formWith({ name })
  let answer = { name: 'Acme' }
  const { render } = runHook(() => useServiceValues(form, false, answer))
  name.value = 'about to be typed'
  answer = { name: 'Acme' }
  render()
  expect(name.value).toBe('about to be typed')
  answer = { name: 'Acme Ltd' }
  render()
  expect(name.value).toBe('Acme Ltd')
})
