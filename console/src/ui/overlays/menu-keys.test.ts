import { afterEach, expect, test, vi } from 'vitest'
import { itemToFocus } from './menu.tsx'

const items = ['Rename', ' remove', 'Export', 'Rotate'].map(
  (textContent) => ({ textContent }) as HTMLElement,
)
const [rename, remove, exporting, rotate] = items

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['ArrowDown', rename, remove],
  ['ArrowDown', rotate, rename],
  ['ArrowUp', remove, rename],
  ['ArrowUp', rename, rotate],
  ['Home', exporting, rename],
  ['End', rename, rotate],
  ['r', rename, remove],
  ['R', remove, rotate],
  ['r', rotate, rename],
  ['e', exporting, exporting],
  ['x', rename, undefined],
  [' ', rename, undefined],
  ['Enter', rename, undefined],
  ['Escape', rename, undefined],
  // The menu itself has the focus, and not one of its items.
  ['ArrowDown', undefined, rename],
  ['ArrowUp', undefined, rotate],
])('%s moves the focus in a menu', (key, activeElement, next) => {
  vi.stubGlobal('document', { activeElement })
  expect(itemToFocus(items, key)).toBe(next)
})
