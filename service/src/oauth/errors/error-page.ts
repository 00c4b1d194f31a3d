import type { Configuration } from 'oidc-provider'
import { formPagePolicy, pagePolicy } from '#http/page-policy.ts'
import { plainPageStyle } from '#http/plain-page-style.ts'
import { escapeHtml } from '#mail/letter.ts'

/** What a person sees whose browser an application sent here with something wrong. */
export const renderError: NonNullable<Configuration['renderError']> = (ctx, out) => {
  const { html, policy } = errorPage(out.error, out.error_description)
  ctx.state['errorShown'] = true
  ctx.type = 'html'
  ctx.set('content-security-policy', policy)
  ctx.body = html
}

/** A panel, as on the console's pages before sign-in; on a phone the page itself is the panel. */
const style = `${plainPageStyle}
body{font-size:14px;background:var(--canvas)}
main{max-width:560px;margin:clamp(24px,11vh,112px) auto 32px;padding:32px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
h1{font-size:20px;line-height:28px;margin:0 0 4px}p{margin:0}
.detail{margin-top:24px;padding:12px;border-radius:8px;background:var(--code);overflow-wrap:anywhere}.detail code{display:block;font-weight:600}
.onward{display:inline-block;margin-top:24px;padding:8px 16px;border:0;border-radius:8px;font:inherit;font-weight:600;text-decoration:none;cursor:pointer;background:var(--accent);color:var(--surface)}
@media (max-width:592px){body{background:var(--surface)}main{margin:0;padding:24px 16px;border:0;border-radius:0}}`

const cannotGoOn = {
  title: 'This request cannot go on',
  said: 'The application that sent you here asked for something that cannot be done. Go back to it and start again; if that does not help, tell the people who run it:',
}
const notAvailable = {
  title: 'This application is not available',
  said: 'The application that sent you here was deleted, or was never registered. If that surprises you, tell the people who run it:',
}

/** An address outside, with what is sent there if the application wants a form. */
export interface Onward {
  to: string
  form?: Record<string, string>
}

export function errorPage(error: string, description = '', onward?: Onward) {
  const { title, said } = error === 'invalid_client' ? notAvailable : cannotGoOn
  return pageOf(
    title,
    `<p class="quiet">${said}</p>
<p class="detail"><code>${escapeHtml(error)}</code> ${escapeHtml(description)}</p>`,
    onward,
  )
}

/** Before a browser leaves for an application that its person doesn't know. */
export function leavingPage(onward: Onward) {
  const said =
    'The link that you followed leads to another site. Continue only if you know and trust it.'
  return pageOf('You are leaving for another site', `<p class="quiet">${said}</p>`, onward)
}

function pageOf(title: string, content: string, onward?: Onward) {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><main>
<h1>${title}</h1>
${content}
${onward ? buttonTo(onward) : ''}</main></body></html>`
  return { html, policy: onward?.form ? formPagePolicy(style) : pagePolicy(style) }
}

function buttonTo({ to, form }: Onward): string {
  const url = new URL(to)
  const label = escapeHtml(`Continue to ${url.host || url.protocol}`)
  const address = escapeHtml(to)
  if (!form) return `<a class="onward" href="${address}" rel="noreferrer">${label}</a>\n`
  const fields = Object.entries(form).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post" action="${address}">${fields.join('')}<button class="onward">${label}</button></form>\n`
}
