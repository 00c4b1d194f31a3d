import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'accord-apple-'))
afterAll(() => rmSync(folder, { recursive: true }))

function keyFile(curve: string): string {
  const file = join(folder, `${curve}.p8`)
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: curve })
  writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }))
  return file
}

const google = { GOOGLE_CLIENT_ID: 'google-id', GOOGLE_CLIENT_SECRET: 'google-secret' }
const apple = {
  APPLE_CLIENT_ID: 'com.example',
  APPLE_TEAM_ID: 'A1B2C3D4E5',
  APPLE_KEY_ID: 'F6G7H8I9J0',
}

test('no one can sign in with another provider by default', () => {
  expect(readConfig({}).signInWith).toEqual([])
})

test('all providers are read, in the order of the list', () => {
  const { signInWith } = readConfig({
    SIGN_IN_WITH: 'oidc, github,google,apple,microsoft',
    ...google,
    ...apple,
    APPLE_KEY_FILE: keyFile('P-256'),
    MICROSOFT_CLIENT_ID: 'microsoft-id',
    MICROSOFT_CLIENT_SECRET: 'microsoft-secret',
    GITHUB_CLIENT_ID: 'github-id',
    GITHUB_CLIENT_SECRET: 'github-secret',
    OIDC_NAME: 'Northside',
    OIDC_ISSUER: 'https://login.northside.example/realm/',
    OIDC_CLIENT_ID: 'own-id',
    OIDC_CLIENT_SECRET: 'own-secret',
  })
  expect(signInWith.map(({ name, issuer, clientId }) => [name, issuer, clientId])).toEqual([
    ['Northside', 'https://login.northside.example/realm/', 'own-id'],
    ['GitHub', 'https://github.com', 'github-id'],
    ['Google', 'https://accounts.google.com', 'google-id'],
    ['Apple', 'https://appleid.apple.com', 'com.example'],
    [
      'Microsoft',
      'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0',
      'microsoft-id',
    ],
  ])
  expect(signInWith[3]!.apple).toMatchObject({ teamId: 'A1B2C3D4E5', keyId: 'F6G7H8I9J0' })
})

test.each([
  [
    { SIGN_IN_WITH: 'gogle', ...google },
    "SIGN_IN_WITH contains 'gogle', but each item must be google, microsoft, apple, github, oidc. Did you mean google?",
  ],
  [
    { SIGN_IN_WITH: 'google,google', ...google },
    'SIGN_IN_WITH contains google twice. Remove one of them.',
  ],
  [
    { SIGN_IN_WITH: 'google', GOOGLE_CLIENT_ID: 'google-id' },
    'SIGN_IN_WITH contains google, so GOOGLE_CLIENT_SECRET must be set. Get it from the OAuth client in the Google Cloud console.',
  ],
  [
    { SIGN_IN_WITH: 'apple', ...apple, APPLE_KEY_FILE: '/nowhere.p8' },
    "APPLE_KEY_FILE is '/nowhere.p8', but this file can't be read. Set it to the path of the .p8 file from Apple.",
  ],
  [
    { SIGN_IN_WITH: 'apple', ...apple, APPLE_KEY_FILE: keyFile('P-384') },
    "but this file doesn't contain a key for Sign in with Apple.",
  ],
  [
    { MICROSOFT_TENANT: 'common' },
    "MICROSOFT_TENANT is 'common', but it must be the ID of a tenant",
  ],
  [
    { OIDC_ISSUER: 'http://login.example.com' },
    "OIDC_ISSUER is 'http://login.example.com', but it must be a URL that starts with https://.",
  ],
])('%j is rejected with the setting, the problem, and the fix', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence)
})
