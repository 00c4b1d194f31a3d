import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { StartupError } from '#config/startup-error.ts'
import { builtConsole } from './console.routes.ts'
import { readDocuments } from './documents.ts'

const built = join(import.meta.dirname, '../testing/built-console')
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), `accord-test-${process.pid}-`))
})
afterAll(() => rmSync(folder, { recursive: true }))

// The other files simulate a build by an older version.
test.each(['index.html', 'frames', 'pages'])(
  'a start with a console without %s is rejected with the command to run',
  (part) => {
    const old = join(folder, part, 'dist')
    cpSync(built, old, { recursive: true })
    rmSync(join(old, part), { recursive: true })
    expect(() => readDocuments(old, readConfig({}), 'Accord')).toThrow(
      new StartupError('The console is not built yet. Run npm run build.'),
    )
  },
)

test.each([
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', true],
])('at %s the passkey button is hidden before the script runs: %s', (url, hidden) => {
  const page = signInPage(built, url)
  expect(page.includes('<style>#by-passkey{display:none}</style>')).toBe(hidden)
})

test('the rule that hides the passkey button matches a button of the built page', () => {
  const page = signInPage(builtConsole, 'http://127.0.0.1:3000')
  const [, id] = /<style>#([\w-]+)\{display:none\}<\/style>/.exec(page)!
  expect(page).toMatch(new RegExp(`<button[^>]* id="${id}"[^>]*>.*Sign in with a passkey`))
})

test("the sign-in page has a link to each provider in the operator's order, or none at all", () => {
  const linksOf = (page: string) =>
    [...page.matchAll(/<a href="(\/social\/[^"]*)"[^>]*>(?:<span[^>]*>)?([^<]*)/g)].map(
      ([, to, name]) => [to, name],
    )
  const plain = signInPage(builtConsole, 'http://localhost:3000')
  expect(linksOf(plain)).toEqual([])
  expect(plain).not.toContain('sign-in-with')
  expect(plain).not.toContain('{{')
  const page = signInPage(builtConsole, 'http://localhost:3000', {
    SIGN_IN_WITH: 'oidc,google',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret-of-google',
    OIDC_NAME: 'Tom & "Jerry" $&',
    OIDC_ISSUER: 'https://login.example.com',
    OIDC_CLIENT_ID: 'id',
    OIDC_CLIENT_SECRET: 'secret',
  })
  expect(linksOf(page)).toEqual([
    ['/social/oidc/start', 'Continue with Tom &amp; &quot;Jerry&quot; $&amp;'],
    ['/social/google/start', 'Continue with Google'],
  ])
  expect(page).not.toContain('secret-of-google')
})

function signInPage(console: string, publicUrl: string, environment = {}): string {
  const config = readConfig({ PUBLIC_URL: publicUrl, ...environment })
  const documents = readDocuments(console, config, 'Accord')
  const { plain } = documents.get('sign-in')!.answer()
  return String(plain)
}
