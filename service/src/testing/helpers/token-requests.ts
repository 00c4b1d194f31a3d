import {
  approveClient,
  type OAuthBrowser,
  testRedirectUri,
  type TestClientRegistration,
  type Stage,
  startAuthorization,
} from '#testing/oauth.ts'

export type Form = Record<string, string>

export interface TokenAnswer {
  status: number
  headers: Headers
  /** The unparsed body. */
  text: string
  body: {
    access_token?: string
    refresh_token?: string
    id_token?: string
    scope?: string
    error?: string
  }
}

/** Sends a plain request, because a client library takes time and doesn't allow mistakes. */
export async function tokenRequest(
  { url }: { url: string },
  { id, secret }: TestClientRegistration,
  form: Form | URLSearchParams,
  endpoint = 'token',
): Promise<TokenAnswer> {
  const response = await fetch(`${url}/oauth/${endpoint}`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams(form),
  })
  const { status, headers } = response
  const text = await response.text()
  return { status, headers, text, body: JSON.parse(text || '{}') as TokenAnswer['body'] }
}

export const redeeming = (code: string): Form => ({
  grant_type: 'authorization_code',
  code,
  redirect_uri: testRedirectUri,
})

export const refreshing = (refreshToken: string): Form => ({
  grant_type: 'refresh_token',
  refresh_token: refreshToken,
})

/** Returns the parameters that redeem a code that the stage's owner has just approved. */
export async function approvedCode({
  client,
  browser,
  organization,
}: Pick<Stage, 'client' | 'browser' | 'organization'>): Promise<Form> {
  const { address, checks } = await startAuthorization(client)
  const back = await approveClient(browser, address, organization.owner.profileId)
  const code = back.searchParams.get('code')!
  return { ...redeeming(code), code_verifier: checks.pkceCodeVerifier }
}

/** Returns a code from the direct flow, which needs only one request. */
export async function codeAtOnce(
  browser: OAuthBrowser,
  { id }: { id: string },
  { profileId }: { profileId: string },
): Promise<string> {
  const { body } = await browser.decide({
    application: id,
    state: 'x',
    redirect: testRedirectUri,
    offlineAccess: true,
    profile: profileId,
  })
  return new URL((body as { redirect: string }).redirect).searchParams.get('code')!
}
