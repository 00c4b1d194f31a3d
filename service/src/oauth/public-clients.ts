import { type ApplicationKind, isPublic } from '@accord/contract/rules/application-kinds.ts'
import { defaultScopes } from '@accord/contract/rules/scopes.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Client, KoaContextWithOIDC } from 'oidc-provider'
import { isPublicOrigin } from '#data/applications/applications.store.ts'
import type { Context } from '#context.ts'
import { isOwnOrigin } from '#http/origins.ts'
import { ownOf } from '#oauth/storage/client-adapter.ts'

/**
 * Requires PKCE, unless the application can keep a secret, is allowed to omit PKCE, and sends a nonce. The ID token
 * contains the nonce, so the application can distinguish its own codes from others (RFC 9700, section 2.1.1).
 */
export function needsPkce({ oidc }: KoaContextWithOIDC, client: Client): boolean {
  const { kind, pkce_optional } = ownOf(client)
  const { nonce, scope } = oidc.params as { nonce?: string; scope?: string }
  const asked: readonly string[] = scope?.split(' ') ?? defaultScopes
  const asksForIdToken = asked.includes('openid') && client.scope!.split(' ').includes('openid')
  return isPublic(kind) || !pkce_optional || !nonce || !asksForIdToken
}

/**
 * Returns whether the application is identified even before it authenticates. That's the case if the code requires a
 * secret, or if no one else can use the address. On a person's own machine, any program can listen on a port or claim a
 * scheme (RFC 8252, section 8.6).
 */
export function isKnownBy(kind: ApplicationKind, redirect: string): boolean {
  return !isPublic(kind) || redirect.startsWith('https:')
}

/**
 * Allows pages on the origins of the application's redirect addresses. An application with a secret shouldn't call from
 * a page.
 */
export function isAllowedOrigin(client: Client, origin: string): boolean {
  const { kind } = ownOf(client)
  return isPublic(kind) && client.redirectUris!.some((uri) => originOf(uri) === origin)
}

/** Returns the origin of an address. A custom scheme has none, because any page can have the origin `null`. */
function originOf(uri: string): string | undefined {
  return /^https?:/.test(uri) ? new URL(uri).origin : undefined
}

const notAllowed = {
  error: 'invalid_request',
  error_description: 'no application is registered for this origin',
}

/**
 * Rejects requests from pages on origins that no public application has registered. They can't read any response, so
 * they can't even find out whether a client exists. The engine checks the specific client later, because it isn't known
 * here yet.
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
