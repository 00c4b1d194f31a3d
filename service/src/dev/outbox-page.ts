import { escapeHtml } from '#mail/letter.ts'
import type { MailRow } from '#mail/outbox.store.ts'
import { plainPageStyle } from '#http/plain-page-style.ts'

export const outboxStyle = `${plainPageStyle}
.list{list-style:none;margin:0;padding:0;border:1px solid var(--line);border-radius:8px;overflow:hidden}
.list li+li{border-top:1px solid var(--line)}
.list a{display:grid;grid-template-columns:1fr auto;gap:4px 16px;padding:12px 16px;color:inherit;text-decoration:none}
.list a:hover{background:var(--hover)}
.state{font-size:13px;color:var(--quiet)}
.state.queued,.state.failed{color:var(--alarm)}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 24px}
dt{color:var(--quiet)}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:640px;border:1px solid var(--line);border-radius:8px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:16px;border:1px solid var(--line);border-radius:8px}`

export function outboxPage(mails: MailRow[]): string {
  const rows = mails.map(
    (mail) => `<li><a href="/dev/outbox/${mail.id}">
<strong>${escapeHtml(mail.subject)}</strong><span class="state ${mail.state}">${stateOf(mail)}</span>
<span class="quiet">${escapeHtml(mail.recipient)}</span><time class="quiet" datetime="${mail.created_at.toISOString()}">${timeOf(mail.created_at)}</time></a></li>`,
  )
  const list = rows.length > 0 ? `<ul class="list">${rows.join('')}</ul>` : emptyText
  return page(
    'Outbox',
    `<h1>Outbox</h1><p class="quiet">Mail of this development service, newest first. Reload to see more.</p>${list}`,
  )
}

const emptyText =
  '<p>No mail yet. Sign up, or ask for a new password, and the letter appears here.</p>'

export function mailPage(mail: MailRow, text: string | undefined): string {
  const body =
    text === undefined
      ? '<p>The text was erased when the mail left.</p>'
      : `<iframe title="The mail as HTML" src="/dev/outbox/${mail.id}/html"></iframe><h2>As plain text</h2><pre>${linked(text)}</pre>`
  const fault = mail.last_error ? `<dt>Last try</dt><dd>${escapeHtml(mail.last_error)}</dd>` : ''
  return page(
    mail.subject,
    `<p><a href="/dev/outbox">Outbox</a></p><h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.recipient)}</dd><dt>State</dt><dd>${stateOf(mail)}</dd>${fault}<dt>Written</dt><dd>${timeOf(mail.created_at)}</dd></dl>${body}`,
  )
}

function stateOf(mail: MailRow): string {
  if (mail.state === 'queued' && mail.attempts > 0) return `waiting after ${mail.attempts} tries`
  return mail.state
}

function timeOf(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`
}

function linked(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${outboxStyle}</style></head><body><main>${body}</main></body></html>`
}
