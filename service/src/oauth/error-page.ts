import type { Configuration } from 'oidc-provider'
import { pagePolicy } from '#http/page-policy.ts'
import { plainPageStyle } from '#http/plain-page-style.ts'
import { escapeHtml } from '#mail/letter.ts'

/** What a person sees whose browser an application sent here with something wrong. */
export const renderError: NonNullable<Configuration['renderError']> = (ctx, out) => {
  const { html, policy } = errorPage(out.error, out.error_description)
  ctx.type = 'html'
  ctx.set('content-security-policy', policy)
  ctx.body = html
}

export function errorPage(error: string, description = '') {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>This request cannot go on</title><style>${plainPageStyle}</style></head><body><main>
<h1>This request cannot go on</h1>
<p>The application that sent you here asked for something that cannot be done. Go back to it and start again; if that does not help, tell the people who run it:</p>
<p><code>${escapeHtml(error)}</code> <span class="quiet">${escapeHtml(description)}</span></p>
</main></body></html>`
  return { html, policy: pagePolicy(plainPageStyle) }
}
