import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commands } from '../service/src/command-table.ts'
import { inProject } from './project-folder.ts'

const rooms =
  '{bench,browser-tests,conformance,console,contract,docs,examples,assurance,packaging,scripts,service}'
const inside = { cwd: inProject(), exclude: ['**/node_modules', '**/dist', '**/target'] }
const files = globSync([`${rooms}/**`, '*', '.github/**'], inside)
const pages = globSync(['*.md', 'docs/**/*.md'], inside)

/**
 * Matches a folder, or a file by the end of its path. An ending shared by several files, such as '.store.ts', isn't a
 * path.
 */
const path =
  /`((?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:css|html|json|md|mjs|sh|sql|tsx?|ya?ml)|(?:[\w-]+\/){2,})`/g

/** Paths that exist in the service's output or in a release, but not in the repository. */
const elsewhere = ['console/dist/', 'manifest.json', 'sbom.cdx.json']

test('paths in backquotes on pages exist', () => {
  expect(pages.length).toBeGreaterThan(40)
  const ends = new Set(files.flatMap(endsOf))
  const dead = pages.flatMap((page) =>
    readFileSync(inProject(page), 'utf8')
      .split('\n')
      .flatMap((line) => [...line.matchAll(path)].map(([, named]) => named!))
      .filter((named) => !ends.has(named.replace(/\/$/, '')) && !elsewhere.includes(named))
      .map((named) => `${page}: ${named}`),
  )
  expect(dead).toEqual([])
})

// The changelog and decision records are excluded, because they also name things that no longer exist.
test('pages name only npm scripts, tools, and commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const help = execFileSync(process.execPath, [inProject('scripts', 'make.ts')], {
    encoding: 'utf8',
  })
  const known = [
    ...Object.keys(scripts),
    ...[...help.matchAll(/^ {2}([\w-]+)/gm)].map(([, tool]) => `make -- ${tool}`),
    ...commands.map(({ name }) => `accord -- ${name}`),
    'accord -- COMMAND',
    'make -- NAME',
  ]
  const all = globSync('**/*.md', inside).filter(
    (page) => !/^CHANGELOG|^docs\/decisions/.test(page),
  )
  const unknown = all.flatMap((page) =>
    [
      ...readFileSync(inProject(page), 'utf8').matchAll(
        /npm run ((?:(?:make|accord) -- )?[\w:-]+)/g,
      ),
    ]
      .map(([, named]) => named!)
      .filter((named) => !known.includes(named))
      .map((named) => `${page}: ${named}`),
  )
  expect(unknown).toEqual([])
})

/** Returns 'a/b/c.ts', 'b/c.ts', and 'c.ts'. */
function endsOf(file: string): string[] {
  const parts = file.split('/')
  return parts.map((_, at) => parts.slice(at).join('/'))
}
