import { insertLogoOf, pngOf } from '#testing/images.ts'
import { randomUUID } from 'node:crypto'
import type { RankedRole, Role } from '@accord/contract/rules/roles.ts'
import { markOrganizationDeleted } from '#data/organizations/organizations.store.ts'
import { addSecondFactor } from '../factors.ts'
import { randomEmail } from '../members.ts'
import { type TestCast, type ExamplesOf, bystander } from './cast.ts'
import { profileOf } from './person-examples.ts'
import { issueTestProfileCode } from './things.ts'

/** Calls about an organization, its profiles, and its activity. */
export const organizationExamples: {
  organizations: ExamplesOf<'organizations'>
  activity: ExamplesOf<'activity'>
  events: ExamplesOf<'events'>
  toDo: ExamplesOf<'toDo'>
} = {
  organizations: {
    createOrganization: () => ({ body: { name: 'Lantern' } }),
    listOrganizations: () => ({}),
    getOrganization: {
      'for its pages': ({ here: { id } }) => ({ params: { id } }),
      'for the approval screen': ({ here: { id } }) => ({
        params: { id },
        query: { application: randomUUID() },
      }),
    },
    setOrganizationLogo: ({ here: { id } }) => ({
      params: { id },
      body: { image: pngOf(32).toString('base64') },
    }),
    removeOrganizationLogo: async ({ here: { id }, service }) => {
      await insertLogoOf(service, { organization_id: id })
      return { params: { id } }
    },
    updateOrganization: ({ here: { id } }) => ({ params: { id }, body: { name: 'Lantern' } }),
    leaveOrganization: {
      'the one they act for': () => ({}),
      'a named one': ({ here: { id } }) => ({ body: { organization: id } }),
    },
    deleteOrganization: ({ here: { id } }) => ({ params: { id } }),
    restoreOrganization: async ({ service, here: { id } }) => {
      await markOrganizationDeleted(service.context.db, id)
      return { params: { id } }
    },
    getSecondFactorPolicy: ({ here: { id } }) => ({ params: { id } }),
    listMembersWithout: ({ here: { id } }) => ({ params: { id } }),
    setSecondFactorPolicy: async ({ service, here: { id } }, who) => {
      await addSecondFactor(service, who)
      return { params: { id }, body: { from: inAMonth() } }
    },
    getApprovalPolicy: ({ here: { id } }) => ({ params: { id } }),
    setApprovalPolicy: ({ here: { id } }) => ({
      params: { id },
      body: { memberApprovals: 'authorized' },
    }),
    profileToken: {
      'their own': (cast, who) => ({ body: { user: who.id, profile: profileOf(who, cast) } }),
      "another's, as themselves": ({ partner }, { id }) => ({
        body: { user: id, profile: partner.owner.profileId },
      }),
      "another's, as the other person": ({ partner: { owner } }) => ({
        body: { user: owner.id, profile: owner.profileId },
      }),
    },
    listProfiles: () => ({}),
    createContactProfile: ({ here }) => ({ body: { organization: here.id, roles: ['contact'] } }),
    updateProfile: {
      'their own address': (cast, who) => ({
        params: { id: profileOf(who, cast) },
        body: { email: randomEmail() },
      }),
      "another's address": async (cast) => ({
        params: { id: (await bystander(cast.service, cast.here, ['member'])).id },
        body: { email: randomEmail() },
      }),
      'a member to admin': changed('member', 'admin'),
      'a member to owner': changed('member', 'owner'),
      'an owner of two to member': changed('owner', 'member'),
      'a contact to member': changed('contact', 'member'),
      'an owner of another organization to member': ({ partner }) => ({
        params: { id: partner.owner.profileId },
        body: { roles: ['member'] },
      }),
      'themselves to owner': (cast, who) => ({
        params: { id: profileOf(who, cast) },
        body: { roles: ['owner'] },
      }),
    },
    verifyProfileEmail: {
      'their own': async (cast, who) => ({
        body: { code: await issueTestProfileCode(cast, profileOf(who, cast)) },
      }),
      "another's": async (cast) => ({
        body: {
          code: await issueTestProfileCode(
            cast,
            (await bystander(cast.service, cast.here, ['member'])).id,
          ),
        },
      }),
    },
  },
  activity: {
    listActivity: () => ({}),
    listOrganizationActivity: ({ here: { id } }) => ({ params: { id } }),
    findActivityAuthors: ({ here: { id } }) => ({ params: { id }, query: { search: 'ana' } }),
    downloadActivity: ({ here: { id } }) => ({ params: { id } }),
    checkActivity: ({ here: { id } }) => ({ params: { id } }),
    getActivityRetention: ({ here: { id } }) => ({ params: { id } }),
    setActivityRetention: ({ here: { id } }) => ({ params: { id }, body: { years: 7 } }),
    listRetained: () => ({}),
  },
  events: {
    listEvents: {
      'of their organization': ({ here: { id } }) => ({ params: { id } }),
      "of the application's organization": ({ partner: { id } }) => ({ params: { id } }),
    },
    listApplicationEvents: () => ({}),
    listEventTypes: () => ({}),
  },
  toDo: {
    listToDo: () => ({}),
    getFirstSteps: ({ here: { id } }) => ({ params: { id } }),
  },
}

function inAMonth(): string {
  return new Date(Date.now() + 30 * 86_400_000).toISOString()
}

function changed(from: Role, to: RankedRole) {
  return async ({ service, here }: TestCast) => ({
    params: { id: (await bystander(service, here, [from])).id },
    body: { roles: [to] },
  })
}
