import { afterEach, expect, test, vi } from 'vitest'
import { loadFont } from './start-up.ts'

const fonts = new Set<FontFace>()

function aFontThat(load: () => Promise<unknown>) {
  vi.stubGlobal('document', { fonts })
  vi.stubGlobal(
    'FontFace',
    class {
      load = load
    },
  )
}

afterEach(() => {
  fonts.clear()
  vi.unstubAllGlobals()
})

test('the page uses Inter once the font has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  aFontThat(() => promise)
  const loading = loadFont()
  expect(fonts.size).toBe(0)
  resolve()
  await loading
  expect(fonts.size).toBe(1)
})

test('the page keeps the fallback font if Inter fails to load', async () => {
  aFontThat(() => Promise.reject(new Error('offline')))
  await expect(loadFont()).resolves.toBeUndefined()
  expect(fonts.size).toBe(0)
})
