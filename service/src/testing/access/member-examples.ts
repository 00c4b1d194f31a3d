import type { RankedRole, Role } from '@accord/contract/rules/roles.ts'
import { inTransaction } from '#database/transactions.ts'
import { suspendProfile } from '#data/organizations/profiles.store.ts'
import { type TestCast, type ExamplesOf, bystander } from './cast.ts'
import { randomEmail } from '../members.ts'
import { insertInvitationFrom } from './things.ts'

/** Calls about members and invitations. */
export const memberExamples: { members: ExamplesOf<'members'> } = {
  members: {
    listMembers: {
      'members only': ({ here: { id } }) => ({ params: { id } }),
      'with invitations': ({ here: { id } }) => ({ params: { id }, query: { withInvites: '1' } }),
      'invitations only': ({ here: { id } }) => ({
        params: { id },
        query: { withInvites: 'only' },
      }),
    },
    countMembers: ({ here: { id } }) => ({ params: { id } }),
    removeMember: {
      'a member': removed('member'),
      'an admin': removed('admin'),
      'an owner': removed('owner'),
      'a contact': removed('contact'),
      "another organization's member": ({ here, elsewhere }) => ({
        params: { id: here.id, memberId: elsewhere.owner.profileId },
      }),
    },
    suspendMember: {
      'a member': removed('member'),
      'an admin': removed('admin'),
      'an owner': removed('owner'),
      "another organization's member": ({ here, elsewhere }) => ({
        params: { id: here.id, memberId: elsewhere.owner.profileId },
      }),
    },
    resumeMember: {
      'a member': suspended('member'),
      'an admin': suspended('admin'),
      "another organization's member": ({ here, elsewhere }) => ({
        params: { id: here.id, memberId: elsewhere.owner.profileId },
      }),
    },
    inviteMember: {
      'as a member': invited('member'),
      'as an admin': invited('admin'),
      'as an owner': invited('member', 'owner'),
    },
    listOwnInvitations: () => ({}),
    getInvitation: answered(),
    acceptInvitation: answered(),
    declineInvitation: answered(),
    readMailedInvitation: async (cast) => ({
      body: { code: (await insertInvitationFrom(cast, cast.here)).code },
    }),
    declineMailedInvitation: async (cast) => ({
      body: { code: (await insertInvitationFrom(cast, cast.here)).code },
    }),
    updateInvitation: {
      'a member to admin': changed(['member'], ['admin']),
      'a member to owner': changed(['member'], ['member', 'owner']),
      'an owner to member': changed(['owner'], ['member']),
    },
    deleteInvitation: { 'of a member': open('member'), 'of an owner': open('owner') },
    resendInvitation: { 'of a member': open('member'), 'of an owner': open('owner') },
  },
}

function removed(role: Role) {
  return async ({ service, here }: TestCast) => ({
    params: { id: here.id, memberId: (await bystander(service, here, [role])).id },
  })
}

function suspended(role: Role) {
  return async ({ service, here }: TestCast) => {
    const { id: memberId } = await bystander(service, here, [role])
    await inTransaction(service.context.db, (trx) => suspendProfile(trx, memberId))
    return { params: { id: here.id, memberId } }
  }
}

function invited(...roles: RankedRole[]) {
  return ({ here: { id } }: TestCast) => ({
    body: { organization: id, email: randomEmail(), roles },
  })
}

/** Returns examples with an invitation, by its ID or by the code in its link. */
function answered() {
  return {
    'to themselves, by ID': async (cast: TestCast, { email }: { email: string }) => ({
      params: { id: (await insertInvitationFrom(cast, cast.partner, { email })).id },
    }),
    'to another person, by ID': async (cast: TestCast) => ({
      params: { id: (await insertInvitationFrom(cast, cast.here)).id },
    }),
    'to another person, by code': async (cast: TestCast) => ({
      params: { id: (await insertInvitationFrom(cast, cast.here)).code },
    }),
  }
}

function open(role: RankedRole) {
  return async (cast: TestCast) => ({
    params: { id: (await insertInvitationFrom(cast, cast.here, { roles: [role] })).id },
  })
}

function changed(from: RankedRole[], roles: RankedRole[]) {
  return async (cast: TestCast) => ({
    params: { id: (await insertInvitationFrom(cast, cast.here, { roles: from })).id },
    body: { roles },
  })
}
