import { type Cast, type ExamplesOf, bystander } from './cast.ts'
import { got, joined, own, sent } from './network-examples.ts'
import { profileOf } from './person-examples.ts'
import { anApplicationOf, anApprovalBy, anAuthorizationBy, anInvitationFrom } from './things.ts'
import { createTestReview, reviewItemOf } from '#testing/reviews.ts'
import { aBareDataExport, aBareExport } from '#testing/exports.ts'

/** Calls on whatever can reach the data of an organization. */
export const accessGrantExamples: { access: ExamplesOf<'access'> } = {
  access: {
    listAccessGrants: {
      'all but people': ({ here: { id } }) => ({ params: { id } }),
      people: ({ here: { id } }) => ({ params: { id }, query: { kind: 'person' } }),
    },
    getAccessSummary: ({ here: { id } }) => ({ params: { id } }),
    getAccessGrant: {
      'a person': ({ here, member }) => ({
        params: { id: here.id, kind: 'person', grant: member.profileId },
      }),
      'an application of another organization': async (cast) => ({
        params: {
          id: cast.here.id,
          kind: 'own_application',
          grant: (await anApplicationOf(cast, cast.elsewhere)).id,
        },
      }),
    },
    revokeAccessGrants: {
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
    revokeMemberApproval: {
      "a member's": async (cast) => ({
        params: { id: cast.here.id, approval: await approvalIn(cast, cast.here) },
      }),
      "that of another organization's member": async (cast) => ({
        params: { id: cast.here.id, approval: await approvalIn(cast, cast.elsewhere) },
      }),
    },
    previewForApplication: ({ here, offered }) => ({
      params: { id: here.id, application: offered.id },
    }),
    previewForYou: {
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
    previewInNetwork: { 'of its own': got, "of a member's in its network": sent },
  },
}

function ending<Kind extends string>({ here }: Cast, kind: Kind, id: string) {
  return { params: { id: here.id }, body: { items: [{ kind, id }] } }
}

async function approvalIn(cast: Cast, organization: { id: string }) {
  const { id: profileId } = await bystander(cast.service, organization, ['member'])
  return anApprovalBy(cast, { profileId })
}

/** Calls on reviews of who can reach an organization's data. */
export const reviewExamples: { reviews: ExamplesOf<'reviews'> } = {
  reviews: {
    startReview: ({ here: { id } }) => ({ params: { id }, body: { dueInDays: 14 } }),
    listReviews: ({ here: { id } }) => ({ params: { id } }),
    getReview: aReview,
    listReviewItems: aReview,
    decideReviewItems: async (cast) => {
      const { params } = await aReview(cast)
      return { params, body: { ways: [reviewItemOf(cast.member)], decision: 'revoke' } }
    },
    keepUndecided: async (cast) => ({ ...(await aReview(cast)), body: {} }),
    getReviewImpact: aReview,
    closeReview: async (cast) => ({ ...(await aReview(cast)), body: { nextInDays: null } }),
    cancelReview: aReview,
    writeReviewFile: (cast) => inState(cast, 'closed'),
  },
}

function aReview(cast: Cast) {
  return inState(cast, 'open')
}

async function inState({ service, here, member }: Cast, state: 'open' | 'closed') {
  return {
    params: { id: here.id, review: await createTestReview(service, here, { state, of: member }) },
  }
}

/** Calls on exports of organizations and networks. */
export const exportExamples: { exports: ExamplesOf<'exports'> } = {
  exports: {
    startExport: {
      ...ofEach((_cast, subject) => ({ params: subject })),
      'of who has access': ({ here: { id } }) => ({ params: { type: 'access', id } }),
    },
    listExports: ofEach((_cast, subject) => ({ params: subject })),
    getExportContents: ofEach((_cast, subject) => ({ params: subject })),
    downloadExport: ofEach(file),
    deleteExportFile: ofEach(file),
    listExportReceipts: ({ here: { id } }) => ({ params: { id } }),
    getSnapshot: ({ here: { id } }) => ({ params: { id } }),
    getSignatureKey: () => ({}),
    startDataExport: () => ({}),
    listDataExports: () => ({}),
    downloadDataExport: ofPeople(),
    deleteDataExport: ofPeople(),
  },
}

interface Subject {
  type: 'organization' | 'network'
  id: string
}

function ofEach<Parts>(parts: (cast: Cast, subject: Subject) => Parts | Promise<Parts>) {
  return {
    'of the organization': (cast: Cast) => parts(cast, { type: 'organization', id: cast.here.id }),
    'of its own network': async (cast: Cast) =>
      parts(cast, { type: 'network', ...(await own(cast)).params }),
    'of a network that it joined': async (cast: Cast) =>
      parts(cast, { type: 'network', ...(await joined(cast)).params }),
  }
}

function ofPeople() {
  return {
    'of their own': async ({ service }: Cast, who: { id: string }) => ({
      params: { jobId: await aBareDataExport(service, who) },
    }),
    "another's": async ({ service, here }: Cast) => {
      const { user_id: id } = await bystander(service, here, ['member'])
      return { params: { jobId: await aBareDataExport(service, { id }) } }
    },
  }
}

async function file(cast: Cast, subject: Subject) {
  return { params: { ...subject, jobId: await aBareExport(cast.service, cast.here, subject) } }
}
