import type { Application } from '@accord/contract/applications.ts'
import type { ShownAuthorization } from '@accord/contract/authorizations.ts'
import type { QueryKey } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { revokeApprovalMutation } from '../approvals/granted/approvals.api.ts'
import { revokeAuthorizationMutation } from '../authorizations/authorizations.api.ts'
import { createApplicationMutation } from './applications.api.ts'
import { createKeyMutation, deleteKeyMutation } from './settings/keys.api.ts'

const organization = { id: 'o1', name: 'Northside Clinic' }
const application = { id: 'a1', organization } as Application
const authorization = { id: 'z1', organization } as ShownAuthorization

afterEach(() => queryClient.clear())

type Ended = (...told: unknown[]) => unknown

test.each<[string, unknown, QueryKey[]]>([
  ['an approval is revoked', revokeApprovalMutation.onSettled, [['approvals', 1], ['activity']]],
  [
    'an application is created',
    createApplicationMutation('o1').onSuccess,
    [
      ['organization', 'o1', 'applications', undefined, 1],
      ['organization', 'o1', 'activity'],
    ],
  ],
  [
    'a secret is created',
    createKeyMutation(application).onSettled,
    [
      ['keys', 'a1'],
      ['organization', 'o1', 'activity'],
    ],
  ],
  [
    'a secret is deleted',
    deleteKeyMutation(application).onSettled,
    [
      ['keys', 'a1'],
      ['organization', 'o1', 'activity'],
    ],
  ],
  [
    'an authorization is revoked',
    revokeAuthorizationMutation(authorization).onSettled,
    [
      ['authorization', 'z1'],
      ['organization', 'o1', 'activity'],
    ],
  ],
])('after %s, the affected data reloads', async (_, ended, keys) => {
  for (const key of keys) queryClient.setQueryData(key, {})
  await (ended as Ended)(application)
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual(
    keys.map(() => true),
  )
})
