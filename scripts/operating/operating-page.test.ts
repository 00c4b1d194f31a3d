import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commands } from '../../service/src/command-table.ts'
import type { LimitName } from '../../service/src/config/limit-settings.ts'
import { inProject } from '../project-folder.ts'

const page = readFileSync(inProject('docs', 'operating.md'), 'utf8')
const settings = readFileSync(inProject('.env.example'), 'utf8')
const scripts = readFileSync(inProject('package.json'), 'utf8')

/** Variables that systemd, Node.js, the PostgreSQL image, and the compose file read. */
const othersVariables = [
  'NODE_EXTRA_CA_CERTS',
  'OWNER_PASSWORD',
  'POSTGRES_PASSWORD',
  'STATE_DIRECTORY',
  'VERSION',
  'WORK_PASSWORD',
  'XDG_STATE_HOME',
]

test('docs/operating.md names only commands that accord has', () => {
  const named = all(/^accord ([a-z][a-z-]+)/gm, inCode())
  expect(named.length).toBeGreaterThan(5)
  const known = commands.map(({ name }) => name)
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})

test('docs/operating.md names every command of accord', () => {
  const names = commands.map(({ name }) => name)
  expect(names.filter((name) => !page.includes(`accord ${name}`))).toEqual([])
})

test('docs/operating.md names only known environment variables', () => {
  const named = all(/\b([A-Z]+(?:_[A-Z]+)+)(?==|`|\b)/g, inCode())
  const unknown = named.filter((name) => !new RegExp(`^#${name}=`, 'm').test(settings))
  expect([...new Set(unknown)].filter((name) => !othersVariables.includes(name))).toEqual([
    // The page gives this as an example of a typo.
    'PUBLIC_ULR',
  ])
})

test('docs/operating.md links only to files, headings, and npm scripts that exist', () => {
  const files = all(/\]\(([\w./-]+)(?:#[\w-]+)?\)/g, page).map((path) => inProject('docs', path))
  const packaged = all(/`(packaging\/[\w./-]+)`/g, page).map((path) => inProject(path))
  expect([...files, ...packaged].filter((path) => !existsSync(path))).toEqual([])
  const headings = all(/^#+ (.*)$/gm, page).map((words) =>
    words
      .toLowerCase()
      .replaceAll(/[^\w ]/g, '')
      .replaceAll(' ', '-'),
  )
  expect(all(/\]\(#([\w-]+)\)/g, page).filter((anchor) => !headings.includes(anchor))).toEqual([])
  const runs = all(/npm run ([\w:-]+)/g, page)
  expect(runs.filter((name) => !scripts.includes(`"${name}":`))).toEqual([])
})

test('the image restarts if the process hangs, but not if its database is unavailable', () => {
  const dockerfile = readFileSync(inProject('packaging', 'Dockerfile'), 'utf8')
  expect(/^HEALTHCHECK .*\/(\w+)`\)/m.exec(dockerfile)?.[1]).toBe('healthz')
})

test('docs/operating.md names the limits that each instance counts separately', () => {
  const names: LimitName[] = [
    'requestsPerSession',
    'requestsAnonymous',
    'oauthPerClient',
    'oauthPerAddress',
    'oauthStartsPerAddress',
  ]
  for (const name of names) expect(page).toContain(`\`${name}\``)
})

/** Returns the page's inline code, fenced code, and indented code. */
function inCode(): string {
  const fenced = all(/^ *```\w+\n([^]*?)^ *```$/gm, page)
    .join('\n')
    .replaceAll(/^ +/gm, '')
  return [...all(/`([^`\n]+)`/g, page), fenced, ...all(/^ {4,}(.*)$/gm, page)].join('\n')
}

function all(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found!)
}
