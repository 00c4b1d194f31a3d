import type { Config } from '#config/config.ts'
import type { SocialProvider } from '#config/social-providers.ts'
import {
  type OidcClient,
  ProviderFault,
  authorizationUrl,
  readClaims,
  receiveDocuments,
} from '#connections/oidc/provider-client.ts'
import type { IdentityClaims } from '#database/tables/identities.ts'
import { createAppleSecret, readAppleName } from './apple.ts'
import { gitHubUrl, receiveFromGitHub } from './github-client.ts'
import { trustsAddress } from './trust.rules.ts'

interface Flow {
  cookie: string
  state: string
  /** Whether the person confirms their identity. */
  fresh: boolean
}

/** How long ago the person may have signed in at the provider if they confirm their identity, in seconds. */
const freshSeconds = 5 * 60

async function clientOf(provider: SocialProvider): Promise<OidcClient> {
  const { key, issuer, clientId, clientSecret, apple } = provider
  const secret = apple ? await createAppleSecret(apple, { clientId, issuer }) : clientSecret!
  const settings = { issuer, clientId, clientAuthentication: 'client_secret' as const }
  return { id: key, settings, proof: { clientSecret: secret } }
}

/**
 * What each provider needs in addition. People choose an account each time, so that no one comes back from there
 * without having done anything.
 */
function parametersOf({ key }: SocialProvider, fresh: boolean): Record<string, string> {
  if (key === 'apple') return { response_mode: 'form_post', scope: 'openid email name' }
  if (key === 'oidc') return fresh ? { prompt: 'login', max_age: '0' } : {}
  return { prompt: fresh && key === 'microsoft' ? 'login' : 'select_account' }
}

/** Returns the provider's page to which the browser goes. */
export async function socialSignInUrl(
  config: Config,
  provider: SocialProvider,
  { fresh, ...flow }: Flow & { redirectUri: string },
): Promise<URL> {
  if (provider.github) return gitHubUrl(config, provider, flow)
  const parameters = parametersOf(provider, fresh)
  return authorizationUrl(config, await clientOf(provider), { ...flow, fresh: false, parameters })
}

/** Exchanges the provider's response for what it says about the person. `user` is what only Apple sends. */
export async function receiveIdentity(
  config: Config,
  provider: SocialProvider,
  { currentUrl, user, ...flow }: Flow & { currentUrl: URL; user: string | null },
): Promise<IdentityClaims> {
  if (provider.github) return receiveFromGitHub(config, provider, currentUrl, flow)
  const { claims, profile } = await receiveDocuments(config, await clientOf(provider), currentUrl, {
    ...flow,
    // Only the standard requires that the provider says when the person signed in.
    fresh: flow.fresh && provider.key === 'oidc',
  })
  const { issuer, subject, email, firstName, lastName, authTime } = readClaims(claims, profile)
  if (flow.fresh && authTime !== undefined && authTime < Date.now() / 1000 - freshSeconds) {
    throw new ProviderFault('invalid_response')
  }
  const said = { email, emailVerified: profile['email_verified'], hostedDomain: claims['hd'] }
  return {
    issuer,
    subject,
    ...(email !== undefined && { email }),
    trusted: trustsAddress(provider.key, said),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(provider.apple && readAppleName(user)),
  }
}
