import { escapeHtml } from '#mail/compose-email.ts'
import type { MailRow } from '#mail/outbox.store.ts'
import { outboxScript } from './outbox-look.ts'

/** An email with its text, which is erased once it's sent. */
export interface ShownMail extends MailRow {
  text: string | undefined
}

export function outboxPage(style: string, mails: ShownMail[], now = new Date()): string {
  const rows = mails.map((mail) => {
    const action = actionIn(mail.text)
    const button = action
      ? `<a class="button" href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a>`
      : ''
    return `<li><a class="letter" href="/dev/outbox/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong>
<span class="quiet">${escapeHtml(mail.recipient)} · ${timeOf(mail.created_at, now)}</span>${stateOf(mail, ' · ')}</a>${button}</li>`
  })
  const list = rows.length > 0 ? `<ul class="list">${rows.join('')}</ul>` : emptyText
  return page(
    style,
    'Outbox',
    `<h1>Outbox</h1><p class="quiet">Emails from this development service, newest first. New emails appear automatically.</p><div id="mails">${list}</div>`,
  )
}

const emptyText =
  '<p>No emails yet. Sign up or request a new password, and the email will appear here.</p>'

export function mailPage(style: string, mail: ShownMail, now = new Date()): string {
  const body =
    mail.text === undefined
      ? '<p>The text was erased when the email was sent.</p>'
      : `<iframe title="The email as HTML" src="/dev/outbox/${mail.id}/html"></iframe><h2>As plain text</h2><pre>${linked(mail.text)}</pre>`
  const fault = mail.last_error ? `<dt>Last try</dt><dd>${escapeHtml(mail.last_error)}</dd>` : ''
  const state = stateOf(mail)
  return page(
    style,
    mail.subject,
    `<p><a href="/dev/outbox">Outbox</a></p><h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.recipient)}</dd><dt>Written</dt><dd>${timeOf(mail.created_at, now)}</dd>${state && `<dt>Status</dt><dd>${state}</dd>`}${fault}</dl>${body}`,
  )
}

/** Finds the email's first button in its plain text. */
function actionIn(text: string | undefined) {
  const [, label, url] = /^(.+):\n(https?:\S+)$/m.exec(text ?? '') ?? []
  return label && url ? { label, url } : undefined
}

/**
 * Returns the status of an email. Stored emails have none, because without a mail server all emails are only stored.
 */
function stateOf({ state, attempts }: MailRow, before = ''): string {
  if (state === 'kept') return ''
  if (state === 'sent') return `<span class="quiet">${before}Sent</span>`
  const tries = attempts === 1 ? 'one try' : `${attempts} tries`
  const words = attempts > 0 ? `Waiting after ${tries}` : 'Waiting'
  return `<span class="alarm">${before}${state === 'failed' ? 'Refused' : words}</span>`
}

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** Shows a relative time, with the exact time as its tooltip. */
function timeOf(time: Date, now: Date): string {
  const minutes = Math.round((time.getTime() - now.getTime()) / 60_000)
  const hours = Math.round(minutes / 60)
  const days = Math.round(hours / 24)
  const ago =
    minutes > -1
      ? 'just now'
      : minutes > -60
        ? words.format(minutes, 'minute')
        : hours > -24
          ? words.format(hours, 'hour')
          : words.format(days, 'day')
  const moment = time.toISOString()
  return `<time datetime="${moment}" title="${moment.slice(0, 19).replace('T', ' ')} UTC">${ago}</time>`
}

function linked(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}

function page(style: string, title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg"><style>${style}</style></head><body><main>${body}</main><script>${outboxScript}</script></body></html>`
}
