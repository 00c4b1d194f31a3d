import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { didYouMean } from './did-you-mean.ts'
import { StartupError } from './startup-error.ts'

/** The providers that an operator can turn on. `oidc` is any other provider that uses OpenID Connect. */
export const socialProviderKeys = ['google', 'microsoft', 'apple', 'github', 'oidc'] as const
export type SocialProviderKey = (typeof socialProviderKeys)[number]

/** The names of those whose name the operator doesn't choose. */
const providerLabels: Record<string, string> = {
  google: 'Google',
  microsoft: 'Microsoft',
  apple: 'Apple',
  github: 'GitHub',
}

/** A provider through which people sign in to their own accounts. */
export interface SocialProvider {
  key: SocialProviderKey
  /** What people see in "Continue with …". */
  name: string
  /** Exactly as the provider writes it. With the subject, it identifies a person forever. */
  issuer: string
  clientId: string
  /** Apple has none, because a key signs a new secret for each request. */
  clientSecret?: string
  apple?: AppleKey
  /** GitHub's addresses, because it doesn't use OpenID Connect. */
  github?: { authorize: string; token: string; api: string }
}

export interface AppleKey {
  teamId: string
  keyId: string
  /** The PEM of a P-256 key. */
  privateKey: string
}

/** Microsoft's own tenant, to which all personal accounts belong. */
export const personalMicrosoftTenant = '9188040d-6c67-4c5b-b112-36a304b66dad'

const github = {
  authorize: 'https://github.com/login/oauth/authorize',
  token: 'https://github.com/login/oauth/access_token',
  api: 'https://api.github.com',
}

/** Reads the list of providers. */
export function readSignInWith(text: string): SocialProviderKey[] {
  const items = text.split(',').map((item) => item.trim())
  for (const item of items) {
    if (isKey(item)) continue
    const meant = didYouMean(item, socialProviderKeys)
    throw new StartupError(
      `SIGN_IN_WITH contains '${item}', but each item must be ${socialProviderKeys.join(', ')}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
    )
  }
  const repeated = items.find((item, at) => items.indexOf(item) !== at)
  if (repeated !== undefined) {
    throw new StartupError(`SIGN_IN_WITH contains ${repeated} twice. Remove one of them.`)
  }
  return items as SocialProviderKey[]
}

function isKey(item: string): boolean {
  return (socialProviderKeys as readonly string[]).includes(item)
}

/** Reads the key that Apple offers for download. Errors never contain the file's text. */
export function readAppleKeyFile(path: string): string {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new StartupError(
      `APPLE_KEY_FILE is '${path}', but this file can't be read. Set it to the path of the .p8 file from Apple.`,
    )
  }
  try {
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = createPrivateKey(text)
    if (type === 'ec' && details?.namedCurve === 'prime256v1') return text
  } catch {
    // The sentence below covers this, too.
  }
  throw new StartupError(
    `APPLE_KEY_FILE is '${path}', but this file doesn't contain a key for Sign in with Apple. Set it to the path of the .p8 file from Apple.`,
  )
}

export interface SocialSettings {
  SIGN_IN_WITH: SocialProviderKey[]
  GOOGLE_CLIENT_ID?: string | undefined
  GOOGLE_CLIENT_SECRET?: string | undefined
  MICROSOFT_CLIENT_ID?: string | undefined
  MICROSOFT_CLIENT_SECRET?: string | undefined
  MICROSOFT_TENANT: string
  APPLE_CLIENT_ID?: string | undefined
  APPLE_TEAM_ID?: string | undefined
  APPLE_KEY_ID?: string | undefined
  APPLE_KEY_FILE?: string | undefined
  GITHUB_CLIENT_ID?: string | undefined
  GITHUB_CLIENT_SECRET?: string | undefined
  OIDC_NAME?: string | undefined
  OIDC_ISSUER?: string | undefined
  OIDC_CLIENT_ID?: string | undefined
  OIDC_CLIENT_SECRET?: string | undefined
}
type SettingName = keyof SocialSettings

/** What each provider needs, and where an operator gets it. */
const needed: Record<SocialProviderKey, { settings: SettingName[]; from: string }> = {
  google: {
    settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    from: 'the OAuth client in the Google Cloud console',
  },
  microsoft: {
    settings: ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
    from: 'the app registration in the Microsoft Entra admin center',
  },
  apple: {
    settings: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_KEY_FILE'],
    from: 'Certificates, Identifiers & Profiles in your Apple developer account',
  },
  github: {
    settings: ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
    from: 'the OAuth app in your GitHub settings',
  },
  oidc: {
    settings: ['OIDC_NAME', 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
    from: 'your provider',
  },
}

/**
 * Returns a sentence for each setting that a provider in the list lacks. Settings of other providers are ignored,
 * because the environment is shared with other programs.
 */
export function missingSocialSettings(
  settings: SocialSettings,
  wrong: ReadonlyMap<string, string>,
): string[] {
  if (wrong.has('SIGN_IN_WITH')) return []
  return settings.SIGN_IN_WITH.flatMap((key) =>
    needed[key].settings
      .filter((name) => settings[name] === undefined && !wrong.has(name))
      .map(
        (name) =>
          `SIGN_IN_WITH contains ${key}, so ${name} must be set. Get it from ${needed[key].from}.`,
      ),
  )
}

/** Returns the providers in the order of the list, which is that of their buttons. */
export function socialProvidersOf(settings: SocialSettings): SocialProvider[] {
  const all: Record<SocialProviderKey, () => SocialProvider> = {
    google: () => ({
      key: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: settings.GOOGLE_CLIENT_ID!,
      clientSecret: settings.GOOGLE_CLIENT_SECRET!,
    }),
    microsoft: () => ({
      key: 'microsoft',
      name: 'Microsoft',
      issuer: `https://login.microsoftonline.com/${settings.MICROSOFT_TENANT}/v2.0`,
      clientId: settings.MICROSOFT_CLIENT_ID!,
      clientSecret: settings.MICROSOFT_CLIENT_SECRET!,
    }),
    apple: () => ({
      key: 'apple',
      name: 'Apple',
      issuer: 'https://appleid.apple.com',
      clientId: settings.APPLE_CLIENT_ID!,
      apple: {
        teamId: settings.APPLE_TEAM_ID!,
        keyId: settings.APPLE_KEY_ID!,
        privateKey: settings.APPLE_KEY_FILE!,
      },
    }),
    github: () => ({
      key: 'github',
      name: 'GitHub',
      issuer: 'https://github.com',
      clientId: settings.GITHUB_CLIENT_ID!,
      clientSecret: settings.GITHUB_CLIENT_SECRET!,
      github,
    }),
    oidc: () => ({
      key: 'oidc',
      name: settings.OIDC_NAME!,
      issuer: settings.OIDC_ISSUER!,
      clientId: settings.OIDC_CLIENT_ID!,
      clientSecret: settings.OIDC_CLIENT_SECRET!,
    }),
  }
  return settings.SIGN_IN_WITH.map((key) => all[key]())
}

interface WithProviders {
  signInWith: readonly SocialProvider[]
}

/** Finds a provider that the operator has turned on. */
export function findProvider(
  { signInWith }: WithProviders,
  key: string,
): SocialProvider | undefined {
  return signInWith.find((provider) => provider.key === key)
}

/** Returns a provider's name, even if the operator has turned it off since. */
export function nameOfProvider(
  config: WithProviders,
  { provider, issuer }: { provider: string; issuer: string },
): string {
  return (
    findProvider(config, provider)?.name ??
    providerLabels[provider] ??
    URL.parse(issuer)?.host ??
    issuer
  )
}
