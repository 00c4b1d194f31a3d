import type { FastifyReply, FastifyRequest } from 'fastify'
import { secondsToWait } from '#http/flood.ts'
import { networkOf } from '#limits/network.ts'
import { addressOf } from '#caller.ts'
import type { Context } from '#context.ts'

/**
 * Before the engine asks the database anything: how often one network may come, and one client from it. So
 * nobody elsewhere can use up what a client may ask for by naming it.
 */
export function brakeApplications(context: Context) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { oauthPerAddress, oauthPerClient } = context.config.limits
    const network = networkOf(addressOf(request))
    // The network first: with names made up for each request it would have a count for each.
    const seconds =
      secondsToWait(context, `oauth ${network}`, oauthPerAddress) ??
      secondsToWait(context, `oauth ${network} ${clientOf(request)}`, oauthPerClient)
    if (seconds === undefined) return undefined

    request.log.info({ requestId: request.id, code: 'too_many_requests' }, 'refused')
    // In the words of OAuth, which is what applications read.
    return reply.status(429).headers({ 'retry-after': seconds, 'cache-control': 'no-store' }).send({
      error: 'temporarily_unavailable',
      error_description: 'too many requests, see Retry-After',
    })
  }
}

/** As the header names it, which is cheap to read. Those who name themselves in the body share one count. */
function clientOf({ headers }: FastifyRequest): string {
  const [, encoded = ''] = /^basic +([\w+/=]+)$/i.exec(headers.authorization ?? '') ?? []
  const [id = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  return id.slice(0, 100)
}
