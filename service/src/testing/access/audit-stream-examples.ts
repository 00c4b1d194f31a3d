import type { ExamplesOf, TestCast } from './cast.ts'
import { insertStreamOf } from './things.ts'

const url = 'https://siem.example/accord'

/** Calls about audit streams. Only owners change them. */
export const auditStreamExamples: { auditStreams: ExamplesOf<'auditStreams'> } = {
  auditStreams: {
    listAuditStreams: ({ here: { id } }) => ({ params: { id } }),
    createAuditStream: ({ here: { id } }) => ({ params: { id }, body: { preset: 'https', url } }),
    getAuditStream: active,
    updateAuditStream: async (cast) => ({ ...(await active(cast)), body: { url } }),
    deleteAuditStream: active,
    testAuditStream: active,
    pauseAuditStream: active,
    enableAuditStream: async (cast) => {
      const { id } = await insertStreamOf(cast, 'paused')
      return { params: { id } }
    },
    rotateAuditStreamSecret: active,
    revokePreviousAuditStreamSecret: async (cast) => {
      const { params } = await active(cast)
      await cast.service.context.pool.query(
        `update event_endpoints set previous_secret = secret, previous_secret_until = now() + '1 hour'
         where id = $1`,
        [params.id],
      )
      return { params }
    },
  },
}

async function active(cast: TestCast) {
  const { id } = await insertStreamOf(cast)
  return { params: { id } }
}
