import { listApplications } from '@accord/contract/applications.ts'
import { listAuthorizations } from '@accord/contract/authorizations.ts'
import { listMembers } from '@accord/contract/members.ts'
import { listNetworkInvitations } from '@accord/contract/network-invitations.ts'
import { listNetworks } from '@accord/contract/networks.ts'
import { getOrganization } from '@accord/contract/organizations.ts'
import { listProfiles } from '@accord/contract/profiles.ts'
import { me } from '@accord/contract/session.ts'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import catalogue from '../../public/locales/en-US.json' with { type: 'json' }
import { t } from '../i18n/translation.ts'
import { fieldName, formatFieldValue } from './preview-dialog.tsx'

const told = (value: unknown, field = 'it') => formatFieldValue(field, value, t, 'en-US')

test('an object with only an ID and a name is shown by its name', () => {
  expect(told({ id: '7', name: 'Northside Health' })).toBe('Northside Health')
  expect(told({ id: '7' })).toBe('7')
})

test('any other object is shown with all its fields, at any depth', () => {
  const membership = { id: '7', shares: ['survey'], network: { id: '8', name: 'Care Circle' } }
  expect(told(membership)).toBe('ID: 7; Shared data: Surveys; Network: Care Circle')
  expect(told([{ name: 'Ana', email: 'ana@northside.example' }])).toBe(
    'Name: Ana; Email: ana@northside.example',
  )
})

test('all scopes are listed', () => {
  const scopes = ['user', 'profile', 'survey', 'transaction', 'network', 'application']
  const words = told(
    scopes.map((entity) => `${entity}:read`),
    'scopes',
  )
  expect(words).not.toContain('more')
  expect(words.split(',')).toHaveLength(scopes.length)
})

/** The data that the service previews (`seen/readings.ts`), and the claims of a sign-in. */
const replies = [
  me,
  listProfiles,
  getOrganization,
  listMembers,
  listApplications,
  listAuthorizations,
  listNetworks,
  listNetworkInvitations,
].map(({ reply }) => reply)
const claims =
  'sub name given_name family_name email email_verified updated_at picture locale profile_id organization_id organization_name roles'

interface Parts {
  shape?: Record<string, z.core.$ZodType>
  options?: z.core.$ZodType[]
  element?: z.core.$ZodType
  innerType?: z.core.$ZodType
}

/** Returns the names of all fields in a schema, at any depth. */
function fieldsIn({ _zod: { def } }: z.core.$ZodType): string[] {
  const { shape = {}, options = [], element, innerType } = def as Parts
  const inner = [...Object.values(shape), ...options, element, innerType]
  return [...Object.keys(shape), ...inner.flatMap((each) => (each ? fieldsIn(each) : []))]
}

test('the label of every API field is in the catalog', () => {
  const parts = replies.map((reply) => ('data' in reply.shape ? reply.shape.data : reply))
  const fields = new Set([...parts.flatMap(fieldsIn), ...claims.split(' ')])
  expect(fields.size).toBeGreaterThan(60)
  const words = [...fields].map((field) => fieldName(field, t))
  expect(words.filter((each) => !(each in catalogue))).toEqual([])
  // No label contains a term that only programmers know.
  expect(words.filter((each) => /\b(uri|url|alg|pkce|id token|id)\b/.test(each))).toEqual([])
})
