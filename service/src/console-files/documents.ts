import { signUpByInvitation, signUpClosed } from '@accord/contract/accounts.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { StartupRefused } from '#startup-refused.ts'
import { type StoredAnswer, storeAnswer } from '#http/stored-answer.ts'
import { escapeHtml } from '#mail/letter.ts'
import type { Config } from '#config.ts'
import { relyingPartyOf } from '#factors/passkeys/relying-party.rules.ts'
import { version } from '#version.ts'
import { documentPolicy } from './document-policy.ts'

/** A page as it leaves the service: filled in, hashed and compressed once, at start. */
export interface Document extends StoredAnswer {
  policy: string
}

/** Document name (`index`, `sign-in` …) → document, for one brand name. */
export type Documents = Map<string, Document>

export function readDocuments(folder: string, config: Config, brandName: string): Documents {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new StartupRefused('The console is not built yet. Run: npm run build')
  }
  const pages = readdirSync(join(folder, 'pages')).map((name) => join('pages', name))
  return new Map(
    ['index.html', ...pages].map((file) => {
      const name = basename(file, '.html')
      // Told in the frame behind sign-in, and nowhere before it.
      const settings = name === 'index' ? { version } : {}
      const html = fillIn(readFileSync(join(folder, file), 'utf8'), config, brandName, settings)
      return [name, documentFrom(html, config)]
    }),
  )
}

/** What the build left open: the brand's name and mark, and what the console must know of the service. */
function fillIn(
  template: string,
  config: Config,
  brandName: string,
  more: { version?: string },
): string {
  const { brand, apiHosts, sentryDsn, avatarUrl, development, publicUrl } = config
  const settings = {
    brand: brandName,
    supportEmail: brand.supportEmail,
    apiHosts,
    sentryDsn,
    avatars: avatarUrl,
    issuer: `${publicUrl.origin}/oauth`,
    development,
    passkeys: relyingPartyOf(config) !== undefined,
    noSignUp: config.signUp === 'closed' ? signUpClosed.message : undefined,
    signUpFor: config.signUp === 'invited' ? signUpByInvitation.message : undefined,
    ...more,
  }
  return template
    .replaceAll('{{settings}}', escapeHtml(JSON.stringify(settings)))
    .replaceAll('{{brand}}', escapeHtml(brandName))
    .replaceAll('{{support}}', escapeHtml(brand.supportEmail))
    .replace('</head>', `${ownLogo(brand.logoFile)}</head>`)
}

function ownLogo(file: string | undefined): string {
  if (file === undefined) return ''
  const picture = readFileSync(file).toString('base64')
  return `<style>:root{--brand-logo:url("data:image/svg+xml;base64,${picture}")}</style>`
}

function documentFrom(html: string, config: Config): Document {
  return { ...storeAnswer(html, 11), policy: documentPolicy(html, config) }
}
