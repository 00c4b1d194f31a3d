import { profileExists } from '@accord/contract/members.ts'
import { createContactProfile as call } from '@accord/contract/profiles.ts'
import { change } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { presentProfile } from '#data/organizations/organizations.present.ts'
import { insertProfile } from '#data/organizations/profiles.store.ts'

/** Anybody may become a contact of any organization: it gives no right in it. */
export const createContactProfile = change(call, {
  as: async ({ body }) => ({ organizations: [body.organization] }),
  limits: ({ actor }) => [['contactsPerUser', actor.user.id]],
  records: ['contact_added'],

  async do({ trx, actor, body, happened }) {
    const { id: userId, email } = actor.user
    const { organization: organizationId, roles } = body
    const profile = await insertProfile(trx, { userId, organizationId, email, roles })
    if (!profile) throw new Refused(profileExists)
    happened('contact_added', { email }, { organizationId, profileId: profile.id })
    return presentProfile(profile)
  },
})
