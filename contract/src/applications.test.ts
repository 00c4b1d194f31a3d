import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { ApplicationChange, createApplication } from './applications.ts'
import { complaintsByField } from './complaints.ts'

describe('a new application', () => {
  const organization = 'c2b7d4b0-6a55-4c1c-9f6e-0d6d3d1b6c11'

  test('AP-2: asks for user:read and application:read unless told', () => {
    expect(z.parse(createApplication.body, { organization, name: 'Harbour' })).toEqual({
      organization,
      name: 'Harbour',
      description: '',
      scopes: ['user:read', 'application:read'],
    })
  })
})

describe('a change of an application', () => {
  const complaints = (body: unknown) => {
    const parsed = z.safeParse(ApplicationChange, body)
    return parsed.success ? {} : complaintsByField(parsed.error.issues)
  }

  test('is of one kind, or of none', () => {
    const details = { name: 'Harbour', description: '' }
    for (const body of [{}, details, { scopes: [] }, { redirectUris: [] }]) {
      expect(complaints(body)).toEqual({})
    }
    const oneAtATime = 'Change the details, the scopes or the addresses, one at a time.'
    expect(complaints({ ...details, scopes: [] })).toEqual({ scopes: oneAtATime })
    expect(complaints({ description: '', redirectUris: [] })).toEqual({ redirectUris: oneAtATime })
    expect(complaints({ scopes: [], redirectUris: [] })).toEqual({ scopes: oneAtATime })
  })

  test('has a sentence for each fault', () => {
    expect(complaints({ name: ' ' })).toEqual({ name: 'Enter the name of the application.' })
    expect(complaints({ scopes: ['moon:read', 'user'] })).toEqual({
      'scopes.0': 'This is not a scope.',
      'scopes.1': 'This is not a scope.',
    })
    expect(complaints({ scopes: 'user:read' })).toEqual({ scopes: 'Send a list of scopes.' })
    expect(complaints({ redirectUris: ['https://a.example/#x', 'https://*.example/'] })).toEqual({
      'redirectUris.0': 'The address must not have a fragment (#).',
      'redirectUris.1': 'Wildcards are not allowed. Enter each address in full.',
    })
    expect(complaints({ id: 1 })).toEqual({ id: 'This field is not known here.' })
  })
})
