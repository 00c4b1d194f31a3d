import { updateApplication } from '@accord/contract/applications.ts'
import type { Decision } from '@accord/contract/approvals.ts'
import * as oauth from 'openid-client'
import { expect, test } from 'vitest'
import {
  createTestBrowser,
  registerTestClient,
  testRedirectUri,
  startOAuthService,
} from '#testing/oauth.ts'
import { tokenRequest } from '#testing/helpers/token-requests.ts'

test('OA1: an application that requires PKCE gets no code from the direct flow without a challenge', async () => {
  await using service = await startOAuthService()
  const organization = await service.createOrganization()
  const { as, profileId: profile } = organization.owner
  const browser = await createTestBrowser(service, organization.owner)
  const application = await registerTestClient(organization)
  const { id } = application
  const decide = async (decision: Partial<Decision>) => {
    const asked = {
      application: id,
      state: 'opaque',
      redirect: testRedirectUri,
      profile,
      ...decision,
    }
    const { status, body } = await browser.decide(asked)
    return { status, ...(body as { code?: string; redirect?: string }) }
  }
  expect((await decide({})).status).toBe(200)

  await as.call(updateApplication, { params: { id }, body: { requirePkce: true } })
  expect(await decide({})).toMatchObject({ status: 400, code: 'challenge_expected' })
  // A person can always decline.
  expect((await decide({ decision: 'deny' })).status).toBe(200)

  const codeVerifier = oauth.randomPKCECodeVerifier()
  const codeChallenge = await oauth.calculatePKCECodeChallenge(codeVerifier)
  const answer = await decide({ codeChallenge, codeChallengeMethod: 'S256' })
  const sent = new URLSearchParams({
    grant_type: 'authorization_code',
    redirect_uri: testRedirectUri,
    code: new URL(answer.redirect!).searchParams.get('code')!,
  })
  expect((await tokenRequest(service, application, sent)).status).toBe(400)
  sent.set('code_verifier', codeVerifier)
  expect((await tokenRequest(service, application, sent)).status).toBe(200)
})
