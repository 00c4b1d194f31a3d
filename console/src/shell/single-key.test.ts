import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSingleKey } from './keyboard-shortcuts.ts'

/** An element of the page, identified by the selectors that match it or its ancestors. */
class Element {
  isContentEditable = false
  around: string[] = []
  closest(selectors: string) {
    return this.around.some((name) => selectors.split(', ').includes(name)) ? this : null
  }
}

beforeEach(() => void vi.stubGlobal('HTMLElement', Element))
afterEach(() => void vi.unstubAllGlobals())

const press = (event: object) =>
  isSingleKey({ key: '?', target: new Element(), ...event } as unknown as KeyboardEvent, '?')

test('a key pressed without a modifier is a shortcut, on any element or none', () => {
  expect([press({}), press({ target: null })]).toEqual([true, true])
})

test.each([{ key: '/' }, { ctrlKey: true }, { metaKey: true }, { altKey: true }])(
  'another key, or a key pressed with a modifier, isn’t a shortcut: %o',
  (event) => {
    expect(press(event)).toBe(false)
  },
)

test.each([
  'input',
  'textarea',
  'select',
  '[role="menu"]',
  '[role="dialog"]',
  '[role="alertdialog"]',
])('typing into %s isn’t a shortcut', (around) => {
  expect(press({ target: Object.assign(new Element(), { around: [around] }) })).toBe(false)
})

test('typing into editable text isn’t a shortcut', () => {
  expect(press({ target: Object.assign(new Element(), { isContentEditable: true }) })).toBe(false)
})
