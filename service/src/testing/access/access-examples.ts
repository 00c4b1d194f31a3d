import { type TestCast, type ExamplesOf, bystander } from './cast.ts'
import {
  receivedInvitationExample,
  joinedNetworkExample,
  ownNetworkExample,
  sentInvitationExample,
} from './network-examples.ts'
import { profileOf } from './person-examples.ts'
import {
  insertApplicationOf,
  insertApprovalBy,
  insertAuthorizationBy,
  insertInvitationFrom,
} from './things.ts'
import { createTestReview, reviewItemOf } from '#testing/reviews.ts'
import { insertTestDataExport, insertTestExport } from '#testing/exports.ts'

/** Calls about everything that has access to an organization's data. */
export const accessGrantExamples: { access: ExamplesOf<'access'> } = {
  access: {
    listAccessGrants: {
      'all but people': ({ here: { id } }) => ({ params: { id } }),
      people: ({ here: { id } }) => ({ params: { id }, query: { kind: 'person' } }),
    },
    listAccessGroups: ({ here: { id } }) => ({ params: { id } }),
    getAccessSummary: ({ here: { id } }) => ({ params: { id } }),
    getAccessGrant: {
      'a person': ({ here, member }) => ({
        params: { id: here.id, kind: 'person', grant: member.profileId },
      }),
      'an application of another organization': async (cast) => ({
        params: {
          id: cast.here.id,
          kind: 'own_application',
          grant: (await insertApplicationOf(cast, cast.elsewhere)).id,
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
          await insertAuthorizationBy(cast, { by: cast.here, of: cast.partner }),
        ),
      'an invitation': async (cast) =>
        ending(cast, 'invitation', (await insertInvitationFrom(cast, cast.here)).id),
      'an invitation, as a dry run': async (cast) => {
        const { params, body } = ending(
          cast,
          'invitation',
          (await insertInvitationFrom(cast, cast.here)).id,
        )
        return { params, body: { ...body, dryRun: true } }
      },
      'an authorization of another organization': async (cast) =>
        ending(
          cast,
          'authorization',
          await insertAuthorizationBy(cast, { by: cast.elsewhere, of: cast.partner }),
        ),
    },
    revokeMemberApproval: {
      "a member's": async (cast) => ({
        params: { id: cast.here.id, approval: await approvalIn(cast, cast.here) },
      }),
      "one of another organization's member": async (cast) => ({
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
      "under another person's profile": ({ offered, partner }) => ({
        query: { application: offered.id, profile: partner.owner.profileId, scope: 'user:read' },
      }),
      'as themselves': ({ offered }) => ({
        query: { application: offered.id, scope: 'openid email user:read' },
      }),
      'without an approval': async (cast) => ({
        query: { application: (await insertApplicationOf(cast, cast.partner)).id },
      }),
    },
    previewInNetwork: {
      'its own data': receivedInvitationExample,
      "a member's data, in an owned network": sentInvitationExample,
    },
  },
}

function ending<Kind extends string>({ here }: TestCast, kind: Kind, id: string) {
  return { params: { id: here.id }, body: { items: [{ kind, id }] } }
}

async function approvalIn(cast: TestCast, organization: { id: string }) {
  const { id: profileId } = await bystander(cast.service, organization, ['member'])
  return insertApprovalBy(cast, { profileId })
}

/** Calls about reviews of the access to an organization's data. */
export const reviewExamples: { reviews: ExamplesOf<'reviews'> } = {
  reviews: {
    startReview: ({ here: { id } }) => ({ params: { id }, body: { dueInDays: 14 } }),
    listReviews: ({ here: { id } }) => ({ params: { id } }),
    getReview: aReview,
    listReviewItems: aReview,
    listReviewGroups: aReview,
    decideReviewItems: async (cast) => {
      const { params } = await aReview(cast)
      return { params, body: { ways: [reviewItemOf(cast.member)], decision: 'revoke' } }
    },
    keepUndecided: async (cast) => ({ ...(await aReview(cast)), body: { note: 'Still needed.' } }),
    getReviewImpact: aReview,
    closeReview: async (cast) => ({ ...(await aReview(cast)), body: { nextInDays: null } }),
    cancelReview: aReview,
    writeReviewFile: (cast) => inState(cast, 'closed'),
  },
}

function aReview(cast: TestCast) {
  return inState(cast, 'open')
}

async function inState({ service, here, member }: TestCast, state: 'open' | 'closed') {
  return {
    params: { id: here.id, review: await createTestReview(service, here, { state, of: member }) },
  }
}

/** Calls about exports of organizations and networks. */
export const exportExamples: { exports: ExamplesOf<'exports'> } = {
  exports: {
    startExport: {
      ...ofEach((_cast, subject) => ({ params: subject })),
      'of its access': ({ here: { id } }) => ({ params: { type: 'access', id } }),
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

function ofEach<Parts>(parts: (cast: TestCast, subject: Subject) => Parts | Promise<Parts>) {
  return {
    'of the organization': (cast: TestCast) =>
      parts(cast, { type: 'organization', id: cast.here.id }),
    'of an owned network': async (cast: TestCast) =>
      parts(cast, { type: 'network', ...(await ownNetworkExample(cast)).params }),
    'of a joined network': async (cast: TestCast) =>
      parts(cast, { type: 'network', ...(await joinedNetworkExample(cast)).params }),
  }
}

function ofPeople() {
  return {
    'of their own': async ({ service }: TestCast, who: { id: string }) => ({
      params: { jobId: await insertTestDataExport(service, who) },
    }),
    "another's": async ({ service, here }: TestCast) => {
      const { user_id: id } = await bystander(service, here, ['member'])
      return { params: { jobId: await insertTestDataExport(service, { id }) } }
    },
  }
}

async function file(cast: TestCast, subject: Subject) {
  return { params: { ...subject, jobId: await insertTestExport(cast.service, cast.here, subject) } }
}
