import { notFound } from '@accord/contract/errors.ts'
import { Id } from '@accord/contract/fields.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { serveChange } from '#calls/serve-change.ts'
import type { Context } from '#context.ts'
import { findLogo } from '#data/logos/logos.store.ts'
import { readAgain } from '#database/errors.ts'
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
   * Strangers uploaded these files, so they keep the strictest policy that every response has: even a file that's also
   * a document or script does nothing. Only the headers that allow browsers to keep and show an image are added.
   */
  app.get<{ Params: { id: string } }>('/logos/:id', async ({ params, headers }, reply) => {
    const { success, data: id } = z.safeParse(Id, params.id)
    const logo = success && params.id === id ? await readAgain(() => findLogo(db, id)) : undefined
    if (!logo) throw new RequestError(notFound)
    const etag = `"${logo.id}"`
    reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable' })
    if (headers['if-none-match'] === etag) return reply.status(304).send()
    return reply
      .headers({ 'content-type': logo.media_type, 'content-disposition': 'inline' })
      .send(logo.bytes)
  })
}
