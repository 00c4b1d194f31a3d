import type { Searched } from '@accord/contract/fields.ts'
import { getOrganization, listOrganizations } from '@accord/contract/organizations.ts'
import { notFound } from '@accord/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { requireReaderOf } from '#permissions/require-profile.ts'
import { isStrongActor } from '#permissions/require-strong.ts'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage } from '#calls/present-page.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { Refused } from '#refused.ts'
import type { Actor, ServiceActor } from '#actor.ts'
import { createOrganization } from './create-organization.change.ts'
import { leaveOrganization } from './leave-organization.change.ts'
import {
  presentCard,
  presentOrganization,
  presentOwnCard,
} from '#data/organizations/organizations.present.ts'
import {
  findOrganization,
  getOrganizationRow,
  listOrganizationsOf,
  listOrganizationsOpenTo,
} from '#data/organizations/organizations.store.ts'
import { updateOrganization } from './update-organization.change.ts'

export function organizationRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, listOrganizations, async ({ actor, query }) => {
    const { data, total } = await listVisibleTo(actor, query)
    return presentPage(data, total, query)
  })

  serve(app, context, getOrganization, async ({ actor, params, query }) => {
    // The approval screen names the organization to a person who has nothing to do with it yet.
    if (query.application !== undefined && actor.profile?.organizationId !== params.id) {
      const named = await findOrganization(db, params.id)
      if (!named || named.deleted_at) throw new Refused(notFound)
      return { id: named.id, name: named.name }
    }
    const { roles } = await requireReaderOf(db, actor, params.id)
    const shown = presentOrganization(await getOrganizationRow(db, params.id), roles)
    return actor.user ? shown : { ...shown, profileRoles: [] }
  })

  serveChange(app, context, createOrganization)
  serveChange(app, context, updateOrganization)
  serveChange(app, context, leaveOrganization)

  async function listVisibleTo(actor: Actor | ServiceActor, listed: Searched) {
    if (!actor.user) {
      const { rows, total } = await listOrganizationsOpenTo(db, actor.application, listed)
      return { data: rows.map((row) => presentCard(row, [])), total }
    }
    // An application that acts under a person's profile sees the one organization of that profile.
    const only = actor.application && actor.profile?.organizationId
    const byApplication = actor.application !== undefined
    const asking = { userId: actor.user.id, strong: isStrongActor(actor), byApplication, only }
    const { rows, total } = await listOrganizationsOf(db, asking, listed)
    return { data: rows.map((row) => presentOwnCard(row)), total }
  }
}
