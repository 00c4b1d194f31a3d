import { listProfiles, updateProfile } from '@accord/contract/profiles.ts'
import type { FastifyInstance } from 'fastify'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage } from '#calls/present-page.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { changeRoles } from './change-roles.change.ts'
import { createContactProfile } from './contacts/create-contact.change.ts'
import { presentOwnProfile, presentProfile } from '#data/organizations/organizations.present.ts'
import { requestProfileEmail, verifyProfileEmail } from './profile-email/profile-email.change.ts'
import { profileToken } from './profile-token.change.ts'
import { listProfilesOf } from '#data/organizations/own-profiles.store.ts'

export function profileRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, listProfiles, async ({ actor, query }) => {
    const own = actor.application ? actor.profile?.organizationId : query.organization
    const filter = { ...query, organization: own }
    const { rows, total } = await listProfilesOf(context.db, actor.user.id, query, filter)
    const embed = query.$with === 'organization'
    const data = rows.map((row) =>
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
