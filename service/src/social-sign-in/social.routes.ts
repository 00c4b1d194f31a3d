import { listIdentities as listCall, socialPaths } from '@accord/contract/social-sign-in.ts'
import type { SignInRejection } from '@accord/contract/connections.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ipAddressOf } from '#caller.ts'
import { serveChange } from '#calls/serve-change.ts'
import { serve } from '#calls/serve.ts'
import type { SocialProvider } from '#config/social-providers.ts'
import { ProviderFault } from '#connections/oidc/provider-client.ts'
import { sendRepostPage } from '#connections/saml/repost-page.ts'
import { keepSsoCookie, readSsoCookie } from '#data/connections/sso-cookie.ts'
import { overPage, sendSsoPage } from '#connections/sso-page.ts'
import type { Context } from '#context.ts'
import { listIdentities } from '#data/users/identities.store.ts'
import type { IdentityClaims } from '#database/tables/identities.ts'
import { requireWithinFlood } from '#http/flood.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { finishSocialSignInWith } from './finish-social-sign-in.change.ts'
import { beginLinkingIdentityWith, linkIdentityWith, unlinkIdentity } from './identities.change.ts'
import { presentAvailable, presentIdentity } from './identities.present.ts'
import { identityFlows, type IdentityFlow, insertIdentityFlow } from './identity-flows.store.ts'
import { findProvider } from '#config/social-providers.ts'
import { receiveIdentity, socialSignInUrl } from './social-client.ts'
import { signUpWithProviderWith } from './social-sign-up.change.ts'

type ToProvider = FastifyRequest<{ Params: { provider: string } }>

/** The query of our own pages, which may contain an application's request, and Apple's form are smaller. */
const maxQuery = 4000
const maxFormBytes = 32 * 1024

export function socialSignInRoutes(app: FastifyInstance, context: Context) {
  const { config, db } = context
  serveChange(app, context, finishSocialSignInWith(config))
  serveChange(app, context, signUpWithProviderWith(config))
  serveChange(app, context, beginLinkingIdentityWith(config))
  serveChange(app, context, linkIdentityWith(config))
  serveChange(app, context, unlinkIdentity)

  serve(app, context, listCall, async ({ actor: { user } }) => ({
    data: (await listIdentities(db, user.id)).map((row) => presentIdentity(config, row)),
    available: presentAvailable(config),
  }))

  redirectRoutes(app, context)
}

/**
 * Serves the routes that browsers and providers request themselves. A response from a provider only counts in the
 * browser that began the sign-in, and only once.
 */
