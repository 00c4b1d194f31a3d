import * as client from 'openid-client'
import * as z from 'zod/mini'
import type { Config } from '#config/config.ts'
import type { SocialProvider } from '#config/social-providers.ts'
import {
  ProviderFault,
  derive,
  fetchOutside,
  maxLength,
  patienceMilliseconds,
  readAddress,
  text,
  withFaults,
} from '#connections/oidc/provider-client.ts'
import type { IdentityClaims } from '#database/tables/identities.ts'

/** GitHub uses OAuth 2 without OpenID Connect: there's no ID token, and its API says who the person is. */

interface Flow {
  cookie: string
  state: string
}

/** Names for the metrics what is requested. */
function documentFrom({ github }: SocialProvider) {
  return (url: string) => (url === github!.token ? 'token' : 'user_info')
}

function configurationOf(config: Config, provider: SocialProvider, signal: AbortSignal) {
  const { issuer, clientId, clientSecret, github } = provider
  const server = {
    issuer,
    authorization_endpoint: github!.authorize,
    token_endpoint: github!.token,
  }
  const configuration = new client.Configuration(
    server,
    clientId,
    undefined,
    client.ClientSecretPost(clientSecret),
  )
  configuration[client.customFetch] = fetchOutside(config, signal, documentFrom(provider))
  if (config.local) client.allowInsecureRequests(configuration)
  return configuration
}

export async function gitHubUrl(
  config: Config,
  provider: SocialProvider,
  { cookie, state, redirectUri }: Flow & { redirectUri: string },
): Promise<URL> {
  const signal = AbortSignal.timeout(patienceMilliseconds)
  return client.buildAuthorizationUrl(configurationOf(config, provider, signal), {
    redirect_uri: redirectUri,
    scope: 'read:user user:email',
    state,
    code_challenge: await client.calculatePKCECodeChallenge(derive(cookie, 'verifier', state)),
    code_challenge_method: 'S256',
    // Otherwise, someone who is signed in there would come back without having done anything.
    prompt: 'select_account',
  })
}

const Account = z.object({ id: z.int(), name: z.nullish(z.string()) })
const Addresses = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
)

/** Exchanges the code, and asks the API who the person is. Their number never changes, unlike their user name. */
export async function receiveFromGitHub(
  config: Config,
  provider: SocialProvider,
  currentUrl: URL,
  { cookie, state }: Flow,
): Promise<IdentityClaims> {
  const signal = AbortSignal.timeout(patienceMilliseconds)
  return withFaults(async () => {
    const { access_token: token } = await client.authorizationCodeGrant(
      configurationOf(config, provider, signal),
      currentUrl,
      { expectedState: state, pkceCodeVerifier: derive(cookie, 'verifier', state) },
    )
    const account = await read(Account, '/user')
    const addresses = await read(Addresses, '/user/emails')
    const primary = addresses.find((address) => address.primary)
    const email = readAddress(primary?.email)
    const [firstName, ...others] = (text(account.name, maxLength.name) ?? '').split(' ')
    const lastName = others.join(' ').trim()
    return {
      issuer: provider.issuer,
      subject: String(account.id),
      ...(email !== undefined && { email }),
      trusted: email !== undefined && primary?.verified === true,
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
    }

    async function read<Value>(schema: z.ZodMiniType<Value>, path: string): Promise<Value> {
      const answer = await fetchOutside(
        config,
        signal,
        documentFrom(provider),
      )(`${provider.github!.api}${path}`, {
        method: 'GET',
        headers: {
          accept: 'application/vnd.github+json',
          authorization: `Bearer ${token}`,
          // The API rejects requests without a name.
          'user-agent': 'accord',
        },
        body: undefined,
        redirect: 'manual',
      })
      if (answer.status !== 200) throw new ProviderFault('provider_error')
      const { success, data } = z.safeParse(schema, await answer.json())
      if (!success) throw new ProviderFault('invalid_response')
      return data
    }
  })
}
