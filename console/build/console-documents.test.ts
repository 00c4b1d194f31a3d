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

test.each(['user', 'organization', 'lists', 'wide'])(
  'the frame %s stands without any other file',
  (area) => {
    const document = read(`frames/${area}.html`)
    expect(document).toMatch(/<div id="root"><div class="[^"]+">.*Loading…/s)
    expect(document).toContain('<style>')
    // What Vite's loader looks for is there, and not fetched.
    expect(document).not.toMatch(/<link rel="stylesheet"(?! type="text\/inline")/)
    expect(document).not.toContain('as="font"')
    expect(/<div[^>]* data-wide/.test(document)).toBe(area === 'wide')
  },
)

const canadian = JSON.parse(read('locales/en-CA.json')) as Record<string, string>

test.each([
  ['wide', 'members', ['Members', '~second~']],
  ['lists', 'applications', ['~scopes~', '~used~', '~authorized~', '~removed~']],
  ['lists', 'networks', ['~total0~', '~total1~', '~members~', '~share~', '~when~']],
  ['lists', 'networks0', ['No network has been created yet', '~total1~']],
  ['lists', 'networks1', ['~total0~', 'No network has been joined yet']],
  ['user', 'organizations', ['Owner', 'Admin', 'Member', '~place~']],
])(
  'in %s, %s says what every language says, and takes no focus and no click',
  (area, section, said) => {
    const found = new RegExp(`<template id="${section}">(.*?)</template>`, 's')
    const [, page = ''] = found.exec(read(`frames/${area}.html`))!
    const words = page.split(/<[^>]*>/)
    for (const word of ['~name~', ...said]) expect(words).toContain(word)
    expect(words.filter((word) => word in canadian)).toEqual([])
    expect(page).not.toMatch(/tabindex|<(button|input|select)(?! inert)/)
    // The policy of the document forbids styles in attributes.
    expect(page).not.toContain(' style=')
  },
)

test.each(['user', 'organization', 'lists', 'wide'])(
  'in %s the script says what every language says',
  (area) => {
    const script = read(`frames/${area}.html`).split('<script>').at(-1)!
    const words = Array.from(script.matchAll(/`([^`]*)`/g), ([, word]) => word!)
    expect(words.join()).toContain('template[id=')
    expect(words.filter((word) => word in canadian)).toEqual([])
  },
)

test('pages without a frame have none drawn beforehand', () => {
  expect(read('index.html')).toContain('<div id="root"></div>')
})

test.each(['index.html', 'pages/sign-in.html', 'pages/logout.html', 'frames/user.html'])(
  'in %s stands ready what is said where its script does not come, of styles that it has',
  (file) => {
    const document = read(file)
    const [, notice = ''] = /<template id="missing-script">(.*?)<\/template>/s.exec(document)!
    expect(notice).toContain('This page did not load.')
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(document)!
    const classes = Array.from(notice.matchAll(/class="([^"]+)"/g), ([, names]) =>
      names!.split(' '),
    ).flat()
    for (const name of classes) expect(styles).toMatch(new RegExp(`\\.${name}\\b`))
  },
)

test('every screen that is opened by its address names the files it is drawn by, the largest first', () => {
  const screens = JSON.parse(read('frames.json')) as Screen[]
  expect(screens.map(({ path }) => path)).toEqual(openedScreens.map(({ path }) => path))
  const document = read('index.html')
  const [, entry] = /<script type="module" crossorigin src="\/([^"]+)"/.exec(document)!
  for (const { scripts, styles } of screens) {
    expect(scripts).toContain(entry)
    const sizes = scripts.map((file) => read(file).length)
    // But for the few bytes that the last steps of the build change in two that are about the same.
    for (const [at, size] of sizes.entries())
      expect(size).toBeLessThan((sizes[at - 1] ?? Infinity) * 1.01)
    for (const file of styles) {
      expect(existsSync(join(dist, file))).toBe(true)
      // Those are inline.
      expect(document).not.toContain(file)
    }
  }
})
