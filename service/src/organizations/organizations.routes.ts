import type { Paging } from '@accord/contract/fields.ts'
import {
  createOrganization,
  getOrganization,
  listOrganizations,
  OrganizationForm,
  tooManyOrganizations,
  updateOrganization,
} from '@accord/contract/organizations.ts'
import { notFound } from '@accord/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import { parse } from '#calls/parse.ts'
import { presentPage } from '#calls/present-page.ts'
import { Refused } from '#refused.ts'
import { serveChange } from '#calls/change.ts'
import { serve } from '#calls/serve.ts'
import { requireWithin } from '#limits/require-within.ts'
import type { Actor, ServiceActor } from '#session/actor.ts'
import type { Context } from '#context.ts'
import { leaveOrganization } from './leave-organization.change.ts'
import { listOfProfile, listOfService } from './list-for-application.ts'
import {
  findOrganization,
  getOrganizationRow,
  insertOrganization,
  listOrganizationsOf,
  type OrganizationRow,
  setDetails,
} from './organizations.store.ts'
import { presentCard, presentOrganization, presentProfile } from './organizations.present.ts'
import { insertProfile } from './profiles.store.ts'
import { requireManagerOf, requireReaderOf, requireStillManager } from '#access/require-profile.ts'

export function organizationRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, createOrganization, async ({ actor, body, caller }) => {
    const { user } = actor
    await requireWithin(context, 'organizationsPerUser', user.id, tooManyOrganizations)

    return inTransaction(db, async (trx) => {
      const { id: organizationId, name } = await insertOrganization(trx, body)
      const owner = await insertProfile(trx, {
        userId: user.id,
        organizationId,
        email: user.email,
        roles: ['owner'],
        founder: true,
      })
      await recordOrganizationActivity(trx, {
        kind: 'organization_created',
        organizationId,
        actor,
        profileId: owner!.id,
        caller,
        detail: { subject: name },
      })
      const organization = await getOrganizationRow(trx, organizationId)
      return {
        organization: presentOrganization(organization, owner!.roles),
        profile: presentProfile(owner!),
      }
    })
  })

  serve(app, context, listOrganizations, async ({ actor, query }) => {
    const { data, total } = await listVisibleTo(actor, query)
    return presentPage(data, total, query)
  })

  serve(app, context, getOrganization, async ({ actor, params, query }) => {
    // The approval screen names the organization to a person who has nothing to do with it yet.
    if (query.application !== undefined && actor.profile?.organizationId !== params.id) {
      const named = await findOrganization(db, params.id)
      if (!named) throw new Refused(notFound)
      return { id: named.id, name: named.name }
    }
    const { roles } = await requireReaderOf(db, actor, params.id)
    const shown = presentOrganization(await getOrganizationRow(db, params.id), roles)
    return actor.user ? shown : { ...shown, profileRoles: [] }
  })

  serve(app, context, updateOrganization, async ({ actor, params, body, caller }) => {
    const { own: acting } = await requireManagerOf(db, actor, params.id)

    return inTransaction(db, async (trx) => {
      const { id: profileId, roles } = await requireStillManager(trx, acting)
      const stored = await getOrganizationRow(trx, params.id)
      // What a country asks for is a rule of the whole form, not of the fields that came.
      const form = parse(OrganizationForm, { ...formOf(stored), ...body })
      const changed = formFields.filter((field) => form[field] !== stored[field])
      if (changed.length === 0) return presentOrganization(stored, roles)

      const updated = await setDetails(trx, params.id, form)
      await recordOrganizationActivity(trx, {
        kind: 'organization_updated',
        organizationId: params.id,
        actor,
        profileId,
        caller,
        detail: { change: changed.join(', ') },
      })
      return presentOrganization(updated, roles)
    })
  })

  serveChange(app, context, leaveOrganization)

  async function listVisibleTo(actor: Actor | ServiceActor, paging: Paging) {
    if (!actor.user) return listOfService(db, actor.application, paging)
    if (actor.application && actor.profile) return listOfProfile(db, actor.profile, paging)
    const { rows, total } = await listOrganizationsOf(db, actor.user.id, paging)
    return { data: rows.map((row) => presentCard(row, row.roles)), total }
  }
}

const formFields = [
  'name',
  'description',
  'address',
  'email',
  'city',
  'state',
  'zipcode',
  'timezone',
  'country',
  'findable',
] as const satisfies (keyof OrganizationForm)[]

function formOf(stored: OrganizationRow): OrganizationForm {
  const { name, description, address, email, city, state, zipcode, timezone, country } = stored
  const { findable } = stored
  return { name, description, address, email, city, state, zipcode, timezone, country, findable }
}
