import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applicationKinds } from '@accord/contract/rules/application-kinds.ts'
import { describe, expect, test } from 'vitest'
import { settings } from '../../../browser/settings.ts'
import {
  type Connection,
  files,
  filledIn,
  librariesFor,
  ownPrograms,
  programs,
} from './snippets.ts'

const there = { ...settings, issuer: 'https://id.example/oauth' }
const onThisMachine = { ...settings, issuer: 'http://localhost:5005/oauth' }
const connection = {
  clientId: 'c2b7d4b0-6a55-4c1c-9f6e-0d6d3d1b6c11',
  redirect: 'https://app.example/callback',
}
const written = (file: string) => readFileSync(join(import.meta.dirname, 'snippets', file), 'utf8')

test('every snippet file is offered, and every offered snippet has a file', () => {
  const offered = [...Object.values(librariesFor), programs, ownPrograms].flatMap(Object.values)
  const names = new Set(offered.map((file: string) => `./snippets/${file}`))
  expect(Object.keys(files).toSorted()).toEqual([...names].toSorted())
})

describe.each(applicationKinds)('snippets for a %s application', (kind) => {
  const codes = Object.values({ ...librariesFor[kind], ...programs }).map((file, index) => ({
    index,
    code: filledIn(written(file), { ...connection, kind }, there),
    local: filledIn(written(file), { ...connection, kind }, onThisMachine),
  }))

  test('snippets name the issuer and the application', () => {
    for (const { code } of codes) {
      expect(code).toContain(there.issuer)
      expect(code).toContain(connection.clientId)
      expect(code).not.toMatch(/ISSUER|CLIENT_ID|REDIRECT_URI|SCOPES|FIRST_CALL|QUERY/)
    }
  })

  test('snippets allow plain http only if the service itself uses it', () => {
    expect(codes.filter(({ code }) => code.includes('Insecure'))).toEqual([])
    expect(codes.filter(({ local }) => local.includes('Insecure'))).toHaveLength(
      { web: 1, 'single-page': 0, native: 2 }[kind],
    )
  })

  test('snippets read the name and email address from the userinfo endpoint', () => {
    expect(codes[0]!.code).toMatch(/fetchUserInfo|loadUserInfo: true/)
  })

  test('snippets mention a secret only for web applications, and never contain one', () => {
    for (const { code } of codes) {
      expect(/CLIENT_SECRET/.test(code)).toBe(kind === 'web')
      expect(code).not.toMatch(/acs_/)
    }
    expect(codes.some(({ code }) => code.includes('client.None'))).toBe(kind === 'native')
  })
})

test('a redirect URI cannot break out of the quotes around it', () => {
  const redirect = String.raw`com.example.app:/'$(touch owned)'\n` + '`x`'
  const hostile: Connection = { ...connection, redirect, kind: 'native', scope: "'; halt '" }
  for (const file of Object.values(programs)) {
    const code = filledIn(written(file), hostile, there)
    expect(code).not.toContain("'$(")
    expect(code).not.toContain("'; halt")
    expect(code).not.toContain(String.raw`\n` + '`')
  }
})