function redirectRoutes(app: FastifyInstance, context: Context) {
  const { config, db } = context
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    requireWithinFlood(context, request, reply)
  }

  app.get(socialPaths.start(':provider'), { onRequest }, async (request: ToProvider, reply) => {
    const provider = findProvider(config, request.params.provider)
    if (!provider) return sendSsoPage(reply, unknownPage)
    const network = ipNetworkOf(ipAddressOf(request))
    await requireWithinLimit(context, 'providerSignInsPerAddress', network)
    const cookie = keepSsoCookie(request, reply, config)
    const begun = await beginFlow(provider, cookie, request.query as Query)
    if (!begun) return sendSsoPage(reply, overPage)
    const { state, row } = begun
    try {
      const flow = { cookie, state, fresh: row.fresh, redirectUri: redirectUriOf(provider) }
      const url = await socialSignInUrl(config, provider, flow)
      return reply.header('cache-control', 'no-store').redirect(url.href, 302)
    } catch (error) {
      return fail(reply, provider, row, error)
    }
  })

  app.get(socialPaths.callback(':provider'), { onRequest }, async (request: ToProvider, reply) => {
    const provider = findProvider(config, request.params.provider)
    if (!provider || provider.apple) return sendSsoPage(reply, unknownPage)
    const { searchParams } = new URL(request.url, config.publicUrl)
    return receive(request, reply, provider, searchParams)
  })

  // Only Apple posts its response as a form, which it requires for names and addresses.
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, body, parsed) => parsed(null, new URLSearchParams(body as string)),
    )
    scope.post(
      socialPaths.callback(':provider'),
      { onRequest },
      async (request: ToProvider, reply) => {
        const provider = findProvider(config, request.params.provider)
        if (!provider?.apple) return sendSsoPage(reply, unknownPage)
        const form = request.body
        if (!(form instanceof URLSearchParams)) return sendSsoPage(reply, overPage)
        if (readSsoCookie(request, config) === undefined && !form.has('reposted')) {
          const fields = { ...Object.fromEntries(form), reposted: 'yes' }
          return sendRepostPage(reply, socialPaths.callback(provider.key), fields)
        }
        form.delete('reposted')
        return receive(request, reply, provider, form)
      },
    )
    done()
  })

  /** Continues a flow that a call began, or begins one for a sign-in. Returns undefined if the flow has ended. */
  async function beginFlow({ key }: SocialProvider, cookie: string, query: Query) {
    const state = one(query['flow'])
    if (state !== undefined) {
      const row = await identityFlows.claim(db, { provider: key, state, cookie })
      return row && { row, state }
    }
    return insertIdentityFlow(db, {
      provider: key,
      purpose: 'sign_in',
      cookie,
      fresh: one(query['confirm']) !== undefined,
      query: (one(query['query']) ?? '').slice(0, maxQuery),
      target: one(query['target'])?.slice(0, maxQuery) ?? null,
    })
  }

  async function receive(
    request: ToProvider,
    reply: FastifyReply,
    provider: SocialProvider,
    fields: URLSearchParams,
  ) {
    const cookie = readSsoCookie(request, config)
    const state = fields.get('state')
    // Without the cookie, someone else may have sent the browser here. The flow must be the provider's, because one
    // provider could send people on to another one, which would respond to its own address.
    const flow =
      state !== null &&
      cookie !== undefined &&
      (await identityFlows.take(db, { provider: provider.key, state, cookie }))
    if (!flow) return sendSsoPage(reply, overPage)
    const currentUrl = new URL(redirectUriOf(provider))
    currentUrl.search = fields.toString()
    let claims: IdentityClaims
    try {
      claims = await receiveIdentity(config, provider, {
        cookie,
        state,
        fresh: flow.fresh,
        currentUrl,
        user: fields.get('user'),
      })
    } catch (error) {
      return fail(reply, provider, flow, error)
    }
    const code = await identityFlows.recordClaims(db, flow.id, claims)
    return reply.header('cache-control', 'no-store').redirect(pageAfter(flow, code), 303)
  }

  function redirectUriOf({ key }: SocialProvider): string {
    return new URL(socialPaths.callback(key), config.publicUrl).href
  }

  /** The page of the console that finishes the flow. The code is in the fragment, so it isn't sent to any server. */
  function pageAfter({ purpose, query, target }: IdentityFlow, code: string): string {
    const path = purpose === 'link' ? socialPaths.finishLinking : socialPaths.finish
    const url = new URL(path, config.publicUrl)
    url.search = query
    url.hash = new URLSearchParams({ code, ...(target !== null && { target }) }).toString()
    return url.href
  }

  /** Shows why a sign-in failed. */
  function fail(
    reply: FastifyReply,
    { key, name }: SocialProvider,
    { purpose, query }: IdentityFlow,
    error: unknown,
  ) {
    if (!(error instanceof ProviderFault)) throw error
    reply.log.info({ provider: key, reason: error.message }, 'rejected sign-in')
    const back = new URL(purpose === 'link' ? '/user/account' : '/sign-in', config.publicUrl)
    back.search = query
    return sendSsoPage(reply, {
      status: error.rejection === 'provider_unavailable' ? 503 : 403,
      title: "You couldn't sign in",
      says: explain(error.rejection, name),
      onward: {
        label: purpose === 'link' ? 'Go to your account' : 'Go to sign-in',
        path: `${back.pathname}${back.search}`,
      },
    })
  }
}

type Query = Record<string, string | string[] | undefined>

const unknownPage = {
  status: 404,
  title: "This sign-in isn't available",
  says: 'It may have been turned off. Sign in another way.',
}

function explain(rejection: SignInRejection, name: string): string {
  if (rejection === 'provider_unavailable') {
    return `${name} didn't respond. Try again in a few minutes, or sign in another way.`
  }
  if (rejection === 'provider_error') {
    return `${name} didn't complete the sign-in. If you didn't cancel it, try again, or sign in another way.`
  }
  return `${name}'s response wasn't accepted. Try again, or sign in another way.`
}

function one(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
