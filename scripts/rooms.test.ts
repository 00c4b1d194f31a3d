import { describe, expect, test } from 'vitest'
import { arrowsIn, circlesAmong, roomsIn } from './room-arrows.ts'

/**
 * The rooms of a workspace from the bottom up, in the service the suffixes too: each leans on rooms of the rows above its own, and on no
 * other. A file beside the rooms is a room by itself.
 */
const layers = {
  console: [
    'browser', // what the browser holds: the address, the storage, the settings in the document
    'language', // the words of the current language
    'api ui', // how the service is asked; what every screen is made of
    // ask, do, say; roles, scopes and shares in words; who is signed in, and calls as them
    'actions rights session start',
    'pages', // what a signed-in page and its lists are made of
    'forms invitations seen', // the last is what others read
    'front-door', // the pages before sign-in
    'profiles',
    'organizations',
    'home', // what waits for the person
    'activity approvals members shell', // the frame knows the organization around it
    'accounts authorizations devices networks reach',
    'applications exports',
    'palette reviews', // the way to everything that has a name; the review of who can reach the data
    'dev testing', // the gallery; what tests stand on
    'routes front-door.tsx prerender.tsx',
    'main.tsx',
  ],
  service: [
    'refused.ts startup-refused.ts caller.ts version.ts loopback.ts',
    'refused-value.ts',
    'program', // how a process of ours is called, runs and ends
    'brand.ts',
    'watch', // what an operator sees: metrics, traces, events
    'environment.ts',
    'config.ts',
    'database',
    'jobs', // what is done beside requests: from the queue, and ever again
    'secrets',
    '*.rules', // pure, of every feature
    'actor.ts', // who acts
    'context.ts', // what everything is given
    'limits',
    'mail',
    'mailings', // emails to many people, step by step
    'http',
    '*.store', // tables, of every feature
    'activity', // what happened
    '*.present', // answers
    '*.mail', // letters
    'organizations',
    'session',
    'oauth',
    'factors', // what people prove themselves with, besides a password
    'permissions', // who may
    'calls', // how a call is served and a change carried out
    'authorizations', // an organization's word, by whichever change it is given or taken back
    'applications approvals exports members networks', // parts of their changes
    'devices', // whose decisions are approvals
    'access', // who has access to the data, when they used it, what they see, and reviews of it
    'accounts',
    'lifecycle', // delete, restore, permanently remove; what else is kept, and for how long
    '*.change',
    'background', // what a service or a worker does beside requests
    'console-files dev reference backup',
    '*.routes',
    'prepare-database.ts app.ts',
    'connect.ts',
    'run-service.ts commands',
    'start-service.ts',
    'worker.ts main.ts testing',
    'command-table.ts',
    'accord.ts',
  ],
} satisfies Record<string, string[]>

/** Arrows that run up all the same: 'console: ui → session', and a sentence why. */
const upward: Record<string, string> = {
  'service: environment.ts → database': 'a setting is described in the room it is for',
  'service: environment.ts → limits': 'a setting is described in the room it is for',
  'service: environment.ts → http': 'a setting is described in the room it is for',
  'service: environment.ts → mail': 'a setting is described in the room it is for',
  'service: config.ts → limits': 'a setting is described in the room it is for',
  'service: config.ts → http': 'a setting is described in the room it is for',
}

describe.each(Object.entries(layers))('%s', (workspace, rows) => {
  const rowOf = new Map(
    rows.flatMap((row, at) => row.split(' ').map((room) => [room, at] as const)),
  )
  const arrows = arrowsIn(workspace)

  test('every room has its row', () => {
    expect([...rowOf.keys()].toSorted()).toEqual(roomsIn(workspace))
  })

  test('no arrow runs up, but for those that say why', () => {
    const running = arrows.filter(({ from, to }) => rowOf.get(to)! >= rowOf.get(from)!)
    const unexplained = running.filter(({ from, to }) => !upward[`${workspace}: ${from} → ${to}`])
    expect(unexplained.map(({ by }) => by)).toEqual([])
  })
})

test('no arrow is explained that is not there', () => {
  const running = Object.keys(layers).flatMap((workspace) =>
    arrowsIn(workspace).map(({ from, to }) => `${workspace}: ${from} → ${to}`),
  )
  expect(Object.keys(upward).filter((arrow) => !running.includes(arrow))).toEqual([])
})

// Of files the linter says the same (import/no-cycle).
test.each(['contract', 'console'])('no room of the %s leads back to itself', (workspace) => {
  const arrows = arrowsIn(workspace)
  expect(arrows.length).toBeGreaterThan(0)
  expect(circlesAmong(arrows)).toEqual([])
})
