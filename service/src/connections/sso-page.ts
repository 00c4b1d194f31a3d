import type { FastifyReply } from 'fastify'
import { pagePolicy, plainPageStyle } from '#http/plain-pages.ts'
import { escapeHtml } from '#mail/compose-email.ts'

const style = `${plainPageStyle}
body{font-size:14px;background:var(--canvas)}
main{max-width:560px;margin:clamp(24px,11vh,112px) auto 32px;padding:32px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
h1{font-size:20px;line-height:28px;margin:0 0 4px}p{margin:0}
.onward{display:inline-block;margin-top:24px;padding:8px 16px;border-radius:8px;font-weight:bold;text-decoration:none;background:var(--accent);color:var(--surface)}
@media (max-width:592px){body{background:var(--surface)}main{margin:0;padding:24px 16px;border:0;border-radius:0}}`

interface Page {
  status: number
  title: string
  says: string
  onward?: { label: string; path: string }
}

/** Sends a page about a sign-in at a provider that can't continue. */
export function sendSsoPage(
  reply: FastifyReply,
  { status, title, says, onward = { label: 'Go to sign-in', path: '/sign-in' } }: Page,
) {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>
<h1>${escapeHtml(title)}</h1>
<p class="quiet">${escapeHtml(says)}</p>
<a class="onward" href="${escapeHtml(onward.path)}">${escapeHtml(onward.label)}</a>
</main></body></html>`
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': pagePolicy(style), 'cache-control': 'no-store' })
    .send(html)
}

export const notFoundPage = {
  status: 404,
  title: "This sign-in isn't available",
  says: 'Single sign-on may have been turned off. Ask an admin of your organization.',
}

export const overPage = {
  status: 400,
  title: "This sign-in can't be completed",
  says: 'It was started in another browser, was already completed, or took too long. Start again.',
}
