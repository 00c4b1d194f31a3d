import { profileExists } from '@accord/contract/members.ts'
import {
  createContactProfile,
  listProfiles,
  profileToken,
  updateProfile,
  verifyProfileEmail,
} from '@accord/contract/profiles.ts'
import { forbidden, notFound, unauthenticated } from '@accord/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import { presentPage } from '#calls/present-page.ts'
import { Refused } from '#refused.ts'
import { serve } from '#calls/serve.ts'
import { requireWithin } from '#limits/require-within.ts'
import { holdSession, insertToken } from '#session/session.store.ts'
import { requireSession } from '#session/require-session.ts'
import type { Context } from '#context.ts'
import { carryOut } from '#calls/change.ts'
import { changeRoles } from './change-roles.change.ts'
import { presentOwnProfile, presentProfile } from './organizations.present.ts'
import { confirmProfileEmail, requestProfileEmail } from './profile-email.change.ts'
import {
  findProfile,
  holdOwnProfile,
  insertProfile,
  listProfilesOf,
  lockOrganization,
} from './profiles.store.ts'
import { requireProfileIn } from '#access/require-profile.ts'

export function profileRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, profileToken, ({ actor, body }) => {
    const { user, sessionId } = actor
    if (body.user !== user.id) throw new Refused(notFound)
    return inTransaction(db, async (trx) => {
      // Held until the token is there, so that neither can end without it.
      if (!(await holdSession(trx, sessionId))) throw new Refused(unauthenticated)
      const profile = await holdOwnProfile(trx, body.profile, user.id)
      if (!profile) throw new Refused(notFound)
      const { token, expiresAt } = await insertToken(trx, sessionId, profile.id)
      return { token, tokenExpiresAt: expiresAt.toISOString() }
    })
  })

  serve(app, context, listProfiles, async ({ actor, query }) => {
    const own = actor.application ? actor.profile?.organizationId : query.organization
    const asked = { ...query, organization: own }
    const { rows, total } = await listProfilesOf(db, actor.user.id, query, asked)
    const embed = query.$with === 'organization'
    const data = rows.map((row) => (embed ? presentOwnProfile(row) : presentProfile(row)))
    return presentPage(data, total, query)
  })

  serve(app, context, createContactProfile, async ({ actor, body, caller }) => {
    const { user } = actor
    const { organization: organizationId } = body
    await requireWithin(context, 'contactsPerUser', user.id)

    return inTransaction(db, async (trx) => {
      if (!(await lockOrganization(trx, organizationId))) throw new Refused(notFound)
      const profile = await insertProfile(trx, {
        userId: user.id,
        organizationId,
        email: user.email,
        roles: ['contact'],
      })
      if (!profile) throw new Refused(profileExists)
      await recordOrganizationActivity(trx, {
        kind: 'contact_added',
        organizationId,
        actor,
        profileId: profile.id,
        caller,
        detail: { subject: profile.email },
      })
      return presentProfile(profile)
    })
  })

  serve(app, context, updateProfile, async (asked) => {
    if ('roles' in asked.body) return carryOut(context, changeRoles, asked as never)
    const { actor, params, body, caller } = asked
    const target = await findProfile(db, params.id)
    if (!target) throw new Refused(notFound)

    // Addresses are for their people alone.
    requireSession(actor)

    const own = target.user_id === actor.user.id
    // As themselves a person reaches all their profiles, under a profile only what is in its organization.
    if (!own || actor.profile) await requireProfileIn(db, actor, target.organization_id)
    if (!own) throw new Refused(forbidden)
    return presentProfile(
      await requestProfileEmail(context, { actor, target, email: body.email, caller }),
    )
  })

  serve(app, context, verifyProfileEmail, async ({ actor, body, caller }) => {
    await confirmProfileEmail(context, { actor, code: body.code, caller })
    return {}
  })
}
