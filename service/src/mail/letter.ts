import { brandNameFor } from '#config/brand.ts'
import type { Config } from '#config/config.ts'
import { look, sheet } from './letter-look.ts'
import { markFor } from './mark.ts'

/** A letter ready for the outbox: always both as HTML and as plain text. */
export interface Letter {
  kind: string
  to: string
  subject: string
  text: string
  html: string
  /** An id: emails about the same thing reach a recipient in the order in which they were written. */
  about?: string | undefined
  unasked?: never
}

/** One that its recipient did not ask for; it goes out through `queueUnaskedToAny` alone, which counts it. */
export interface UnaskedLetter extends Omit<Letter, 'unasked'> {
  unasked: true
}

interface Action {
  label: string
  url: string
}

/** What it is, and what it was. */
export type Fact = readonly [name: string, value: string]

interface Content {
  kind: string
  to: string
  /** An id: emails about the same thing reach a recipient in the order in which they were written. */
  about?: string
  subject: string
  greeting: string
  /** The first is also what a list of mails shows beside the subject. */
  paragraphs: [string, ...string[]]
  /** What can be checked at a glance, such as when and where it was done. */
  facts?: readonly Fact[]
  action?: Action
  /** A quieter way out beside the action, such as declining. */
  secondAction?: Action
  /** Small print: why this mail came, and what to do when it is not expected. */
  footnote: string
}

/** The one layout of every letter. */
export function letter(config: Config, content: Content): Letter {
  const { kind, to, subject, about } = content
  return { kind, to, subject, about, text: textOf(config, content), html: htmlOf(config, content) }
}

export function unaskedLetter(config: Config, content: Content): UnaskedLetter {
  return { ...letter(config, content), unasked: true }
}

/** What the product is called where the letter's links lead. */
export function productName({ brand, publicUrl }: Config): string {
  return brandNameFor(brand, publicUrl.hostname)
}

function textOf(
  config: Config,
  { greeting, paragraphs, facts = [], action, secondAction, footnote }: Content,
): string {
  const told = facts.length > 0 ? [facts.map((fact) => fact.join(': ')).join('\n')] : []
  const links = [action, secondAction]
    .filter((each) => each !== undefined)
    .map(({ label, url }) => `${label}:\n${url}`)
  // Mail programs know a signature by the space after the dashes.
  const closing = `-- \n${productName(config)} · ${config.brand.supportEmail}`
  return `${[greeting, ...paragraphs, ...told, ...links, footnote, closing].join('\n\n')}\n`
}

function htmlOf(
  config: Config,
  { subject, greeting, paragraphs, facts = [], action, secondAction, footnote }: Content,
): string {
  const product = escapeHtml(productName(config))
  const mark = markFor(config.brand, look('mark'))
  const support = escapeHtml(config.brand.supportEmail)
  const paragraph = (text: string) => `<p ${look('text')}>${escapeHtml(text)}</p>\n`
  const row = ([name, value]: Fact) =>
    `<tr><td ${look('factName')}>${escapeHtml(name)}</td><td ${look('fact')}>${escapeHtml(value)}</td></tr>\n`
  const table =
    facts.length > 0
      ? `<table role="presentation" cellpadding="0" cellspacing="0" ${look('facts')}>${facts.map(row).join('')}</table>\n`
      : ''
  const link = ({ label, url }: Action, part: 'button' | 'link' | 'longLink') =>
    `<a href="${escapeHtml(url)}" ${look(part)}>${escapeHtml(label)}</a>`
  const button = action
    ? `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td ${look('buttonCell')}>${link(action, 'button')}</td></tr></table>\n`
    : ''
  const second = secondAction ? `<p ${look('second')}>${link(secondAction, 'link')}</p>\n` : ''
  const address = action
    ? `<p ${look('address')}>If the button does not work, open this address:<br>${link({ ...action, label: action.url }, 'longLink')}</p>\n`
    : ''

  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${sheet}</style></head>
<body class="canvas" style="margin:0;padding:0;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div ${look('preview')}>${escapeHtml(paragraphs[0])}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${look('canvas')}><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;text-align:left">
<tr><td ${look('brand')}>${mark}${product}</td></tr>
<tr><td ${look('card')}>
<h1 ${look('title')}>${escapeHtml(subject)}</h1>
${paragraph(greeting)}${paragraphs.map(paragraph).join('')}${table}${button}${second}${address}<p ${look('footnote')}>${escapeHtml(footnote)}</p>
</td></tr>
<tr><td ${look('closing')}>${product} · <a href="mailto:${support}" ${look('quietLink')}>${support}</a></td></tr>
</table></td></tr></table></body></html>
`
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
