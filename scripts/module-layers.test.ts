import { describe, expect, test } from 'vitest'
import { moduleImportsIn, importCyclesAmong, modulesIn } from './module-imports.ts'

/**
 * The modules of a workspace from the bottom up. Each module imports only from the rows above its own. A file next to
 * the folders counts as a module.
 */
const layers = {
  console: [
    'browser', // The browser's URL and storage, and the settings in the document.
    'i18n', // Texts in the current language.
    'api ui', // Requests to the service, and components for every screen.
    // Actions, labels of roles, scopes, and shares, and the signed-in person's requests.
    'actions permissions session bootstrap',
    'pages', // Parts of signed-in pages and lists.
    'forms logos invitations data-preview', // The data preview shows the data that others can read.
    'auth-pages', // Pages before sign-in.
    'profiles',
    'organizations',
    'home', // The person's to-do list.
    'activity approvals members shell', // The shell shows the current organization.
    'accounts authorizations devices networks access',
    'applications connections exports',
    // The command palette searches everything, the events page is for developers, and the reviews are access reviews.
    'command-palette domains events overview reviews social-sign-in',
    'testing',
    'routes auth-pages.tsx prerender.tsx',
    'main.tsx',
  ],
  service: [
    'caller.ts request-error.ts version.ts',
    'config', // Environment variables and settings.
    'cli', // Arguments, startup, and shutdown of our programs.
    'observability', // Metrics, traces, and security events.
    'database',
    'jobs', // The queue and recurring jobs.
    'crypto', // Keys, encryption, and hashing.
    'actor.ts', // The actor of a request.
    'context.ts', // Dependencies of every feature.
    'rate-limits',
    'i18n', // The language of texts, dates, and lists.
    'mail',
    'http',
    'data', // Tables that many features share, such as users and sessions.
    'activity', // The activity log and its hash chain.
    'permissions',
    'calls', // Request handling and changes.
    'mailings', // Emails to many people, in batches.
    'session',
    'logos', // Images of applications and organizations.
    'factors', // Second factors, and the policy that requires one.
    'accounts',
    'sign-in',
    'oauth',
    'members',
    'domains', // Verified domains, and requests to join from them.
    'authorizations', // Organizations' permissions for applications.
    'applications',
    'approvals', // People's consent to applications.
    'devices',
    'organizations',
    'networks',
    'exports',
    'lifecycle', // Deletion, restoring, and retention.
    'connections', // Sign-in through organizations' identity providers.
    'access', // Access grants and access reviews.
    'activity-log', // Reading and downloading activity.
    'events', // the event feed
    'social-sign-in', // Sign-in to people's own accounts through other providers.
    'to-do', // Everything that needs a person's attention.
    'reference', // The API reference.
    'console-files',
    'backup',
    'background', // Background work of services and workers.
    'dev', // Demo data and pages for development.
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
