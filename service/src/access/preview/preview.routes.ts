import { forbidden, notFound, organizationDeleted } from '@accord/contract/errors.ts'
import { levelsOf, type ScopeEntity, scopeEntities } from '@accord/contract/rules/scopes.ts'
import {
  previewForYou,
  previewForApplication,
  previewInNetwork,
} from '@accord/contract/data-preview.ts'
import type { FastifyInstance } from 'fastify'
import type { SessionActor } from '#actor.ts'
import { can } from '#permissions/can.rules.ts'
import { requireMembership } from '#permissions/require-in-network.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { findWorkingApplication } from '#data/applications/applications.store.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { sharedEntities } from '#exports/contents/network-entities.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { getOrganizationRow } from '#data/organizations/organizations.store.ts'
import { RequestError } from '#request-error.ts'
import { buildPreview, organizationReadings, personReadings } from './build-preview.ts'
import {
  claimsPart,
  previewTokensIn,
  previewTokenOf,
  requireApproved,
} from './preview-for-application.ts'
import { networkPreview } from './preview-in-network.ts'

/**
 * Serves previews of the data that others can read, using the same calls and statements. Previews don't count as use.
 */
export function previewRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(
    app,
    context,
    { call: previewForApplication, once: true },
    async ({ actor, params, ...looking }) => {
      const { own } = await requireManagerOf(db, actor, params.id)
      await requireNotDeleted(own.organizationId)
      const application = await requireWorking(params.application)
      await countLook(actor)
      const eyes = await previewTokensIn(db, application, { user: actor.user, own })
      const { organizationId } = own
      // Without a person, the application has no user to read.
      const forPeople = eyes.filter(({ seen }) => seen === 'person')
      const person = { readings: personReadings, eyes: forPeople, organizationId }
      const ofOthers = { readings: organizationReadings, eyes, organizationId }
      return {
        parts: [
          ...(await buildPreview(app, looking, person)),
          ...(await buildPreview(app, looking, ofOthers)),
        ],
        notStored: notStored(entitiesIn(application.scopes)),
      }
    },
  )

  serve(app, context, { call: previewForYou, once: true }, async ({ actor, query, ...looking }) => {
    const application = await requireWorking(query.application)
    const approved = await requireApproved(db, actor, application, query)
    const { seen, subject, profile, scopes } = approved
    if (profile) await requireNotDeleted(profile.organizationId)
    await countLook(actor)
    const eyes = [previewTokenOf(application, { seen, user: actor.user, subject, profile, scopes })]
    const readings = profile ? [...personReadings, ...organizationReadings] : personReadings
    const organizationId = profile?.organizationId
    const parts = await buildPreview(app, looking, { readings, eyes, organizationId })
    return {
      parts: [...(await claimsPart(context, actor, approved)), ...parts],
      notStored: notStored(entitiesIn(scopes)),
    }
  })

  serve(app, context, { call: previewInNetwork, once: true }, async (handled) => {
    const { own, membership } = await requireMembership(handled, db)
    const { organization_id, owner_id, asked } = membership
    if (!can.answerNetwork(own, organization_id)) throw new RequestError(forbidden)
    for (const id of [organization_id, owner_id]) await requireNotDeleted(id)
    await countLook(handled.actor)
    return { parts: await networkPreview(context, membership), notStored: notStored(asked) }
  })

  /** No one can get access to a deleted organization, because all access to it has ended. */
  async function requireNotDeleted(id: string) {
    const { deleted_at } = await getOrganizationRow(db, id)
    if (deleted_at) throw new RequestError(organizationDeleted)
  }

  /**
   * Each preview reads as much as many calls. The limit is per person, so that creating organizations doesn't raise it.
   */
  function countLook({ user }: SessionActor) {
    return requireWithinLimit(context, 'looksPerPerson', user.id)
  }

  async function requireWorking(id: string) {
    const application = await findWorkingApplication(db, id)
    if (!application) throw new RequestError(notFound)
    return application
  }
}

function entitiesIn(scopes: readonly string[]): ScopeEntity[] {
  const levels = levelsOf(scopes)
  return scopeEntities.filter((entity) => levels[entity] !== 'none')
}

/** Returns the requested kinds that aren't stored. Permission to act in its own name isn't data, so it isn't listed. */
function notStored(asked: ScopeEntity[]): ScopeEntity[] {
  return asked.filter(
    (entity) => sharedEntities[entity] === undefined && entity !== 'service-account',
  )
}
