import { escapeHtml } from '#mail/compose-email.ts'
import type { MailRow } from '#mail/outbox.store.ts'
import { outboxScript } from './outbox-look.ts'

/** A letter with its words, which are gone once it left. */
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
    `<h1>Outbox</h1><p class="quiet">Mail of this development service, newest first. New letters appear by themselves.</p><div id="mails">${list}</div>`,
  )
}

const emptyText =
  '<p>No mail yet. Sign up, or ask for a new password, and the letter appears here.</p>'

export function mailPage(style: string, mail: ShownMail, now = new Date()): string {
  const body =
    mail.text === undefined
      ? '<p>The text was erased when the mail left.</p>'
      : `<iframe title="The mail as HTML" src="/dev/outbox/${mail.id}/html"></iframe><h2>As plain text</h2><pre>${linked(mail.text)}</pre>`
  const fault = mail.last_error ? `<dt>Last try</dt><dd>${escapeHtml(mail.last_error)}</dd>` : ''
  const state = stateOf(mail)
  return page(
    style,
    mail.subject,
    `<p><a href="/dev/outbox">Outbox</a></p><h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.recipient)}</dd><dt>Written</dt><dd>${timeOf(mail.created_at, now)}</dd>${state && `<dt>State</dt><dd>${state}</dd>`}${fault}</dl>${body}`,
  )
}

/** The first of its buttons, as its plain text has it. */
function actionIn(text: string | undefined) {
  const [, label, url] = /^(.+):\n(https?:\S+)$/m.exec(text ?? '') ?? []
  return label && url ? { label, url } : undefined
}

/** Nothing of one that is kept here, as all are where no mail server is set. */
function stateOf({ state, attempts }: MailRow, before = ''): string {
  if (state === 'kept') return ''
  if (state === 'sent') return `<span class="quiet">${before}Sent</span>`
  const tries = attempts === 1 ? 'one try' : `${attempts} tries`
  const words = attempts > 0 ? `Waiting after ${tries}` : 'Waiting'
  return `<span class="alarm">${before}${state === 'failed' ? 'Refused' : words}</span>`
}

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** The moment itself is told to who points at it. */
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
