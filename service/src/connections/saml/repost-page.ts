import type { FastifyReply } from 'fastify'
import { inlineHashOf, plainPageStyle } from '#http/plain-pages.ts'
import { escapeHtml } from '#mail/compose-email.ts'

const style = `${plainPageStyle}
main{max-width:560px;text-align:center}
button{font:inherit;font-weight:600;padding:8px 16px;border:0;border-radius:8px;background:var(--accent);color:var(--surface)}`

const script = 'document.forms[0].submit()'

const policy = [
  "default-src 'none'",
  `style-src ${inlineHashOf(style)}`,
  `script-src ${inlineHashOf(script)}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Posts the same form again from our own page. Browsers don't send our cookie with a form that the provider's page
 * posts, because it's another site. A cookie for all sites would need https, which installations for developers don't
 * have. The page sends only to our own address, so the response can't get anywhere else.
 */
export function sendRepostPage(reply: FastifyReply, path: string, fields: Record<string, string>) {
  const inputs = Object.entries(fields).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Signing in</title><style>${style}</style></head><body><main>
<form method="post" action="${escapeHtml(path)}">${inputs.join('')}
<p class="quiet">You’re being signed in.</p>
<button>Continue</button></form>
</main><script>${script}</script></body></html>`
  return reply
    .status(200)
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .send(html)
}
