import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtConsole } from './built-console.ts'
import { openedScreens } from './opened-screens.ts'

const dist = await builtConsole()
const read = (file: string) => readFileSync(join(dist, file), 'utf8')

interface Screen {
  path: string
  scripts: string[]
  styles: string[]
}

test.each(['user', 'organization'])('the frame of the %s stands without any other file', (area) => {
  const document = read(`frames/${area}.html`)
  expect(document).toMatch(/<div id="root"><div class="[^"]+">.*Loading…/s)
  expect(document).toContain('<style>')
  // What Vite's loader looks for is there, and not fetched.
  expect(document).not.toMatch(/<link rel="stylesheet"(?! disabled)/)
  expect(document).not.toContain('as="font"')
})

test('pages without a frame have none drawn beforehand', () => {
  expect(read('index.html')).toContain('<div id="root"></div>')
})

test('every screen that is opened by its address names the files it is drawn by', () => {
  const screens = JSON.parse(read('frames.json')) as Screen[]
  expect(screens.map(({ path }) => path)).toEqual(openedScreens.map(({ path }) => path))
  const here = read('index.html')
  for (const { scripts, styles } of screens) {
    expect(scripts.length).toBeGreaterThan(0)
    for (const file of [...scripts, ...styles]) {
      expect(existsSync(join(dist, file))).toBe(true)
      // Named by the document itself.
      expect(here).not.toContain(file)
    }
  }
})
