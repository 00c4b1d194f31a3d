import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { ApplicationChange, createApplication } from './applications.ts'
import { fieldErrorsOf } from './field-errors.ts'

describe('a new application', () => {
  const organization = 'c2b7d4b0-6a55-4c1c-9f6e-0d6d3d1b6c11'

  test('AP-2: a new application requests user:read and application:read by default', () => {
    expect(z.parse(createApplication.body, { organization, name: 'Harbour' })).toEqual({
      organization,
      name: 'Harbour',
      description: '',
      kind: 'web',
      scopes: ['user:read', 'application:read'],
      redirectUris: [],
    })
  })

  test("a new application can't act in its own name without a secret", () => {
    const asked = (kind: string, scopes: string[]) => {
      const { error } = z.safeParse(createApplication.body, {
        organization,
        name: 'x',
        kind,
        scopes,
      })
      return fieldErrorsOf(error?.issues ?? [])
    }
    const scopes =
      "An application without a secret can't act on its own behalf. Remove the service-account:manage scope."
    for (const kind of ['single-page', 'native']) {
      expect(asked(kind, ['service-account:manage'])).toEqual({ scopes })
      expect(asked(kind, ['user:manage'])).toEqual({})
    }
    expect(asked('web', ['service-account:manage'])).toEqual({})
    expect(asked('desktop', [])).toEqual({ kind: 'Choose “web”, “single-page”, or “native”.' })
  })
})

describe('a change of an application', () => {
  const complaints = (body: unknown) => {
    const parsed = z.safeParse(ApplicationChange, body)
    return parsed.success ? {} : fieldErrorsOf(parsed.error.issues)
  }

  test('a change to an application covers one part at a time, or nothing', () => {
    const details = { name: 'Harbour', description: '' }
    for (const body of [{}, details, { scopes: [] }, { redirectUris: [] }]) {
      expect(complaints(body)).toEqual({})
    }
    const oneAtATime =
      'Change only one part at a time: the details, the scopes, one list of addresses, or the sign-in settings.'
    expect(complaints({ ...details, scopes: [] })).toEqual({ scopes: oneAtATime })
    expect(complaints({ description: '', redirectUris: [] })).toEqual({ redirectUris: oneAtATime })
    expect(complaints({ scopes: [], redirectUris: [] })).toEqual({ scopes: oneAtATime })
    expect(complaints({ pkceOptional: true, claimsInIdToken: false })).toEqual({})
    expect(
      complaints({ postLogoutUris: [], backchannelLogoutUri: null, idTokenAlg: 'RS256' }),
    ).toEqual({ backchannelLogoutUri: oneAtATime, idTokenAlg: oneAtATime })
  })

  test('a change to an application has a message for each kind of error', () => {
    expect(complaints({ name: ' ' })).toEqual({ name: 'Enter the name of the application.' })
    expect(complaints({ scopes: ['moon:read', 'user'] })).toEqual({
      'scopes.0': "This isn't a valid scope.",
      'scopes.1': "This isn't a valid scope.",
    })
    expect(complaints({ scopes: 'user:read' })).toEqual({
      scopes: 'This value must be a list of scopes.',
    })
    expect(complaints({ redirectUris: ['https://a.example/#x', 'https://*.example/'] })).toEqual({
      'redirectUris.0': "The address can't contain a fragment (#).",
      'redirectUris.1': "Wildcards aren't allowed. Enter each address in full.",
    })
    expect(complaints({ backchannelLogoutUri: 'http://app.example/out' })).toEqual({
      backchannelLogoutUri: 'Use https. Plain http is allowed only for localhost.',
    })
    expect(complaints({ idTokenAlg: 'none' })).toEqual({ idTokenAlg: 'Choose ES256 or RS256.' })
    expect(complaints({ pkceOptional: 1 })).toEqual({
      pkceOptional: 'This value must be true or false.',
    })
    expect(complaints({ kind: 'native' })).toEqual({ kind: "This field isn't recognized." })
    expect(complaints({ id: 1 })).toEqual({ id: "This field isn't recognized." })
  })
})
