import type { ExamplesOf, TestCast } from './cast.ts'
import { insertApplicationOf, insertDeliveryTo, insertEndpointOf } from './things.ts'

const url = 'https://hooks.example/accord'

/** Calls about endpoints, their secrets, and what is sent to them. */
export const endpointExamples: { endpoints: ExamplesOf<'endpoints'> } = {
  endpoints: {
    listOrganizationEndpoints: ({ here: { id } }) => ({ params: { id } }),
    createOrganizationEndpoint: {
      'without email addresses': ({ here: { id } }) => ({ params: { id }, body: { url } }),
      'with email addresses': ({ here: { id } }) => ({
        params: { id },
        body: { url, includesEmail: true },
      }),
    },
    listApplicationEndpoints: {
      'of their own application': ofApplication,
      "of another organization's application": ({ offered: { id } }) => ({ params: { id } }),
    },
    createApplicationEndpoint: {
      'for their own application': async (cast) => ({
        ...(await ofApplication(cast)),
        body: { url },
      }),
      "for another organization's application": ({ offered: { id } }) => ({
        params: { id },
        body: { url },
      }),
    },
    getEndpoint: {
      "of their organization's": active,
      "of their application's": async (cast) => {
        const { id: application_id } = await insertApplicationOf(cast, cast.here)
        return { params: { id: (await insertEndpointOf(cast, { application_id })).id } }
      },
      "of another organization's application": async (cast) => {
        const { id: application_id } = cast.offered
        return { params: { id: (await insertEndpointOf(cast, { application_id })).id } }
      },
    },
    updateEndpoint: {
      'its types': async (cast) => ({
        ...(await active(cast)),
        body: { types: ['member.invited'] },
      }),
      'its URL': async (cast) => ({ ...(await active(cast)), body: { url } }),
      'with email addresses': async (cast) => ({
        ...(await active(cast)),
        body: { includesEmail: true },
      }),
    },
    deleteEndpoint: active,
    testEndpoint: active,
    pauseEndpoint: active,
    enableEndpoint: async (cast) => {
      const { id } = await insertEndpointOf(
        cast,
        { organization_id: cast.here.id },
        { state: 'paused' },
      )
      return { params: { id } }
    },
    getEndpointSecret: active,
    rotateEndpointSecret: active,
    revokePreviousEndpointSecret: async (cast) => {
      const { params } = await active(cast)
      await cast.service.context.pool.query(
        `update event_endpoints set previous_secret = secret, previous_secret_until = now() + '1 hour'
         where id = $1`,
        [params.id],
      )
      return { params }
    },
    getEndpointPublicKey: active,
    listDeliveries: active,
    getDelivery: delivered,
    resendDelivery: delivered,
    resendFailed: async (cast) => ({
      ...(await active(cast)),
      body: { since: '2026-01-01T00:00:00.000Z' },
    }),
  },
}

async function ofApplication(cast: TestCast) {
  const { id } = await insertApplicationOf(cast, cast.here)
  return { params: { id } }
}

async function active(cast: TestCast) {
  const { id } = await insertEndpointOf(cast, { organization_id: cast.here.id })
  return { params: { id } }
}

async function delivered(cast: TestCast) {
  const { params } = await active(cast)
  return { params: { ...params, seq: await insertDeliveryTo(cast, params.id, cast.here.id) } }
}
