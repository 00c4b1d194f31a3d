import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Brand, brandNameFor } from '#config/brand.ts'
import type { Config } from '#config/config.ts'
import type { Caller } from '#caller.ts'
import { formatTime } from '#i18n/format.ts'
import { defaultLanguage, type Translator, translatorFor } from '#i18n/translator.ts'
import { describeAgent } from './user-agent.rules.ts'

/** The styles are inline, because email programs support little else. The colors match the console's. */
const looks = {
  canvas: 'background:#f6f8f8',
  brand:
    'padding:0 4px 16px;font-size:16px;line-height:24px;font-weight:600;color:#141b1b;word-break:break-word',
  mark: 'margin-right:4px;vertical-align:-6px;border:0',
  logo: 'display:block;margin:0 0 16px;border:1px solid #e2e7e7;border-radius:8px;background:#ffffff;object-fit:contain',
  card: 'padding:32px;background:#ffffff;border:1px solid #e2e7e7;border-radius:8px;word-break:break-word',
  title: 'margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600;color:#141b1b',
  text: 'margin:0 0 16px;font-size:16px;line-height:24px;color:#141b1b',
  facts: 'margin:0 0 16px;font-size:14px;line-height:20px',
  factName: 'padding:2px 16px 2px 0;vertical-align:top;white-space:nowrap;color:#4f5b5b',
  fact: 'padding:2px 0;color:#141b1b',
  // The padding is on the cell, because Outlook ignores it on a link.
  buttonCell: 'border-radius:8px;background:#0b6472;mso-padding-alt:12px 20px',
  button:
    'display:inline-block;padding:12px 20px;font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none',
  second: 'margin:24px 0 0;font-size:16px;line-height:24px',
  link: 'color:#0b6472;word-break:break-word',
  address: 'margin:24px 0 16px;font-size:13px;line-height:20px;color:#4f5b5b',
  longLink: 'color:#0b6472;word-break:break-all',
  footnote:
    'margin:0;padding-top:16px;border-top:1px solid #e2e7e7;font-size:13px;line-height:20px;color:#4f5b5b',
  closing: 'padding:16px 4px;font-size:13px;line-height:20px;color:#4f5b5b',
  quietLink: 'color:#4f5b5b',
  preview: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
} as const

/** Returns the attributes of one part of an email: its inline style, and a class name for `sheet`. */
export function styleOf(part: keyof typeof looks): string {
  return `class="${part}" style="${looks[part]}"`
}

