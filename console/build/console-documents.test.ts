import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtConsole } from './built-console.ts'

const dist = await builtConsole()
const read = (file: string) => readFileSync(join(dist, file), 'utf8')

test.each(['user', 'organization'])('the frame %s renders without any other file', (area) => {
  const document = read(`frames/${area}.html`)
  expect(document).toMatch(/<div id="root"><div class="[^"]+">.*Loading…/s)
  expect(document).toContain('<style>')
  // Vite's loader finds the links that it looks for, but the browser doesn't fetch them.
  expect(document).not.toMatch(/<link rel="stylesheet"(?! type="text\/inline")/)
  expect(document).not.toContain('as="font"')
})

test('documents without a frame have an empty root element', () => {
  expect(read('index.html')).toContain('<div id="root"></div>')
})

test.each(['index.html', 'pages/sign-in.html', 'pages/logout.html', 'frames/user.html'])(
  'the document %s has a styled notice for people whose script doesn’t load',
  (file) => {
    const document = read(file)
    const [, notice = ''] = /<template id="missing-script">(.*?)<\/template>/s.exec(document)!
    expect(notice).toContain('This page didn&#x27;t load.')
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(document)!
    const classes = Array.from(notice.matchAll(/class="([^"]+)"/g), ([, names]) =>
      names!.split(' '),
    ).flat()
    for (const name of classes) expect(styles).toMatch(new RegExp(`\\.${name}\\b`))
  },
)
