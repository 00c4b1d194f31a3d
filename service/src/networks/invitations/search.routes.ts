import {
  type FoundOrganization,
  searchOrganizations,
} from '@accord/contract/network-invitations.ts'
import { forbidden } from '@accord/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { inEqualTime } from '#accounts/equal-time.ts'
import { Refused } from '#refused.ts'
import { type Handled, serve } from '#calls/serve.ts'
import { readAgain } from '#database/read-again.ts'
import { requireWithin } from '#limits/require-within.ts'
import type { Context } from '#context.ts'
import { searchByManager } from './search.store.ts'
import { ownsNetwork } from '#data/networks/networks.store.ts'
import { requireNetworkOwner } from '#permissions/require-in-network.ts'
import { requireManager } from '#permissions/require-profile.ts'

export function searchRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  const look = async ({ actor, query }: Handled<typeof searchOrganizations>) => {
    const { organizationId } = requireManager(actor).own
    if (!(await ownsNetwork(db, organizationId))) throw new Refused(forbidden)
    if (query.network !== undefined) await requireNetworkOwner(db, actor, query.network)
    return organizationId
  }

  serve(app, context, { call: searchOrganizations, once: true }, async (handled) => {
    const { actor, query } = handled
    const searchedBy = await readAgain(() => look(handled))
    // Between two readings, so that one which is read again counts once. Whoever founds organizations gets more
    // profiles, and no more searches.
    await requireWithin(context, 'searchesPerPerson', actor.user.id)

    let found: FoundOrganization[] = []
    // An organization that does not want to be found and one that does not exist take the same time.
    await inEqualTime(async () => {
      const search = { email: query.email, searchedBy, networkId: query.network }
      found = await readAgain(() => searchByManager(db, search))
    })
    return found
  })
}
