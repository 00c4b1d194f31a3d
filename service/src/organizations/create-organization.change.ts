import { createOrganization as call, tooManyOrganizations } from '@accord/contract/organizations.ts'
import { change } from '#calls/change.ts'
import { presentOrganization, presentProfile } from '#data/organizations/organizations.present.ts'
import { insertOrganization } from '#data/organizations/organizations.store.ts'
import { insertProfile } from '#data/organizations/profiles.store.ts'

export const createOrganization = change(call, {
  limits: ({ actor }) => [['organizationsPerUser', actor.user.id, tooManyOrganizations]],
  records: ['organization_created'],

  async do({ trx, actor, body, happened }) {
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
