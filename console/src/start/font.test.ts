import { afterEach, expect, test, vi } from 'vitest'
import { loadFont } from './font.ts'

function aFontThat(load: () => Promise<unknown>) {
  vi.stubGlobal(
    'FontFace',
    class {
      load = load
    },
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a font that does not come is nobody’s fault', async () => {
  aFontThat(() => Promise.reject(new Error('offline')))
  const putIn = vi.fn()
  await expect(loadFont(putIn)).resolves.toBeUndefined()
  expect(putIn).not.toHaveBeenCalled()
})

test('what goes wrong when it is put in is not kept quiet', async () => {
  aFontThat(() => Promise.resolve())
  const putIn = () => {
    throw new Error('cannot be measured')
  }
  await expect(loadFont(putIn)).rejects.toThrow('cannot be measured')
})