/** Adapts emails to narrow windows and dark mode in programs that support a style sheet. */
export const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.card{padding:24px 20px!important}}
@media (prefers-color-scheme:dark){
.canvas{background:#0e1212!important}
.card{background:#151a1a!important;border-color:#283030!important}
.brand,.title,.text,.fact{color:#e9eeee!important}
.buttonCell{background:#62c3cd!important}
.button{color:#06262b!important}
.link,.longLink{color:#72ccd5!important}
.factName,.address,.footnote,.closing,.quietLink{color:#a6b2b2!important}
.footnote{border-color:#283030!important}
}`

const file = readFileSync(join(import.meta.dirname, 'mark.png'))

/** The image is attached. A remote image would reveal who opens the email, and many programs don't show any. */
const source = 'cid:mark'

/**
 * Returns an empty string if the operator has a custom logo, because that's an SVG, which email programs don't show.
 */
export function markFor({ logoFile }: Brand, attributes: string): string {
  return logoFile ? '' : `<img src="${source}" width="24" height="24" alt="" ${attributes}> `
}

/** The logo of the application or organization that an email is about. */
export interface EmailLogo {
  mediaType: string
  /** The image in base64, because the outbox stores emails as text. */
  image: string
}

const logoSource = 'cid:logo'

/** Returns the images that an email's HTML shows. */
function imagesOf({ html = '', logo }: { html?: string; logo?: EmailLogo | undefined }) {
  const mark = { cid: 'mark', mediaType: 'image/png', content: file }
  const own = logo && {
    cid: 'logo',
    mediaType: logo.mediaType,
    content: Buffer.from(logo.image, 'base64'),
  }
  return [mark, ...(own ? [own] : [])].filter(({ cid }) => html.includes(`"cid:${cid}"`))
}

/** Returns an email's attachments, which are the images that its HTML shows. */
export function attachedTo(email: Partial<Pick<EmailMessage, 'html' | 'logo'>> | undefined) {
  return imagesOf(email ?? {}).map(({ cid, mediaType, content }) => ({
    cid,
    filename: `${cid}.${mediaType.replace('image/', '')}`,
    content,
    contentType: mediaType,
    contentDisposition: 'inline' as const,
  }))
}

/** Embeds the images for a browser, which can't load attachments. */
export function withImagesInside(email: Pick<EmailMessage, 'html' | 'logo'>): string {
  return imagesOf(email).reduce(
    (html, { cid, mediaType, content }) =>
      html.replace(`"cid:${cid}"`, `"data:${mediaType};base64,${content.toString('base64')}"`),
    email.html,
  )
}

/** The input for every email: the configuration, and a translator into the recipient's language. */
export interface EmailContext extends Translator {
  config: Config
}

export function emailContext(config: Config, language = defaultLanguage): EmailContext {
  return { config, ...translatorFor(language) }
}

/** An email ready for the outbox, always as both HTML and plain text. */
export interface EmailMessage {
  kind: string
  to: string
  subject: string
  text: string
  html: string
  logo?: EmailLogo | undefined
  /** An ID. Emails with the same ID reach a recipient in the order in which they were queued. */
  about?: string | undefined
  unsolicited?: never
}

/** An email that its recipient didn't request. Only `queueUnsolicitedEmail` queues these, because it counts them. */
export interface UnsolicitedEmail extends Omit<EmailMessage, 'unsolicited'> {
  unsolicited: true
}

interface Action {
  label: string
  /** A path in the console, or a full URL. */
  url: string
}

export type Fact = readonly [name: string, value: string]

interface Content {
  kind: string
  to: string
  /** An ID. Emails with the same ID reach a recipient in the order in which they were queued. */
  about?: string
  subject: string
  /** A logo above the subject, in addition to Accord's. */
  logo?: EmailLogo | undefined
  greeting: string
  /** The paragraphs of the email. Inboxes show the first one next to the subject. */
  paragraphs: [string, ...string[]]
  /** Details to check at a glance, such as the time and place of a sign-in. */
  facts?: readonly Fact[]
  action?: Action
  /** A less prominent alternative to the action, such as declining. */
  secondAction?: Action
  /** The small print, which says why the person got this email and how to get help. */
  footnote: string
}

/** Explains why a person gets an email about their sign-in methods or about a change from their account. */
export function securityFootnote({ t }: Translator): string {
  return t('You’re receiving this email because it’s about the security of your account.')
}

/** Joins sentences that are translated one by one into a paragraph. */
export function joinSentences(...sentences: string[]): string {
  return sentences.join(' ')
}

/** Composes an email in the layout that all emails share. */
export function composeEmail(context: EmailContext, content: Content): EmailMessage {
  const { kind, to, subject, about, logo } = content
  const [text, html] = [textOf(context, content), htmlOf(context, content)]
  return { kind, to, subject, about, text, html, logo }
}

export function composeUnsolicitedEmail(context: EmailContext, content: Content): UnsolicitedEmail {
  return { ...composeEmail(context, content), unsolicited: true }
}

/** Returns the product's name on the site that the email links to. */
export function productName({ brand, publicUrl }: Config): string {
  return brandNameFor(brand, publicUrl.hostname)
}

function textOf(
  { config, t }: EmailContext,
  { greeting, paragraphs, facts = [], action, secondAction, footnote }: Content,
): string {
  const lines = facts.map(([name, value]) => t('{{name}}: {{value}}', { name, value }))
  const details = lines.length > 0 ? [lines.join('\n')] : []
  const links = [action, secondAction]
    .filter((each) => each !== undefined)
    .map(({ label, url }) => `${t('{{label}}:', { label })}\n${linkTo(config, url)}`)
  // Email programs recognize a signature by the space after the dashes.
  const closing = `-- \n${productName(config)} · ${config.brand.supportEmail}`
  return `${[greeting, ...paragraphs, ...details, ...links, footnote, closing].join('\n\n')}\n`
}

function htmlOf(
  { config, language, t }: EmailContext,
  { subject, logo, greeting, paragraphs, facts = [], action, secondAction, footnote }: Content,
): string {
  const picture = logo
    ? `<img src="${logoSource}" width="40" height="40" alt="" ${styleOf('logo')}>\n`
    : ''
  const product = escapeHtml(productName(config))
  const mark = markFor(config.brand, styleOf('mark'))
  const support = escapeHtml(config.brand.supportEmail)
  const paragraph = (text: string) => `<p ${styleOf('text')}>${escapeHtml(text)}</p>\n`
  const row = ([name, value]: Fact) =>
    `<tr><td ${styleOf('factName')}>${escapeHtml(name)}</td><td ${styleOf('fact')}>${escapeHtml(value)}</td></tr>\n`
  const table =
    facts.length > 0
      ? `<table role="presentation" cellpadding="0" cellspacing="0" ${styleOf('facts')}>${facts.map(row).join('')}</table>\n`
      : ''
  const link = ({ label, url }: Action, part: 'button' | 'link' | 'longLink') =>
    `<a href="${escapeHtml(linkTo(config, url))}" ${styleOf(part)}>${escapeHtml(label)}</a>`
  const button = action
    ? `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td ${styleOf('buttonCell')}>${link(action, 'button')}</td></tr></table>\n`
    : ''
  const second = secondAction ? `<p ${styleOf('second')}>${link(secondAction, 'link')}</p>\n` : ''
  const address = action
    ? `<p ${styleOf('address')}>${escapeHtml(t('If the button doesn’t work, open this link:'))}<br>${link({ ...action, label: linkTo(config, action.url) }, 'longLink')}</p>\n`
    : ''

  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${sheet}</style></head>
<body class="canvas" style="margin:0;padding:0;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div ${styleOf('preview')}>${escapeHtml(paragraphs[0])}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${styleOf('canvas')}><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;text-align:left">
<tr><td ${styleOf('brand')}>${mark}${product}</td></tr>
<tr><td ${styleOf('card')}>
${picture}<h1 ${styleOf('title')}>${escapeHtml(subject)}</h1>
${paragraph(greeting)}${paragraphs.map(paragraph).join('')}${table}${button}${second}${address}<p ${styleOf('footnote')}>${escapeHtml(footnote)}</p>
</td></tr>
<tr><td ${styleOf('closing')}>${product} · <a href="mailto:${support}" ${styleOf('quietLink')}>${support}</a></td></tr>
</table></td></tr></table></body></html>
`
}

function linkTo({ publicUrl }: Config, url: string): string {
  return new URL(url, publicUrl).href
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

/**
 * Returns details that help people recognize their own sign-in. The device name comes from our own list, because a
 * browser could send anything.
 */
export function signInDetails(
  translator: Translator,
  { agent, address }: Caller,
  at = new Date(),
): Fact[] {
  const { t } = translator
  const { browser, system } = describeAgent(agent)
  // Other names are the same in every language: t('Unknown browser'), t('Unknown system').
  const device = { browser: t(browser), system: t(system) }
  return [
    [t('When'), formatTime(translator, at)],
    [t('Device'), t('{{browser}} on {{system}}', device)],
    [t('IP address'), address],
  ]
}
