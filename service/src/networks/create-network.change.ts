import { createNetwork as call } from '@accord/contract/networks.ts'
import { change } from '#calls/change.ts'
import { presentNetwork } from './networks.present.ts'
import { findNetwork, insertNetwork } from '#data/networks/networks.store.ts'
import { requireManager } from '#permissions/require-profile.ts'

export const createNetwork = change(call, {
  as: async ({ actor }) => requireManager(actor),
  limits: ({ own }) => [['networksPerOrganization', own.organizationId]],
  records: ['network_created'],

  async do({ trx, own, body, happened }) {
    const id = await insertNetwork(trx, own.organizationId, body)
    happened('network_created', { network: body.name })
    return presentNetwork((await findNetwork(trx, id, own.organizationId))!)
  },
})
