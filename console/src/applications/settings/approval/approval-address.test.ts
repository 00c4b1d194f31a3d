import { expect, test } from 'vitest'
import { readParameters } from '../../../approvals/approval-parameters.ts'
import { approvalAddress, type ApprovalExample, flowOf } from './approval-preview.tsx'

const asking: ApprovalExample = {
  flow: 'standard',
  application: '3f0f7a52-8b8e-4d6c-9a70-0a8a3a1f2b11',
  redirect: 'https://app.example/back?own=1',
  scopes: ['profile', 'offline_access', 'organization:read'],
  state: '',
  roles: '',
  orgId: '',
}
const requestedProfiles = { roles: 'admin,owner', orgId: '5b0c7a52-8b8e-4d6c-9a70-0a8a3a1f2b22' }
const issuer = 'https://accord.example/oauth'
const queryOf = (some: Partial<ApprovalExample>) =>
  Object.fromEntries(new URL(approvalAddress({ ...asking, ...some }, issuer)).searchParams)

test('a standard-flow link follows OpenID Connect, with placeholders for per-request values', () => {
  expect(approvalAddress(asking, issuer)).toMatch(/^https:\/\/accord\.example\/oauth\/authorize\?/)
  expect(queryOf({})).toEqual({
    client_id: asking.application,
    response_type: 'code',
    redirect_uri: asking.redirect,
    scope: 'openid profile offline_access organization:read',
    state: 'STATE',
    code_challenge: 'CODE_CHALLENGE',
    code_challenge_method: 'S256',
  })
  expect(queryOf({ ...requestedProfiles, state: 's 1' })).toMatchObject({
    ...requestedProfiles,
    state: 's 1',
  })
})

test('a direct-flow link requests all scopes and names only offline access', () => {
  expect(approvalAddress({ ...asking, flow: 'direct' }, issuer)).toMatch(
    /^https:\/\/accord\.example\/approval\?/,
  )
  expect(queryOf({ flow: 'direct', ...requestedProfiles })).toEqual({
    application: asking.application,
    state: 'STATE',
    redirect: asking.redirect,
    offlineAccess: 'true',
    codeChallenge: 'CODE_CHALLENGE',
    codeChallengeMethod: 'S256',
    ...requestedProfiles,
  })
  expect(queryOf({ flow: 'direct', scopes: [] })).not.toHaveProperty('offlineAccess')
})

test('the preview uses the same parameters as the approval screen', () => {
  expect(readParameters(flowOf({ ...asking, ...requestedProfiles }))).toMatchObject({
    orgId: requestedProfiles.orgId,
    requestedProfiles: [{ roles: ['admin', 'owner'] }, {}],
    flow: { interaction: 'preview', scope: 'openid profile offline_access organization:read' },
  })
  expect(readParameters(flowOf({ ...asking, flow: 'direct' }))).toMatchObject({
    flow: { offlineAccess: 'true' },
  })
  expect(readParameters(flowOf({ ...asking, orgId: 'x' }))).toBe('unreadable')
})
