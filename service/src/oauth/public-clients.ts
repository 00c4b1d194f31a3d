import { type ApplicationKind, isPublic } from '@accord/contract/rules/application-kinds.ts'
import { defaultScopes } from '@accord/contract/rules/scopes.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Client, KoaContextWithOIDC } from 'oidc-provider'
import { isPublicOrigin } from '#data/applications/applications.store.ts'
import type { Context } from '#context.ts'
import { isOwnOrigin } from '#http/origins.ts'
import { ownOf } from '#oauth/storage/client-adapter.ts'

/**
 * Always, but for an application that can keep a secret, was allowed to do without, and sends a nonce that
 * comes back in an ID token: by that it tells its own codes from others (RFC 9700, 2.1.1).
 */
export function needsPkce({ oidc }: KoaContextWithOIDC, client: Client): boolean {
  const { kind, pkce_optional } = ownOf(client)
  const { nonce, scope } = oidc.params as { nonce?: string; scope?: string }
  const asked: readonly string[] = scope?.split(' ') ?? defaultScopes
  const asksForIdToken = asked.includes('openid') && client.scope!.split(' ').includes('openid')
  return isPublic(kind) || !pkce_optional || !nonce || !asksForIdToken
}

/**
 * Whether it is known who asks before anybody proves it: by a secret that the code needs, or by an address that is
 * nobody else's. On a person's own machine any program can listen, or claim a scheme (RFC 8252, 8.6).
 */
export function isKnownBy(kind: ApplicationKind, redirect: string): boolean {
  return !isPublic(kind) || redirect.startsWith('https:')
}

/** From a page that its own answers are sent to. An application with a secret has no business in a page. */
export function isAllowedOrigin(client: Client, origin: string): boolean {
  const { kind } = ownOf(client)
  return isPublic(kind) && client.redirectUris!.some((uri) => originOf(uri) === origin)
}

/** A scheme of an application's own has no origin: 'null' is what any page can make itself. */
function originOf(uri: string): string | undefined {
  return /^https?:/.test(uri) ? new URL(uri).origin : undefined
}

const notAllowed = {
  error: 'invalid_request',
  error_description: 'no application is registered for this origin',
}

/**
 * A page of an origin that no public application is registered with gets no answer that it could read, be it
 * that a client does not exist. The engine asks for the client in question afterwards; before, it knows none.
 */
export function requireKnownOrigin(context: Context) {
  return async ({ headers: { origin } }: FastifyRequest, reply: FastifyReply) => {
    if (origin === undefined || isOwnOrigin(context, origin)) return undefined
    if (await isPublicOrigin(context.db, origin)) return undefined
    return reply
      .status(400)
      .headers({ 'cache-control': 'no-store', vary: 'origin' })
      .send(notAllowed)
  }
}
