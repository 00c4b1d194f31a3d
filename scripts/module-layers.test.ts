import { describe, expect, test } from 'vitest'
import { moduleImportsIn, importCyclesAmong, modulesIn } from './module-imports.ts'

/**
 * The modules of a workspace from the bottom up. Each one imports only from modules in the rows above it. A file next
 * to the folders is a module, too.
 */
const layers = {
  console: [
    'browser', // the browser: address, storage, and the settings in the document
    'i18n', // the texts in the current language
    'api ui', // requests to the service, and the components of every screen
    // what people can do; labels of roles, scopes, and shares; the signed-in person, and calls as them
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
    // the command palette finds everything with a name; events for developers; an organization's overview; reviews are
    // access reviews
    'command-palette events overview reviews',
    'testing', // helpers for tests
    'routes auth-pages.tsx prerender.tsx',
    'main.tsx',
  ],
  service: [
    'caller.ts request-error.ts version.ts',
    'config', // the environment, and the settings in it
    'cli', // arguments, start, and end of our programs
    'observability', // metrics, traces and security events
    'database',
    'jobs', // the queue, and recurring jobs
    'crypto', // keys, sealing and hashing
    'actor.ts', // the actor of a request
    'context.ts', // what every feature gets
    'rate-limits',
    'i18n', // the language of texts, dates and lists
    'mail',
    'http',
    'data', // tables that many features share: users, sessions, organizations, applications, ...
    'activity', // the activity log, and its chain
    'permissions', // permission checks
    'calls', // how a call is served and a change is made
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
    'events', // the event feed
    'to-do', // what needs a person's attention
    'reference', // the API reference
    'console-files',
    'backup',
    'background', // what a service or a worker does besides serving requests
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

// The linter checks this for files (import/no-cycle).
test.each(['contract', 'console'])('the %s has no import cycles between modules', (workspace) => {
  const arrows = moduleImportsIn(workspace)
  expect(arrows.length).toBeGreaterThan(0)
  expect(importCyclesAmong(arrows)).toEqual([])
})
