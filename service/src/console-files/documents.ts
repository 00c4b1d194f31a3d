import type { Config } from '#config/config.ts'
import { inlineHashOf } from '#http/plain-pages.ts'
import { signUpByInvitation, signUpClosed } from '@accord/contract/accounts.ts'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { StartupError } from '#config/startup-error.ts'
import { type StoredAnswer, lazyStoredAnswer } from '#http/stored-answer.ts'
import { escapeHtml } from '#mail/compose-email.ts'
import { relyingPartyOf } from '#factors/passkeys/relying-party.rules.ts'
import { version } from '#version.ts'

/**
 * Returns the content security policy of a document. It allows Accord's own files, and inline content by its hash.
 * Scripts must be in the built template, so that no inserted text can run as one.
 */
export function documentPolicy(html: string, template: string, config: Config): string {
  const inline = (text: string, tag: RegExp) =>
    [...text.matchAll(tag)].map(([, inside = '']) => inlineHashOf(inside))
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline(template, /<script>([\s\S]*?)<\/script>/g)].join(' '),
    ["style-src 'self'", ...inline(html, /<style[^>]*>([\s\S]*?)<\/style>/g)].join(' '),
    ["img-src 'self' data:", ...pictures(config)].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connections(config)].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

function pictures({ avatarUrl }: Config): string[] {
  return avatarUrl ? [new URL(avatarUrl.replace('{hash}', '0')).origin] : []
}

function connections({ apiHosts, sentryDsn, development }: Config): string[] {
  const local = development ? ['http://localhost:5005', 'http://127.0.0.1:5005'] : []
  const reports = sentryDsn ? [new URL(sentryDsn).origin] : []
  return [...new Set([...Object.values(apiHosts), ...reports, ...local])]
}

/** A page as it's sent. Pages are read and filled in at the start, so that all of them come from the same build. */
export interface Document {
  policy: string
  answer(): StoredAnswer
}

/** Documents by their name, such as `index`, `sign-in`, or `frames/user`, for one brand name. */
export type Documents = Map<string, Document>

/** The parts of a build. A build by an older version may lack some of them. */
const parts = ['index.html', 'frames', 'pages']

export function readDocuments(folder: string, config: Config, brandName: string): Documents {
  if (!parts.every((part) => existsSync(join(folder, part)))) {
    throw new StartupError('The console is not built yet. Run npm run build.')
  }
  const documentAt = (name: string, file: string, settings: { version?: string }) => {
    const template = readFileSync(join(folder, file), 'utf8')
    const html = fillIn(template, config, brandName, settings)
    const policy = documentPolicy(html, template, config)
    return [name, { policy, answer: lazyStoredAnswer(() => html, 11) }] as const
  }
  return new Map([
    // Only pages behind sign-in show the version.
    ...['index.html', ...filesIn('frames')].map((file) =>
      documentAt(nameOf(file), file, { version }),
    ),
    ...filesIn('pages').map((file) => documentAt(basename(nameOf(file)), file, {})),
  ])

  function filesIn(part: string): string[] {
    return readdirSync(join(folder, part)).map((name) => `${part}/${name}`)
  }
}

function nameOf(file: string): string {
  return file.replace(/\.html$/, '')
}

/**
 * Fills in the placeholders of the build: the brand's name and logo, and the settings that the console needs. The
 * replacements are functions, because a brand's name may contain $&.
 */
function fillIn(
  template: string,
  config: Config,
  brandName: string,
  more: { version?: string },
): string {
  const { brand, links, apiHosts, sentryDsn, avatarUrl, publicUrl } = config
  const passkeys = relyingPartyOf(config) !== undefined
  const settings = {
    brand: brandName,
    supportEmail: brand.supportEmail,
    links,
    apiHosts,
    sentryDsn,
    avatars: avatarUrl,
    issuer: `${publicUrl.origin}/oauth`,
    passkeys,
    signInWith: config.signInWith.map(({ key, name }) => ({ key, name })),
    noSignUp: config.signUp === 'closed' ? signUpClosed.message : undefined,
    signUpFor: config.signUp === 'invited' ? signUpByInvitation.message : undefined,
    ...more,
  }
  return withProviders(template, config)
    .replaceAll('{{settings}}', () => escapeHtml(JSON.stringify(settings)))
    .replaceAll('{{brand}}', () => escapeHtml(brandName))
    .replaceAll('{{support}}', () => escapeHtml(brand.supportEmail))
    .replace('</head>', () => `${ownLogo(brand.logoFile)}${passkeys ? '' : noPasskeys}</head>`)
}

/** The prerendered links to other providers. They contain one, with placeholders. */
const socialLinks = /(<div id="sign-in-with"[^>]*>)(.*?)(<\/div>)/s

/** Repeats the link for each provider, or removes it, so that the layout doesn't shift when the script runs. */
function withProviders(template: string, { signInWith }: Config): string {
  return template.replace(socialLinks, (_, begin: string, link: string, end: string) => {
    const links = signInWith.map(({ key, name }) =>
      link
        .replaceAll('{{provider.key}}', () => escapeHtml(key))
        .replaceAll('{{provider.name}}', () => escapeHtml(name)),
    )
    return links.length === 0 ? '' : [begin, ...links, end].join('')
  })
}

/** Hides the passkey button from the start, so that the layout doesn't shift when the script removes it. */
const noPasskeys = '<style>#by-passkey{display:none}</style>'

function ownLogo(file: string | undefined): string {
  if (file === undefined) return ''
  const picture = readFileSync(file).toString('base64')
  return `<style>:root{--brand-logo:url("data:image/svg+xml;base64,${picture}")}</style>`
}
