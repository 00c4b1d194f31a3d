import type { Config } from '../config.ts'

/** A letter ready for the outbox: always both as HTML and as plain text. */
export interface Letter {
  kind: string
  to: string
  subject: string
  text: string
  html: string
}

interface Action {
  label: string
  url: string
}

interface Content {
  kind: string
  to: string
  subject: string
  greeting: string
  paragraphs: string[]
  action?: Action
  /** A quieter way out beside the action, such as declining. */
  secondAction?: Action
  /** Small print: why this mail came, and what to do when it is not expected. */
  footnote: string
}

/** The one layout of every letter. Inline styles and a table, because mail programs know little else. */
export function letter(config: Config, content: Content): Letter {
  const { kind, to, subject } = content
  return { kind, to, subject, text: textOf(config, content), html: htmlOf(config, content) }
}

function textOf(
  { brand }: Config,
  { greeting, paragraphs, action, secondAction, footnote }: Content,
): string {
  const links = [action, secondAction]
    .filter((each) => each !== undefined)
    .map(({ label, url }) => `${label}:\n${url}`)
  const closing = `--\n${brand.name} · ${brand.supportEmail}`
  return `${[greeting, ...paragraphs, ...links, footnote, closing].join('\n\n')}\n`
}

function htmlOf(
  { brand }: Config,
  { subject, greeting, paragraphs, action, secondAction, footnote }: Content,
): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:#1b1f24">${escapeHtml(text)}</p>`
  const link = ({ label, url }: Action, style: string) =>
    `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`
  const button = action
    ? `<p style="margin:8px 0 24px">${link(action, 'display:inline-block;padding:12px 20px;border-radius:8px;background:#0b6472;color:#ffffff;font-size:16px;line-height:24px;font-weight:600;text-decoration:none')}</p>`
    : ''
  const second = secondAction
    ? `<p style="margin:0 0 24px;font-size:16px;line-height:24px">${link(secondAction, 'color:#0b6472')}</p>`
    : ''
  const address = action
    ? `<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:#57606a">If the button does not work, open this address:<br>${link({ ...action, label: action.url }, 'color:#0b6472;word-break:break-all')}</p>`
    : ''

  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f4f5f6;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f5f6"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 4px 16px;font-size:16px;line-height:24px;font-weight:650;color:#1b1f24">${escapeHtml(brand.name)}</td></tr>
<tr><td style="padding:32px;background:#ffffff;border:1px solid #dfe2e6;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;color:#1b1f24">${escapeHtml(subject)}</h1>
${paragraph(greeting)}${paragraphs.map(paragraph).join('')}${button}${second}${address}
<p style="margin:0;padding-top:16px;border-top:1px solid #eceef0;font-size:13px;line-height:20px;color:#57606a">${escapeHtml(footnote)}</p>
</td></tr>
<tr><td style="padding:16px 4px;font-size:13px;line-height:20px;color:#57606a">${escapeHtml(brand.name)} · <a href="mailto:${escapeHtml(brand.supportEmail)}" style="color:#57606a">${escapeHtml(brand.supportEmail)}</a></td></tr>
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
