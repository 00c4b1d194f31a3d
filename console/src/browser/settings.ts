/** What the service tells the console about itself, in one meta tag of every document. */
export interface Settings {
  brand: string
  supportEmail: string
  /** Identity host → origin of the API that serves it. */
  apiHosts: Record<string, string>
  sentryDsn?: string
  /** Address of a picture, with {hash} for the SHA-256 of an e-mail address. Unset: initials only. */
  avatars?: string
  /** Who signs people in to applications, by the name that OpenID Connect has for it. */
  issuer: string
  /** Whether people can sign in with passkeys: not where the host is an IP address, or without https. */
  passkeys: boolean
  /** Why nobody can sign up, or who can: only where not everybody may. */
  noSignUp?: string
  signUpFor?: string
  /** Of the product; only behind the front door. */
  version?: string
}

/** `{{brand}}` is what a prerendered page carries until the service serves it under its name. */
const prerendered: Settings = {
  brand: '{{brand}}',
  supportEmail: '{{support}}',
  apiHosts: {},
  issuer: '',
  passkeys: true,
}

// Made where somebody reads it only: the script that lies in the document does not.
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

/** As the service filled them in; Vite's own server does not. */
export function settingsFromDocument(): Settings | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="accord"]')?.content
  return content?.startsWith('{"') ? (JSON.parse(content) as Settings) : undefined
}

/** Whether the service takes passkeys and this browser reads and writes them as the service does. */
export function hasPasskeys(): boolean {
  return (
    settings.passkeys && 'parseRequestOptionsFromJSON' in (globalThis.PublicKeyCredential ?? {})
  )
}
