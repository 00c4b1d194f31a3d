import {
  OrganizationForm,
  createOrganization as createCall,
  leaveOrganization as leaveCall,
  ownerCannotLeave,
  tooManyOrganizations,
  updateOrganization as updateCall,
} from '@accord/contract/organizations.ts'
import { change, unchanged } from '#calls/change.ts'
import { presentOrganization, presentProfile } from '#data/organizations/organizations.present.ts'
import {
  getOrganizationRow,
  insertOrganization,
  setDetails,
} from '#data/organizations/organizations.store.ts'
import { findProfileOf, insertProfile } from '#data/organizations/profiles.store.ts'
import { organizationFields } from '@accord/contract/activity-details.ts'
import {
  requireActing,
  requireManagerOf,
  requireNotSuspended,
} from '#permissions/require-profile.ts'
import { parse } from '#calls/parse.ts'
import { notFound } from '@accord/contract/errors.ts'
import type { Kysely } from 'kysely'
import { can } from '#permissions/can.rules.ts'
import type { ActingProfile, SessionActor } from '#actor.ts'
import { removeProfile, impactOfProfile } from '#members/remove-profile.ts'
import type { Database } from '#database/tables.ts'
import { RequestError } from '#request-error.ts'

export const createOrganization = change(createCall, {
  limits: ({ actor }) => [['organizationsPerUser', actor.user.id, tooManyOrganizations]],
  records: ['organization_created'],

  async run({ trx, actor, body, happened }) {
    const organization = await insertOrganization(trx, body)
    const { id: organizationId, name } = organization
    const { id: userId, email } = actor.user
    const founding = { userId, organizationId, email, roles: ['owner'] as const, founder: true }
    const owner = (await insertProfile(trx, founding))!
    happened('organization_created', { name }, { organizationId, profileId: owner.id })
    return {
      organization: presentOrganization(organization, owner.roles),
      profile: presentProfile(owner),
    }
  },
})

export const updateOrganization = change(updateCall, {
  resolve: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  records: ['organization_updated'],

  async run({ trx, own, params, body, happened }) {
    const stored = await getOrganizationRow(trx, params.id)
    // A country's requirements apply to the whole form, not only to the submitted fields.
    const present = Object.fromEntries(organizationFields.map((field) => [field, stored[field]]))
    const form = parse(OrganizationForm, { ...present, ...body })
    const fields = organizationFields.filter((field) => form[field] !== stored[field])
    if (fields.length === 0) return unchanged(presentOrganization(stored, own.roles))

    const updated = await setDetails(trx, params.id, form)
    happened('organization_updated', { fields })
    return presentOrganization(updated, own.roles)
  },
})

export const leaveOrganization = change(leaveCall, {
  resolve: async ({ actor, body }, db) => ({
    own: await profileLeft(db, actor, body?.organization),
  }),
  authorize: ({ own }) => can.leave(own) || ownerCannotLeave,
  records: ['member_left', 'invitation_deleted'],

  async run({ trx, own, job, happened }) {
    const { id, organizationId: organization_id } = own
    await removeProfile(trx, { id, organization_id }, { job, happened })
    happened('member_left', { on: { profile: id }, email: own.email })
    return {}
  },
  impact: ({ own }, db) => impactOfProfile(db, own),
})

/**
 * Finds the profile to leave, for a person with or without a profile token. People can leave even if they lack the
 * organization's required factor.
 */
async function profileLeft(
  db: Kysely<Database>,
  actor: SessionActor,
  organizationId: string | undefined,
): Promise<ActingProfile> {
  if (organizationId === undefined) return requireActing(actor)
  if (actor.profile?.organizationId === organizationId) return actor.profile
  const profile = actor.profile ? undefined : await findProfileOf(db, actor.user.id, organizationId)
  if (!profile) throw new RequestError(notFound)
  // Anyone can become a contact, so leaving and coming back would end the suspension.
  requireNotSuspended(profile)
  const { id, email, roles } = profile
  return { id, organizationId, email, roles }
}
