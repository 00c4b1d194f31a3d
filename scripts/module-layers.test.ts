import { describe, expect, test } from 'vitest'
import { moduleImportsIn, importCyclesAmong, modulesIn } from './module-imports.ts'

/**
 * The folders of a workspace from the bottom up: each imports only from those in the rows above its own. A file beside
 * the folders counts as a folder by itself.
 */
const layers = {
  console: [
    'browser', // what the browser holds: the address, the storage, the settings in the document
    'i18n', // the words of the current language
    'api ui', // how the service is asked; what every screen is made of
    // ask, do, say; roles, scopes and shares in words; who is signed in, and calls as them
    'actions permissions session bootstrap',
    'pages', // what a signed-in page and its lists are made of
    'forms logos invitations data-preview', // the last is what others read
    'auth-pages', // the pages before sign-in
    'profiles',
    'organizations',
    'home', // what waits for the person
    'activity approvals members shell', // the frame knows the organization around it
    'accounts authorizations devices networks access',
    'applications exports',
    'command-palette reviews', // the way to everything that has a name; the review of who can reach the data
    'testing', // what tests stand on
    'routes auth-pages.tsx prerender.tsx',
    'main.tsx',
  ],
  service: [
    'caller.ts request-error.ts version.ts',
    'config', // the environment, and the settings in it
    'cli', // how a process of ours is called, runs and ends
    'observability', // metrics, traces and security events
    'database',
    'jobs', // the queue, and what runs again and again
    'crypto', // keys, sealing and hashing
    'actor.ts', // who acts
    'context.ts', // what every feature is given
    'rate-limits',
    'mail',
    'http',
    'data', // tables that many features share: users, sessions, organizations, applications, ...
    'activity', // the record of what happened, and its chain
    'permissions', // who may do what
    'calls', // how a call is served and a change carried out
    'mailings', // emails to many people, step by step
    'session',
    'logos', // images of applications and organizations
    'factors', // second factors and the policy that requires one
    'accounts',
    'sign-in',
    'oauth',
    'members',
    'authorizations', // what an organization lets applications do
    'applications',
    'approvals', // what a person lets an application do
    'devices',
    'organizations',
    'networks',
    'exports',
    'lifecycle', // delete, restore, permanently delete, and retention
    'access', // who has access to an organization's data, and reviews of it
    'activity-log', // the activity as people read and download it
    'to-do', // what waits for a person
    'reference', // the API reference
    'console-files',
    'backup',
    'background', // what a service or a worker does beside requests
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

  test('every room has its row', () => {
    expect([...rowOf.keys()].toSorted()).toEqual(modulesIn(workspace))
  })

  test('no import points up', () => {
    const running = arrows.filter(({ from, to }) => rowOf.get(to)! >= rowOf.get(from)!)
    expect(running.map(({ by }) => by)).toEqual([])
  })
})

// Of files the linter says the same (import/no-cycle).
test.each(['contract', 'console'])('no room of the %s leads back to itself', (workspace) => {
  const arrows = moduleImportsIn(workspace)
  expect(arrows.length).toBeGreaterThan(0)
  expect(importCyclesAmong(arrows)).toEqual([])
})
