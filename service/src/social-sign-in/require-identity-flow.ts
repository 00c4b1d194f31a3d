import { notFound } from '@accord/contract/errors.ts'
import { signInOver } from '@accord/contract/factors.ts'
import type { FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '#config/config.ts'
import type { SocialProvider } from '#config/social-providers.ts'
import { readSsoCookie } from '#data/connections/sso-cookie.ts'
import type { Database } from '#database/tables.ts'
import type { IdentityClaims } from '#database/tables/identities.ts'
import { RequestError } from '#request-error.ts'
import { identityFlows, type IdentityFlow } from './identity-flows.store.ts'
import { findProvider } from '#config/social-providers.ts'

export interface FoundFlow {
  flow: IdentityFlow
  claims: IdentityClaims
  provider: SocialProvider
}

/** Finds the flow in the browser that began it, with its provider. Without any provider, the calls don't exist. */
export async function requireIdentityFlow(
  { body, reply }: { body: { code: string }; reply: FastifyReply },
  db: Kysely<Database>,
  config: Config,
): Promise<FoundFlow> {
  if (config.signInWith.length === 0) throw new RequestError(notFound)
  const cookie = readSsoCookie(reply.request, config)
  const flow = cookie && (await identityFlows.findByCode(db, { code: body.code, cookie }))
  const provider = flow && findProvider(config, flow.provider)
  if (!flow || !flow.claims || !provider) throw new RequestError(signInOver)
  return { flow, claims: flow.claims, provider }
}
