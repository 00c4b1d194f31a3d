/** What the service tells the console about itself, in a meta tag of every document. */
export interface Settings {
  brand: string
  supportEmail: string
  /** The operator's own pages. */
  links: { help?: string; privacy?: string; terms?: string }
  /** Maps each identity host to the origin of its API. */
  apiHosts: Record<string, string>
  sentryDsn?: string
  /** The address of a picture, with {hash} for the SHA-256 of an email address. Unset: initials only. */
  avatars?: string
  /** The issuer, as OpenID Connect defines it. */
  issuer: string
  /** Whether passkeys work here. They need https and a host that isn't an IP address. */
  passkeys: boolean
  /** Why no one can sign up, or who can. Set only if sign-up is restricted. */
  noSignUp?: string
  signUpFor?: string
  /** The product's version, only for people who are signed in. */
  version?: string
}

/** A prerendered page contains `{{brand}}` until the service fills in its name. */
const prerendered: Settings = {
  brand: '{{brand}}',
  supportEmail: '{{support}}',
  links: {},
  apiHosts: {},
  issuer: '',
  passkeys: true,
}

// Evaluated only if it's read, which the script in the document doesn't do.
export const settings: Settings = /* @__PURE__ */ readSettings()

function readSettings(): Settings {
  if (typeof document === 'undefined') return prerendered
  return (
    settingsFromDocument() ?? {
      ...prerendered,
      brand: 'Accord',
      supportEmail: '',
      issuer: `${location.origin}/oauth`,
    }
  )
}

/** The settings that the service filled in; Vite's own server doesn't. */
export function settingsFromDocument(): Settings | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="accord"]')?.content
  return content?.startsWith('{"') ? (JSON.parse(content) as Settings) : undefined
}

/** Whether the service accepts passkeys and the browser can convert them to and from JSON. */
export function hasPasskeys(): boolean {
  return (
    settings.passkeys && 'parseRequestOptionsFromJSON' in (globalThis.PublicKeyCredential ?? {})
  )
}
