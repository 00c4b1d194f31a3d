import { bystander } from './bystander.ts'
import type { Cast } from './cast.ts'
import type { ExamplesOf } from './example.ts'
import { got, sent } from './network-examples.ts'
import { profileOf } from './person-examples.ts'
import { anApplicationOf, anApprovalBy, anAuthorizationBy, anInvitationFrom } from './things.ts'

/** Calls on whatever can reach the data of an organization. */
export const reachExamples: { reach: ExamplesOf<'reach'> } = {
  reach: {
    listReach: {
      'all but people': ({ here: { id } }) => ({ params: { id } }),
      people: ({ here: { id } }) => ({ params: { id }, query: { kind: 'person' } }),
    },
    getReachSummary: ({ here: { id } }) => ({ params: { id } }),
    getReach: {
      'a person': ({ here, member }) => ({
        params: { id: here.id, kind: 'person', reach: member.profileId },
      }),
      'an application of another organization': async (cast) => ({
        params: {
          id: cast.here.id,
          kind: 'own_application',
          reach: (await anApplicationOf(cast, cast.elsewhere)).id,
        },
      }),
    },
    revokeReach: {
      'a person': async (cast) =>
        ending(cast, 'person', (await bystander(cast.service, cast.here, ['member'])).id),
      'an authorization': async (cast) =>
        ending(
          cast,
          'authorization',
          await anAuthorizationBy(cast, { by: cast.here, of: cast.partner }),
        ),
      'an invitation': async (cast) =>
        ending(cast, 'invitation', (await anInvitationFrom(cast, cast.here)).id),
      'an invitation, only to know what would end': async (cast) => {
        const { params, body } = ending(
          cast,
          'invitation',
          (await anInvitationFrom(cast, cast.here)).id,
        )
        return { params, body: { ...body, dryRun: true } }
      },
      'an authorization of another organization': async (cast) =>
        ending(
          cast,
          'authorization',
          await anAuthorizationBy(cast, { by: cast.elsewhere, of: cast.partner }),
        ),
    },
    endApproval: {
      "a member's": async (cast) => ({
        params: { id: cast.here.id, approval: await approvalIn(cast, cast.here) },
      }),
      "that of another organization's member": async (cast) => ({
        params: { id: cast.here.id, approval: await approvalIn(cast, cast.elsewhere) },
      }),
    },
    getSeenByApplication: ({ here, offered }) => ({
      params: { id: here.id, application: offered.id },
    }),
    getSeenAsYou: {
      'under their own profile': (cast, who) => ({
        query: {
          application: cast.offered.id,
          profile: profileOf(who, cast),
          scope: 'openid profile:read',
        },
      }),
      "under another's": ({ offered, partner }) => ({
        query: { application: offered.id, profile: partner.owner.profileId, scope: 'user:read' },
      }),
      'as themselves': ({ offered }) => ({
        query: { application: offered.id, scope: 'openid email user:read' },
      }),
      'what nobody approved': async (cast) => ({
        query: { application: (await anApplicationOf(cast, cast.partner)).id },
      }),
    },
    getSeenInNetwork: { 'of its own': got, "of a member's in its network": sent },
  },
}

function ending<Kind extends string>({ here }: Cast, kind: Kind, id: string) {
  return { params: { id: here.id }, body: { items: [{ kind, id }] } }
}

async function approvalIn(cast: Cast, organization: { id: string }) {
  const { id: profileId } = await bystander(cast.service, organization, ['member'])
  return anApprovalBy(cast, { profileId })
}
