import { notFound } from '@accord/contract/errors.ts'
import { Id } from '@accord/contract/fields.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { serveChange } from '#calls/serve-change.ts'
import type { Context } from '#context.ts'
import { findLogo } from '#data/logos/logos.store.ts'
import { readAgain } from '#database/errors.ts'
import { ipAddressOf } from '#caller.ts'
import { countRequest } from '#http/flood.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import { limitExceeded } from '#rate-limits/require-within.ts'
import { RequestError } from '#request-error.ts'
import {
  removeApplicationLogo,
  removeOrganizationLogo,
  setApplicationLogo,
  setOrganizationLogo,
} from './logos.change.ts'

export function logoRoutes(app: FastifyInstance, context: Context) {
  const { db } = context
  serveChange(app, context, setApplicationLogo)
  serveChange(app, context, removeApplicationLogo)
  serveChange(app, context, setOrganizationLogo)
  serveChange(app, context, removeOrganizationLogo)

  /**
   * Strangers uploaded these files, so they keep the default policy, the strictest one. Even if a file is also a
   * document or script, nothing in it can run. Only the headers that let browsers show and cache an image are added.
   */
  app.get<{ Params: { id: string } }>('/logos/:id', async (request, reply) => {
    const { params, headers } = request
    requireFewLogos(context, request)
    const { success, data: id } = z.safeParse(Id, params.id)
    if (!success || params.id !== id) throw new RequestError(notFound)
    const logo = await readAgain(() => findLogo(db, id))
    // Otherwise, caches would keep a deleted logo.
    if (!logo) throw new RequestError(notFound)
    const etag = `"${id}"`
    const kept = { etag, 'cache-control': 'public, max-age=31536000, immutable' }
    // The image of an ID never changes.
    if (headers['if-none-match'] === etag) return reply.headers(kept).status(304).send()
    return reply
      .headers(kept)
      .headers({ 'content-type': logo.media_type, 'content-disposition': 'inline' })
      .send(logo.bytes)
  })
}

/** Limits these requests, because they need no session and each one reads up to 256 KB from the database. */
function requireFewLogos(context: Context, request: FastifyRequest) {
  const name = 'logosPerAddress'
  const key = `logos ${ipNetworkOf(ipAddressOf(request))}`
  const { exceeded, ...left } = countRequest(context, key, context.config.limits[name])
  if (exceeded) throw limitExceeded({ name, ...left })
}
