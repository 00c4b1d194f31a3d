import type { Searched } from '@accord/contract/fields.ts'
import { getOrganization, listOrganizations } from '@accord/contract/organizations.ts'
import { notFound } from '@accord/contract/errors.ts'
import type { FastifyInstance } from 'fastify'
import { requireReaderOf } from '#permissions/require-profile.ts'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage, serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { RequestError } from '#request-error.ts'
import type { Actor, ServiceActor } from '#actor.ts'
import {
  createOrganization,
  leaveOrganization,
  updateOrganization,
} from './organizations.change.ts'
import {
  presentCard,
  presentOrganization,
  presentOwnCard,
  presentOwnProfile,
  presentProfile,
} from '#data/organizations/organizations.present.ts'
import {
  findOrganization,
  getOrganizationRow,
  listOrganizationsOf,
  listOrganizationsOpenTo,
} from '#data/organizations/organizations.store.ts'
import { listProfiles, updateProfile } from '@accord/contract/profiles.ts'
import { changeRoles, createContactProfile, profileToken } from './profiles.change.ts'
import { requestProfileEmail, verifyProfileEmail } from './profile-email/profile-email.change.ts'
import { withoutOwnership } from '#data/sessions/provider-session.rules.ts'
import { listProfilesOf } from '#data/organizations/own-profiles.store.ts'

export function organizationRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, listOrganizations, async ({ actor, query }) => {
    const { data, total } = await listVisibleTo(actor, query)
    return presentPage(data, total, query)
  })

  serve(app, context, getOrganization, async ({ actor, params, query }) => {
    // The approval screen names the organization even to people who don't belong to it yet.
    const isElsewhere = actor.profile?.organizationId !== params.id
    if (query.application !== undefined && isElsewhere && !(actor.user && actor.provider)) {
      const named = await findOrganization(db, params.id)
      if (!named || named.deleted_at) throw new RequestError(notFound)
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
    // An application that acts under a person's profile gets only that profile's organization.
    const only = actor.application && actor.profile?.organizationId
    const byApplication = actor.application !== undefined
    const asking = { userId: actor.user.id, sessionId: actor.sessionId, byApplication, only }
    const { rows, total } = await listOrganizationsOf(db, asking, listed)
    return { data: rows.map((row) => presentOwnCard(row)), total }
  }
}

export function profileRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, listProfiles, async ({ actor, query }) => {
    const isLimited = actor.application !== undefined || actor.provider !== undefined
    const own = isLimited ? actor.profile?.organizationId : query.organization
    const filter = { ...query, organization: own }
    const { rows, total } = await listProfilesOf(context.db, actor.user.id, query, filter)
    const embed = query.$with === 'organization'
    const shown = actor.profile?.isOwnerThroughProvider ? rows.map(withoutOwnership) : rows
    const data = shown.map((row) =>
      embed
        ? presentOwnProfile(row)
        : presentProfile(row, { id: row.organization_id, name: row.organization_name }),
    )
    return presentPage(data, total, query)
  })

  serveChange(app, context, profileToken)
  serveChange(app, context, createContactProfile)
  serveChange(app, context, verifyProfileEmail)
  serveChange(app, context, {
    call: updateProfile,
    choose: ({ body }) => ('roles' in body ? changeRoles : requestProfileEmail),
  })
}
