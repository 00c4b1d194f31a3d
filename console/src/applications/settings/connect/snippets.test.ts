import { applicationKinds } from '@accord/contract/rules/application-kinds.ts'
import { describe, expect, test } from 'vitest'
import { snippetsFor } from './snippets.ts'

const connection = {
  issuer: 'https://id.example/oauth',
  clientId: 'c2b7d4b0-6a55-4c1c-9f6e-0d6d3d1b6c11',
  redirect: 'https://app.example/callback',
}

describe.each(applicationKinds)('snippets for a %s application', (kind) => {
  const snippets = snippetsFor({ ...connection, kind })

  test('name the issuer and the application, and each its library once', () => {
    for (const { code } of snippets) {
      expect(code).toContain(connection.issuer)
      expect(code).toContain(connection.clientId)
    }
    expect(new Set(snippets.map(({ name }) => name)).size).toBe(snippets.length)
  })

  test('work over plain http only where the service itself is there', () => {
    const local = snippetsFor({ ...connection, kind, issuer: 'http://localhost:5005/oauth' })
    const insecure = (each: typeof snippets) => each.filter(({ code }) => /Insecure/.test(code))
    expect(insecure(snippets)).toEqual([])
    expect(insecure(local)).toHaveLength({ web: 1, 'single-page': 0, native: 2 }[kind])
  })

  test('ask for the name and the address where they are told: at the userinfo endpoint', () => {
    const { code } = snippets[0]!
    expect(code).toMatch(/fetchUserInfo|loadUserInfo: true/)
  })

  test('speak of a secret only where there is one, and never say it', () => {
    for (const { code } of snippets) {
      expect(/CLIENT_SECRET/.test(code)).toBe(kind === 'web')
      expect(code).not.toMatch(/acs_/)
    }
  })
})
