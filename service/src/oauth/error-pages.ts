import { type Configuration, type KoaContextWithOIDC, type Provider, errors } from 'oidc-provider'
import { formPagePolicy, pagePolicy, plainPageStyle } from '#http/plain-pages.ts'
import { escapeHtml } from '#mail/compose-email.ts'
import type { Context } from '#context.ts'
import { isDatabaseGone } from '#database/errors.ts'
import { isKnownHere } from '#session/leaving.ts'
import { requestIn } from './engine-request.ts'

/** Renders the page that a person sees if an application sent their browser here with an invalid request. */
export const renderError: NonNullable<Configuration['renderError']> = (ctx, out) => {
  const { html, policy } = errorPage(out.error, out.error_description)
  ctx.state['errorShown'] = true
  ctx.type = 'html'
  ctx.set('content-security-policy', policy)
  ctx.body = html
}

/** The page looks like the panel of the console's auth pages. On a phone, the panel fills the whole page. */
const style = `${plainPageStyle}
body{font-size:14px;background:var(--canvas)}
main{max-width:560px;margin:clamp(24px,11vh,112px) auto 32px;padding:32px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
h1{font-size:20px;line-height:28px;margin:0 0 4px}p{margin:0}
.detail{margin-top:24px;padding:12px;border-radius:8px;background:var(--code);overflow-wrap:anywhere}.detail code{display:block;font-weight:600}
.onward{display:inline-block;margin-top:24px;padding:8px 16px;border:0;border-radius:8px;font:inherit;font-weight:600;text-decoration:none;cursor:pointer;background:var(--accent);color:var(--surface)}
@media (max-width:592px){body{background:var(--surface)}main{margin:0;padding:24px 16px;border:0;border-radius:0}}`

const cannotGoOn = {
  title: "This request can't be completed",
  said: "The application that sent you here made an invalid request. Go back to the application and start again. If that doesn't help, send this error to the people who run it:",
}
const notAvailable = {
  title: "This application isn't available",
  said: "The application that sent you here was deleted or never registered. If you didn't expect this, send this error to the people who run it:",
}

/** An external address, and the fields to post there if the application requested a form. */
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

/** Renders the page that's shown before a browser leaves for an application that the person doesn't know. */
export function leavingPage(onward: Onward) {
  const said =
    'The link you followed leads to another site. Continue only if you know and trust it.'
  return pageOf("You're leaving for another site", `<p class="quiet">${said}</p>`, onward)
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

/** The fields of the engine's response to an application. */
type Answer = Record<string, string>

/**
 * Shows errors on our own page, with a button that leads to the application. Anyone can register an application with
 * any address, so an error must not redirect strangers there (RFC 9700, section 4.11.2). An application that the person
 * knows gets its error without a click. So does a page that only checks whether someone is signed in.
 */
export function confirmErrorRedirects(provider: Provider, context: Context) {
  provider.on('authorization.error', ({ state }, error) => {
    state['refusedWith'] = error
  })
  provider.use(async (arriving, next) => {
    await next()
    const ctx = arriving as KoaContextWithOIDC
    const error: unknown = ctx.state['refusedWith']
    if (!(error instanceof errors.OIDCProviderError) || !leavesWithError(ctx)) return
    if (isSilentCheckFrom(ctx) || (await isKnown(context, ctx))) return
    const { location } = ctx.response.headers
    const { redirect_uri: to } = ctx.oidc.params as { redirect_uri: string }
    const onward =
      typeof location === 'string' ? { to: location } : { to, form: answerOf(ctx, error) }
    const { html, policy } = errorPage(error.error, error.error_description, onward)
    ctx.remove('location')
    ctx.status = 400
    ctx.type = 'html'
    ctx.set('content-security-policy', policy)
    ctx.body = html
  })
}

/**
 * Returns whether the response sends an error to the application. A person who resumes has already decided on the
 * approval screen, and an error that the engine can't redirect is already a page.
 */
function leavesWithError({ oidc, state }: KoaContextWithOIDC): boolean {
  return oidc.route === 'authorization' && state['errorShown'] === undefined
}

/**
 * Returns whether a silent request comes from the application's own site. Such a browser is redirected back even if the
 * person doesn't know the application.
 */
function isSilentCheckFrom(ctx: KoaContextWithOIDC): boolean {
  const { prompt, redirect_uri } = ctx.oidc.params as { prompt?: string; redirect_uri: string }
  const { referer = '' } = requestIn(ctx).headers
  const site = URL.parse(referer)?.origin
  // Addresses of apps on a device have the origin `null`, which doesn't show where the browser came from.
  return prompt === 'none' && site !== 'null' && site === URL.parse(redirect_uri)?.origin
}

async function isKnown(context: Context, ctx: KoaContextWithOIDC): Promise<boolean> {
  try {
    return await isKnownHere(context, requestIn(ctx), ctx.oidc.client!.clientId)
  } catch (error) {
    if (isDatabaseGone(error)) return false
    throw error
  }
}

/** Builds the error response for an application that requested a form. */
function answerOf({ oidc }: KoaContextWithOIDC, refused: errors.OIDCProviderError): Answer {
  const { state } = oidc.params as { state?: string }
  const { error, error_description } = refused
  const { scope } = refused as { scope?: string }
  const iss = oidc.provider.issuer
  return Object.fromEntries(
    Object.entries({ error, error_description, scope, state, iss }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )
}
