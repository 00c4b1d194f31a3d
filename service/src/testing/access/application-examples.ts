import { insertLogoOf, pngOf } from '#testing/images.ts'
import { markApplicationDeleted } from '#data/applications/applications.store.ts'
import { inTransaction } from '#database/transactions.ts'
import type { TestCast, ExamplesOf } from './cast.ts'
import { profileOf } from './person-examples.ts'
import {
  insertApplicationOf,
  insertAuthorizationBy,
  insertRequestIn,
  insertSecondKey,
} from './things.ts'

/** Calls about applications, their keys, and their authorizations. */
export const applicationExamples: {
  applications: ExamplesOf<'applications'>
  authorizations: ExamplesOf<'authorizations'>
} = {
  applications: {
    getRedirectOrigin: () => ({ query: { origin: 'https://app.example' } }),
    createApplication: ({ here: { id } }) => ({ body: { organization: id, name: 'Tide Table' } }),
    listApplications: ofOrganization(),
    getApplication: own,
    getApplicationUsage: own,
    getApplicationName: async (cast) => ({
      ...(await own(cast)),
      query: { redirect: 'https://harbour.example/callback' },
    }),
    updateApplication: {
      'its name': async (cast) => ({ ...(await own(cast)), body: { name: 'Harbour Diary' } }),
      'its scopes': async (cast) => ({
        ...(await own(cast)),
        body: { scopes: ['user:read', 'survey:read'] },
      }),
      'its redirect URIs': async (cast) => ({
        ...(await own(cast)),
        body: { redirectUris: ['https://harbour.example/callback'] },
      }),
      'its post-logout redirect URIs': async (cast) => ({
        ...(await own(cast)),
        body: { postLogoutUris: ['https://harbour.example/bye'] },
      }),
      'its back-channel logout URI': async (cast) => ({
        ...(await own(cast)),
        body: { backchannelLogoutUri: 'https://harbour.example/signed-out' },
      }),
      'its sign-in settings': async (cast) => ({
        ...(await own(cast)),
        body: { pkceOptional: true },
      }),
    },
    setApplicationLogo: async (cast) => ({
      ...(await own(cast)),
      body: { image: pngOf(32).toString('base64') },
    }),
    removeApplicationLogo: async (cast) => {
      const { id } = await insertApplicationOf(cast, cast.here)
      await insertLogoOf(cast.service, { application_id: id })
      return { params: { id } }
    },
    deleteApplication: own,
    restoreApplication: async (cast) => {
      const { id } = await insertApplicationOf(cast, cast.here)
      await inTransaction(cast.service.context.db, (trx) => markApplicationDeleted(trx, id))
      return { params: { id } }
    },
    listKeyCards: own,
    listKeys: own,
    createKey: own,
    rotateSecret: own,
    listViewedSecrets: {
      'by the caller': ({ here: { id } }) => ({ params: { id } }),
      'by a member': ({ here: { id }, member }) => ({
        params: { id },
        query: { member: member.profileId },
      }),
      "by another organization's member": ({ here: { id }, elsewhere }) => ({
        params: { id },
        query: { member: elsewhere.owner.profileId },
      }),
    },
    deleteKey: async (cast) => {
      const application = await insertApplicationOf(cast, cast.here)
      const { id: keyId } = await insertSecondKey(cast, application)
      return { params: { id: application.id, keyId } }
    },
  },
  authorizations: {
    getAuthorizationPrompt: async (cast) => ({
      params: {
        organization: cast.here.id,
        application: (await insertApplicationOf(cast, cast.partner)).id,
      },
    }),
    authorizeApplication: async (cast) => ({
      body: {
        organization: cast.here.id,
        application: (await insertApplicationOf(cast, cast.partner)).id,
      },
    }),
    listAuthorizations: ofOrganization(),
    getAuthorization: { 'given by the organization': given, 'given to its application': received },
    decideOnScopes: {
      'given by the organization': async (cast) => ({ ...(await given(cast)), body: more }),
      'given to its application': async (cast) => ({
        ...(await received(cast)),
        body: more,
      }),
    },
    revokeAuthorization: {
      'given by the organization': given,
      'given to its application': received,
    },
    listGrantedAuthorizations: own,
    requestApplication: async (cast) => ({
      params: { id: cast.here.id },
      body: {
        application: (await insertApplicationOf(cast, cast.partner)).id,
        scopes: ['application:read'],
      },
    }),
    listApplicationRequests: ({ here: { id } }) => ({ params: { id } }),
    listOwnApplicationRequests: () => ({}),
    answerApplicationRequest: {
      'from its own member': async (cast) =>
        answered(cast.here.id, await insertRequestIn(cast, cast.here)),
      "from another organization's member": async (cast) =>
        answered(cast.here.id, await insertRequestIn(cast, cast.partner)),
    },
    withdrawApplicationRequest: async (cast, who) => {
      const { id } = cast.here
      const request = await insertRequestIn(cast, {
        id,
        owner: { profileId: profileOf(who, cast) },
      })
      return { params: { id, request } }
    },
  },
}

function answered(id: string, request: string) {
  return { params: { id, request }, body: { decision: 'authorize' as const } }
}

const more = { decision: 'grant' as const, scopes: ['application:read' as const] }

function ofOrganization() {
  return {
    'of the current organization': () => ({}),
    'of a named organization': ({ here: { id } }: TestCast) => ({ query: { organization: id } }),
  }
}

async function own(cast: TestCast) {
  return { params: { id: (await insertApplicationOf(cast, cast.here)).id } }
}

async function given(cast: TestCast) {
  return { params: { id: await insertAuthorizationBy(cast, { by: cast.here, of: cast.partner }) } }
}

async function received(cast: TestCast) {
  return { params: { id: await insertAuthorizationBy(cast, { by: cast.partner, of: cast.here }) } }
}
