import {
  getAccessGrant,
  getAccessSummary,
  listAccessGrants,
  listAccessGroups,
  revokeAccessGrants,
} from '@accord/contract/access.ts'
import { notFound } from '@accord/contract/errors.ts'
import type { FastifyInstance } from 'fastify'
import { requireManagerOf, requireProfileIn } from '#permissions/require-profile.ts'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage, serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { RequestError } from '#request-error.ts'
import { accessSummary } from './access-summary.ts'
import { listGroups } from './access-groups.store.ts'
import { presentGrantDetail, presentGrant, presentGroup } from './grants.present.ts'
import { findAccessGrant, listGrants, usageByScope } from './access-grants.store.ts'
import { revokeGrants } from './revoke-grants.ts'
import { listViewedSecrets } from '@accord/contract/viewed-secrets.ts'
import { isContact } from '@accord/contract/rules/roles.ts'
import { usersOf } from '#data/organizations/profiles.store.ts'
import { presentViewedSecret } from '#data/applications/applications.present.ts'
import { findLogosOf } from '#data/logos/logos.store.ts'
import { presentLogo } from '#data/logos/logos.present.ts'
import { listSecretsViewedBy, viewsRecordedSince } from '#data/applications/keys.store.ts'

export function accessGrantRoutes(app: FastifyInstance, context: Context) {
  const { db } = context
  const figures = accessSummary(db)

  serve(app, context, listAccessGrants, async ({ actor, params, query }) => {
    const { own } = await requireManagerOf(db, actor, params.id)
    const { rows, total, more } = await listGrants(db, params.id, query, query)
    const ids = rows.flatMap(({ application_id: id }) => id ?? [])
    const logos = await findLogosOf(db, ids)
    const grants = rows.map((grant) => ({
      ...presentGrant(own, grant),
      logo: presentLogo(logos.get(grant.application_id ?? '') ?? null),
    }))
    return presentPage(grants, total, query, more)
  })

  serve(app, context, listAccessGroups, async ({ actor, params, query }) => {
    const { own } = await requireManagerOf(db, actor, params.id)
    const { rows, total, more, counts } = await listGroups(db, params.id, query, query)
    const groups = rows.map((group) => presentGroup(own, group))
    return { ...presentPage(groups, total, query, more), counts }
  })

  serve(app, context, getAccessSummary, async ({ actor, params }) => {
    await requireManagerOf(db, actor, params.id)
    return figures(params.id)
  })

  serve(app, context, getAccessGrant, async ({ actor, params }) => {
    const { own } = await requireManagerOf(db, actor, params.id)
    const key = { kind: params.kind, id: params.grant }
    const grant = await findAccessGrant(db, params.id, key)
    if (!grant) throw new RequestError(notFound)
    return presentGrantDetail(own, grant, await usageByScope(db, key))
  })

  serveChange(app, context, {
    call: revokeAccessGrants,
    runSeries: (handled) => revokeGrants(context, handled),
  })
}

export function viewedSecretRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, listViewedSecrets, async ({ actor, params: { id }, query: { member } }) => {
    if (member === undefined) {
      const own = await requireProfileIn(db, actor, id)
      // A person who left can come back as a contact, and contacts can't see anything of the organization.
      if (isContact(own.roles)) return { secrets: [], recordedSince: null }
      return seenBy(id, [actor.user.id])
    }
    await requireManagerOf(db, actor, id)
    const members = new Set(member)
    const users = await usersOf(db, id, [...members])
    if (users.length < members.size) throw new RequestError(notFound)
    return seenBy(id, users)
  })

  async function seenBy(organizationId: string, users: readonly string[]) {
    const [seen, since] = await Promise.all([
      listSecretsViewedBy(db, organizationId, users),
      viewsRecordedSince(db, organizationId),
    ])
    return { secrets: seen.map(presentViewedSecret), recordedSince: since?.toISOString() ?? null }
  }
}
