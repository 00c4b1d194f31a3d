import { errors, type KoaContextWithOIDC, type Provider } from 'oidc-provider'
import type { Context } from '#context.ts'
import { isDatabaseGone } from '#database/database-gone.ts'
import { isKnownHere } from '#session/leaving/known-here.ts'
import { requestIn } from '#oauth/arrived.ts'
import { errorPage } from './error-page.ts'

/** What the engine answers an application with. */
type Answer = Record<string, string>

/**
 * Anyone can register an application with any address, so an error is no reason to send strangers there (RFC 9700,
 * 4.11.2). They see the error on a page of ours, with a button that takes them to the application. An application
 * that the person knows gets its error without a click, and so does a page that only asks whether someone is signed in.
 */
export function askBeforeErrorRedirects(provider: Provider, context: Context) {
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

/** Whoever resumes has decided on the approval screen; an error that the engine can't redirect is a page already. */
function leavesWithError({ oidc, state }: KoaContextWithOIDC): boolean {
  return oidc.route === 'authorization' && state['errorShown'] === undefined
}

/** A browser that comes from the application's own site goes back to where it was, whoever its person is. */
function isSilentCheckFrom(ctx: KoaContextWithOIDC): boolean {
  const { prompt, redirect_uri } = ctx.oidc.params as { prompt?: string; redirect_uri: string }
  const { referer = '' } = requestIn(ctx).headers
  const site = URL.parse(referer)?.origin
  // Addresses of apps on a device have no origin, which says nothing about where the browser comes from.
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

/** For an application that wants its answer as a form. */
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
