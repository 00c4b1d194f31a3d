import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { inProject } from '../project-folder.ts'
import { runsOfProject } from './what-runs.rules.ts'

const cwd = inProject('.')
const pages = globSync(['*.md', '{docs,examples,packaging}/**/*.md'], { cwd }).filter(runsOfProject)

/** Returns whether the archive contains this file, or any file in this folder. */
function isInArchive(path: string): boolean {
  const file = inProject(path)
  if (!existsSync(file)) return false
  if (!statSync(file).isDirectory()) return runsOfProject(path)
  return globSync(`${path.replace(/\/$/, '')}/**`, { cwd }).some(runsOfProject)
}

function isPicture(path: string): boolean {
  return path.startsWith('docs/images/') && existsSync(inProject(path))
}

// Archives don't include pictures, and Markdown shows the alternative texts instead.
test('every page in an archive links only to pages in the archive', () => {
  const dead = pages.flatMap((page) =>
    [...readFileSync(inProject(page), 'utf8').matchAll(/\]\((?![a-z]+:|#)([^)\s#]+)/g)]
      .map(([, to]) => to!)
      .filter((to) => !isPicture(join(dirname(page), to)))
      .filter((to) => !isInArchive(join(dirname(page), to)))
      .map((to) => `${page}: ${to}`),
  )
  expect(pages.length).toBeGreaterThan(50)
  expect(dead).toEqual([])
})
