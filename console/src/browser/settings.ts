/** The service's settings for the console, in a meta tag of every document. */
export interface Settings {
  brand: string
  supportEmail: string
  /** The operator's own pages. */
  links: { help?: string; privacy?: string; terms?: string }
  /** The origin of the API for each identity host. */
  apiHosts: Record<string, string>
  sentryDsn?: string
  /** The URL of a picture, with {hash} for the SHA-256 of an email address. If it's unset, only initials are shown. */
  avatars?: string
  /** The issuer, as defined by OpenID Connect. */
  issuer: string
  /** Whether passkeys work here. They need HTTPS and a host that isn't an IP address. */
  passkeys: boolean
  /** The providers through which people can sign in to their own accounts. */
  signInWith: { key: string; name: string }[]
  /** Explains why no one can sign up, or who can. Set only if sign-up is restricted. */
  noSignUp?: string
  signUpFor?: string
  /** The product's version. Only signed-in people get it. */
  version?: string
}

/** Prerendered pages contain `{{brand}}` and others until the service fills them in. */
const prerendered: Settings = {
  brand: '{{brand}}',
  supportEmail: '{{support}}',
  links: {},
  apiHosts: {},
  issuer: '',
  passkeys: true,
  signInWith: [{ key: '{{provider.key}}', name: '{{provider.name}}' }],
}

// Bundlers can remove this in the script inside the document, which doesn't read the settings.
export const settings: Settings = /* @__PURE__ */ readSettings()

function readSettings(): Settings {
  if (typeof document === 'undefined') return prerendered
  return (
    settingsFromDocument() ?? {
      ...prerendered,
      brand: 'Accord',
      supportEmail: '',
      signInWith: [],
      issuer: `${location.origin}/oauth`,
    }
  )
}

/** Returns the settings that the service filled in. Vite's own server doesn't do this. */
export function settingsFromDocument(): Settings | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="accord"]')?.content
  return content?.startsWith('{"') ? (JSON.parse(content) as Settings) : undefined
}

/** Returns whether the service accepts passkeys and the browser can convert them to and from JSON. */
export function hasPasskeys(): boolean {
  return (
    settings.passkeys && 'parseRequestOptionsFromJSON' in (globalThis.PublicKeyCredential ?? {})
  )
}
