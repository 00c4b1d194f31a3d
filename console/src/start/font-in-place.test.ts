import { afterEach, expect, test, vi } from 'vitest'
import { fontInPlace } from './font-in-place.ts'

const inter = {} as FontFace

/** A page of one line and what is below it: so much further down in Inter. */
function aPage({ further, top = 100 }: { further: number; top?: number }) {
  const fonts = new Set<FontFace>()
  const below = { getBoundingClientRect: () => ({ top: top + (fonts.size > 0 ? further : 0) }) }
  vi.stubGlobal('document', { fonts, querySelectorAll: () => [below] })
  vi.stubGlobal('innerHeight', 800)
  return fonts
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('Inter that comes before the page is put in with it, whatever moves', () => {
  const fonts = aPage({ further: 20 })
  const font = fontInPlace()
  font.came(inter)
  expect(fonts.size).toBe(0)
  font.pageDrawn()
  expect(fonts.has(inter)).toBe(true)
})

test.each([
  ['everything stays at its height', { further: 1 }],
  ['only what is out of sight moves', { further: 20, top: 900 }],
])('Inter that comes later is put in at once where %s', (_, page) => {
  const fonts = aPage(page)
  const font = fontInPlace()
  font.pageDrawn()
  expect(fonts.size).toBe(0)
  font.came(inter)
  expect(fonts.has(inter)).toBe(true)
})

test('Inter that would move something is put in with the next page', () => {
  const fonts = aPage({ further: -20 })
  const font = fontInPlace()
  font.pageDrawn()
  font.came(inter)
  expect(fonts.size).toBe(0)
  font.pageDrawn()
  expect(fonts.has(inter)).toBe(true)
})
