import { onlyOwnersConnect } from '@accord/contract/connections.ts'
import { notFound } from '@accord/contract/errors.ts'
import {
  addProviderGuest as addCall,
  guestNeedsFactor,
  maxProviderGuests,
  notAGuest,
  removeProviderGuest as removeCall,
  tooManyGuests,
} from '@accord/contract/provider-policy.ts'
import { change, unchanged } from '#calls/change.ts'
import {
  countGuests,
  deleteGuest,
  findGuest,
  insertGuest,
} from '#data/connections/provider-guests.store.ts'
import { findProfile } from '#data/organizations/profiles.store.ts'
import { can } from '#permissions/can.rules.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { RequestError } from '#request-error.ts'
import { presentGuest } from './provider-policy.present.ts'

export const addProviderGuest = change(addCall, {
  async resolve({ actor, params, body }, db) {
    const { own } = await requireManagerOf(db, actor, params.id)
    const profile = await findProfile(db, body.profile)
    if (profile?.organization_id !== params.id) throw new RequestError(notFound)
    return { own, profile }
  },
  authorize: ({ own }) => can.requireProvider(own) || onlyOwnersConnect,
  records: ['provider_guest_added'],

  async run({ trx, own, profile: { id, email, second_factor: hasFactor }, happened }) {
    const { organizationId, id: addedBy } = own
    const already = await findGuest(trx, id)
    if (already?.second_factor) return unchanged(presentGuest(already))
    if (!already && (await countGuests(trx, organizationId)) >= maxProviderGuests) {
      throw new RequestError(tooManyGuests)
    }
    if (!(await insertGuest(trx, { profileId: id, organizationId, addedBy }))) {
      throw new RequestError(notAGuest)
    }
    if (!hasFactor) throw new RequestError(guestNeedsFactor)
    happened('provider_guest_added', { on: { profile: id }, email })
    return presentGuest((await findGuest(trx, id))!)
  },
})

/** The guest's tokens stop working immediately, because each use checks the list. */
export const removeProviderGuest = change(removeCall, {
  async resolve({ actor, params }, db) {
    const { own } = await requireManagerOf(db, actor, params.id)
    const profile = await findProfile(db, params.profileId)
    if (profile?.organization_id !== params.id) throw new RequestError(notFound)
    return { own, profile }
  },
  authorize: ({ own }) => can.requireProvider(own) || onlyOwnersConnect,
  records: ['provider_guest_removed'],

  async run({ trx, profile: { id, email }, happened }) {
    if (!(await deleteGuest(trx, id))) throw new RequestError(notFound)
    happened('provider_guest_removed', { on: { profile: id }, email })
    return {}
  },
})
