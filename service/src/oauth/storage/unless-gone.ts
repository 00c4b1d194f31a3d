import { errors, Provider } from 'oidc-provider'
import { isDatabaseGone } from '#database/database-gone.ts'

/** A database that cannot be reached is no fault of the request: 503, in the words of OAuth. */
export async function unlessGone<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    // Outside of the engine's own requests it is said in ours.
    if (!isDatabaseGone(error) || !Provider.ctx) throw error
    Provider.ctx.set('retry-after', '2')
    const unavailable = new errors.TemporarilyUnavailable('please try again later')
    throw Object.assign(unavailable, { status: 503, statusCode: 503 })
  }
}
