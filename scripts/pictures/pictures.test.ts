import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { inProject } from '../project-folder.ts'
import { pictures } from './pictures.ts'

const folder = inProject('docs', 'images')
const files = readdirSync(folder).toSorted()

/** The pictures in the pages and their alternative texts. */
const shown = pages().flatMap((page) =>
  [...page.matchAll(/!\[([^\]]*)\]\((?:\S*\/)?images\/([^)]+)\)/g)].map(([, caption, file]) => ({
    caption: caption!.replaceAll(/\s+/g, ' '),
    file: file!,
  })),
)

test('`npm run make -- pictures` takes every picture in the pages, with its caption', () => {
  expect(shown.length).toBeGreaterThan(5)
  const known = pictures.map(({ name, caption }) => ({ caption, file: `${name}.png` }))
  for (const picture of shown) expect(known).toContainEqual(picture)
})

test('the folder contains exactly the pictures that are taken, and each one is shown on a page', () => {
  const taken = pictures.map(({ name }) => `${name}.png`)
  expect(new Set(taken).size).toBe(taken.length)
  expect([...new Set(shown.map(({ file }) => basename(file)))].toSorted()).toEqual(taken.toSorted())
  expect(files).toEqual(taken.toSorted())
})

test('all pictures together are smaller than 5 MB', () => {
  const bytes = files.map((file) => statSync(`${folder}/${file}`).size)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(5_000_000)
})

function pages(): string[] {
  const docs = readdirSync(inProject('docs'), { recursive: true, encoding: 'utf8' })
  const paths = docs.filter((path) => path.endsWith('.md')).map((path) => inProject('docs', path))
  return [inProject('README.md'), ...paths].map((path) => readFileSync(path, 'utf8'))
}
