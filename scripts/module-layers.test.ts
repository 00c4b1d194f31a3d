import { describe, expect, test } from 'vitest'
import { moduleImportsIn, importCyclesAmong, modulesIn } from './module-imports.ts'

/**
 * The modules of a workspace from the bottom up. Each module imports only from the rows above its own. A file next to
 * the folders counts as a module.
 */
const layers = {
  console: [
    'browser', // the browser: address, storage, and the settings in the document
    'i18n', // the texts in the current language
    'api ui', // requests to the service, and the components of every screen
    // actions people can take; labels of roles, scopes, and shares; the signed-in person, and their requests
    'actions permissions session bootstrap',
    'pages', // the parts of signed-in pages and their lists
    'forms logos invitations data-preview', // data-preview shows the data that others can read
    'auth-pages', // the pages before sign-in
    'profiles',
    'organizations',
    'home', // the person's to-do list
    'activity approvals members shell', // the shell shows the current organization
    'accounts authorizations devices networks access',
    'applications exports',
    // the command palette, which searches everything; an organization's overview; access reviews
    'command-palette overview reviews',
    'testing', // helpers for tests
    'routes auth-pages.tsx prerender.tsx',
    'main.tsx',
  ],
  service: [
    'caller.ts request-error.ts version.ts',
    'config', // environment variables and settings
    'cli', // arguments, startup, and shutdown of our programs
    'observability', // metrics, traces and security events
    'database',
    'jobs', // the queue, and recurring jobs
    'crypto', // keys, sealing and hashing
    'actor.ts', // the actor of a request
    'context.ts', // dependencies of every feature
    'rate-limits',
    'i18n', // the language of texts, dates and lists
    'mail',
    'http',
    'data', // tables that many features share: users, sessions, organizations, applications, ...
    'activity', // the activity log, and its chain
    'permissions', // permission checks
    'calls', // how requests are handled and changes are made
    'mailings', // emails to many people, in batches
    'session',
    'logos', // images of applications and organizations
    'factors', // second factors and the policy that requires one
    'accounts',
    'sign-in',
    'oauth',
    'members',
    'authorizations', // applications' permissions from organizations
    'applications',
    'approvals', // people's consent to applications
    'devices',
    'organizations',
    'networks',
    'exports',
    'lifecycle', // delete, restore, permanently delete, and retention
    'access', // access grants and access reviews
    'activity-log', // reading and downloading activity
    'to-do', // pending items for a person
    'reference', // the API reference
    'console-files',
    'backup',
    'background', // work that a service or worker does besides serving requests
    'dev', // demo data and pages for development
    'prepare-database.ts app.ts',
    'connect.ts',
    'run-service.ts commands',
    'start-service.ts',
    'worker.ts main.ts testing',
    'command-table.ts',
    'accord.ts',
  ],
} satisfies Record<string, string[]>

describe.each(Object.entries(layers))('%s', (workspace, rows) => {
  const rowOf = new Map(
    rows.flatMap((row, at) => row.split(' ').map((room) => [room, at] as const)),
  )
  const arrows = moduleImportsIn(workspace)

  test('every module is in the list', () => {
    expect([...rowOf.keys()].toSorted()).toEqual(modulesIn(workspace))
  })

  test('no module imports from a row below its own', () => {
    const running = arrows.filter(({ from, to }) => rowOf.get(to)! >= rowOf.get(from)!)
    expect(running.map(({ by }) => by)).toEqual([])
  })
})

// The linter's import/no-cycle rule covers files, and this test covers modules.
test.each(['contract', 'console'])('the %s has no import cycles between modules', (workspace) => {
  const arrows = moduleImportsIn(workspace)
  expect(arrows.length).toBeGreaterThan(0)
  expect(importCyclesAmong(arrows)).toEqual([])
})
