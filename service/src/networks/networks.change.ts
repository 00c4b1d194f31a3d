import {
  createNetwork as createCall,
  deleteNetwork as deleteCall,
  removeFromNetwork as removeCall,
  updateNetwork as updateCall,
} from '@accord/contract/networks.ts'
import { change, unchanged } from '#calls/change.ts'
import { presentNetwork } from './networks.present.ts'
import {
  deleteNetworkRow,
  findNetwork,
  insertNetwork,
  setNetwork,
} from '#data/networks/networks.store.ts'
import { requireManager, requireSession } from '#permissions/require-profile.ts'
import { isSameSet, missing } from '@accord/contract/rules/small-sets.ts'
import { scheduleAccessRequestedMailing } from '#authorizations/access-requested/changed-scopes.store.ts'
import {
  impactOfNetworkDeletion,
  impactOfShares,
  scheduleNetworkEndedMailing,
} from './network-ended.store.ts'
import { forgetDecisions, lockMembershipsIn } from '#data/networks/network-members.store.ts'
import { requireNetworkOwner, requireNetworkRelation } from '#permissions/require-in-network.ts'
import { forbidden } from '@accord/contract/errors.ts'
import { can } from '#permissions/can.rules.ts'
import { requireReauthIf } from '#permissions/reauthentication.rules.ts'
import { leaveOwnMembership, endedMembership, impactOfMembership } from './end-membership.ts'
import { listManagersOf } from '#data/organizations/managers.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { removedFromNetworkMail } from './network-ended.mail.ts'

export const createNetwork = change(createCall, {
  resolve: async ({ actor }) => requireManager(actor),
  limits: ({ own }) => [['networksPerOrganization', own.organizationId]],
  records: ['network_created'],

  async run({ trx, own, body, happened }) {
    const id = await insertNetwork(trx, own.organizationId, body)
    happened('network_created', { on: { network: id }, network: body.name })
    return presentNetwork((await findNetwork(trx, id, own.organizationId))!)
  },
})

/** Updates a network. If the owner requests more shares, members share nothing more until they agree. */
export const updateNetwork = change(updateCall, {
  resolve: ({ actor, params }, db) => requireNetworkOwner(db, actor, params.id),
  records: ['network_updated', 'network_shares_changed'],

  async run({ trx, own, network: stored, body, happened }) {
    const { id, shares: before } = stored
    const { name = stored.name, description = stored.description, shares: after = before } = body
    const wanted = { name, description }
    const fields = (['name', 'description'] as const).filter((key) => wanted[key] !== stored[key])
    const sharesDiffer = !isSameSet(after, before)
    if (fields.length === 0 && !sharesDiffer) return unchanged(presentNetwork(stored))

    await setNetwork(trx, id, { ...wanted, shares: after })
    const on = { network: id }
    if (fields.length > 0) happened('network_updated', { on, network: name, fields })
    if (sharesDiffer) {
      await forgetDecisions(trx, id, after)
      if (missing(after, before).length > 0)
        await scheduleAccessRequestedMailing(trx, { networkId: id })
      happened('network_shares_changed', { on, network: name, before, after })
    }
    return presentNetwork((await findNetwork(trx, id, own.organizationId))!)
  },
  impact: ({ network: { id, shares: before }, body: { shares: after = before } }, db) =>
    impactOfShares(db, id, missing(before, after)),
})

/**
 * Deletes a network, which takes effect for all members immediately. They're emailed later
 * (`network-ended.mailing.ts`).
 */
export const deleteNetwork = change(deleteCall, {
  resolve: ({ actor, params }, db) => requireNetworkOwner(db, actor, params.id),
  authorize: ({ own, network }) => can.deleteNetwork(own, network.organization_id) || forbidden,
  records: ['network_deleted'],

  async run({ trx, network: { id, name: network }, happened }) {
    await lockMembershipsIn(trx, id)
    await scheduleNetworkEndedMailing(trx, id)
    await deleteNetworkRow(trx, id)
    happened('network_deleted', { on: { network: id }, network })
    return {}
  },
  impact: ({ network }, db) => impactOfNetworkDeletion(db, network.id),
})

/** Removes a member for the network's owner, and emails the member's admins and owners. */
export const removeFromNetwork = change(removeCall, {
  async resolve({ actor, params }, db) {
    const { own } = await requireNetworkOwner(db, actor, params.id)
    return { own, organizations: [params.memberId] }
  },
  authorize: ({ actor }) => requireReauthIf(true, actor),
  records: ['network_member_removed'],

  async run({ trx, params, mail, happened }, { config }) {
    const ended = await endedMembership(trx, params)
    const { network_name: network, owner_name: owner, organization_id: id } = ended
    const organization = { id, name: ended.organization_name }
    for (const manager of await listManagersOf(trx, [id])) {
      mail(removedFromNetworkMail(emailContext(config), { network, organization, owner, manager }))
    }
    const on = { network: params.id, organization: id }
    const detail = { on, network, organization: organization.name }
    happened('network_member_removed', detail)
    happened('network_member_removed', detail, { organizationId: id, by: owner })
    return {}
  },
  impact: ({ params }, db) => impactOfMembership(db, params),
})

/** Lets a member leave, and emails the network's admins and owners. */
export const leaveNetwork = change(removeCall, {
  async resolve({ actor, params }, db) {
    const { own, network } = await requireNetworkRelation(db, actor, params.id)
    // Only people can make an organization join or leave.
    requireSession(actor)
    return { own, network, organizations: [network.organization_id] }
  },
  authorize: ({ own, network }) => can.leaveNetwork(own, network.organization_id) || forbidden,
  records: ['network_left'],

  async run({ trx, params, mail, happened }, { config }) {
    await leaveOwnMembership(trx, params, { mail, happened }, config)
    return {}
  },
  impact: ({ params }, db) => impactOfMembership(db, params),
})
