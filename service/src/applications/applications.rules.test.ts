import type { Scope } from '@accord/contract/rules/scopes.ts'
import { describe, expect, test } from 'vitest'
import { changeOf } from './applications.rules.ts'

const stored = {
  name: 'Harbour',
  description: 'Boats',
  scopes: ['user:read', 'user:manage'] as Scope[],
  redirect_uris: ['https://a.example/', 'https://b.example/'],
}

describe('a change of an application', () => {
  test('is none for what is there already, or for nothing', () => {
    expect(changeOf(stored, {})).toBeUndefined()
    expect(changeOf(stored, { name: 'Harbour', description: 'Boats' })).toBeUndefined()
    expect(changeOf(stored, { scopes: ['user:read', 'user:manage'] })).toBeUndefined()
    expect(changeOf(stored, { redirectUris: [...stored.redirect_uris] })).toBeUndefined()
  })

  test('of the details sets and names only the fields that differ', () => {
    expect(changeOf(stored, { name: 'Harbour', description: '' })).toEqual({
      kind: 'application_updated',
      set: { description: '' },
      words: 'description',
    })
    expect(changeOf(stored, { name: 'Port', description: 'Ships' })?.words).toBe(
      'name, description',
    )
  })

  test('of the scopes tells what came and what went', () => {
    expect(changeOf(stored, { scopes: ['user:read', 'survey:read'] })).toEqual({
      kind: 'application_scopes_changed',
      set: { scopes: ['user:read', 'survey:read'] },
      words: '+ survey:read, − user:manage',
    })
  })

  test('of the redirect addresses does too, and tells when only their order changed', () => {
    expect(
      changeOf(stored, { redirectUris: ['https://b.example/', 'https://c.example/'] }),
    ).toEqual({
      kind: 'application_redirects_changed',
      set: { redirect_uris: ['https://b.example/', 'https://c.example/'] },
      words: '+ https://c.example/, − https://a.example/',
    })
    expect(changeOf(stored, { redirectUris: stored.redirect_uris.toReversed() })?.words).toBe(
      'order',
    )
  })
})
