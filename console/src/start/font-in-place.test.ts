import { afterEach, expect, test, vi } from 'vitest'
import { fontInPlace } from './font-in-place.ts'

const inter = {} as FontFace

/** A page of one line and what is below it: so much further down in Inter. */
function aPage({ further }: { further: number }) {
  const fonts = new Set<FontFace>()
  const below = { getBoundingClientRect: () => ({ top: 100 + (fonts.size > 0 ? further : 0) }) }
  vi.stubGlobal('document', { fonts, querySelectorAll: () => [below] })
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

test('Inter that comes later is put in at once where everything stays at its height', () => {
  const fonts = aPage({ further: 1 })
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
