import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeForm } from '../testing/fake-form.ts'
import { runHook } from '../testing/run-hook.ts'
import { typedBefore } from './typed-before.ts'
import { useServiceValues } from './use-service-values.ts'

let unsaved = false
vi.mock('../pages/unsaved-changes.ts', () => ({ hasUnsaved: () => unsaved }))

class Field {
  value = ''
  type = 'text'
  checked = false
}

let browser: EventTarget
let stored: Record<string, string>

beforeEach(() => {
  browser = new EventTarget()
  stored = { user: '{"id":"ana"}', tokens: '{"_user":{}}' }
  vi.stubGlobal('location', { pathname: '/organization/1' })
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null })
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
})
afterEach(() => void vi.unstubAllGlobals())

function formWith(fields: Record<string, object>) {
  const elements = { namedItem: (name: string) => fields[name] ?? null }
  return { current: { elements } as unknown as HTMLFormElement }
}

test('what the service has is shown in every kind of field', async () => {
  const [name, country, about] = [new Field(), new Field(), new Field()]
  const box = Object.assign(new Field(), { type: 'checkbox', value: 'on', checked: true })
  const form = formWith({ name, country, about, box })
  const values = { name: 'Acme', country: 'CA', about: 'Cables', box: '', gone: 'nowhere' }
  runHook(() => useServiceValues(form, false, values))
  expect([name.value, country.value, about.value]).toEqual(['Acme', 'CA', 'Cables'])
  expect(box).toMatchObject({ checked: false, value: 'on' })
})

test('a box is ticked for its own value', async () => {
  const box = Object.assign(new Field(), { type: 'checkbox', value: 'on' })
  runHook(() => useServiceValues(formWith({ box }), false, { box: 'on' }))
  expect(box.checked).toBe(true)
})

test('what is typed is not taken away, until it is what the service has', async () => {
  const name = Object.assign(new Field(), { value: 'typed' })
  const form = formWith({ name })
  let changed = true
  const { render } = runHook(() => useServiceValues(form, changed, { name: 'Acme' }))
  expect(name.value).toBe('typed')
  changed = false
  render()
  expect(name.value).toBe('Acme')
})

test('an equal answer is no news, another one is', async () => {
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

describe('when the session ends', () => {
  const kept = () => ({ ...typedBefore })

  beforeEach(() => {
    for (const key of Object.keys(typedBefore)) delete typedBefore[key]
  })

  const start = { name: 'Acme', city: 'Oslo' }
  function typing(typed: Record<string, string>) {
    const form = { current: fakeForm(typed) }
    return runHook(() => useServiceValues(form, true, start))
  }

  test('what was typed is kept, and nothing else of the form', async () => {
    typing({ name: 'Acme Ltd', city: 'Oslo', password: 'Harbour' })
    stored = {}
    unsaved = true
    browser.dispatchEvent(new Event('pagehide'))
    expect(kept()).toEqual({ '/organization/1 name,city': { name: 'Acme Ltd' } })
  })

  test('nothing is kept of a page that is left with a session, or by whoever gave it up', async () => {
    typing({ name: 'Acme Ltd', city: 'Oslo' })
    unsaved = true
    browser.dispatchEvent(new Event('pagehide'))
    stored = {}
    unsaved = false
    browser.dispatchEvent(new Event('pagehide'))
    expect(kept()).toEqual({})
  })

  test('nothing is kept of what was saved', async () => {
    const { leave } = typing({ name: 'Acme Ltd', city: 'Oslo' })
    leave()
    stored = {}
    unsaved = true
    browser.dispatchEvent(new Event('pagehide'))
    expect(kept()).toEqual({})
  })

  test('it comes back over what the service has, and the form is told', async () => {
    const [name, city] = [new Field(), new Field()]
    const told = vi.fn<(event: Event) => void>()
    const form = Object.assign(formWith({ name, city }).current, { dispatchEvent: told })
    typedBefore['/organization/1 name,city'] = { name: 'Acme Ltd' }
    let changed = false
    const { render } = runHook(() => useServiceValues({ current: form }, changed, start))
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    expect(told.mock.calls[0]![0].type).toBe('input')
    expect([name.value, city.value]).toEqual(['Acme Ltd', 'Oslo'])
    changed = true
    render()
    expect(kept()).toEqual({})
  })
})
