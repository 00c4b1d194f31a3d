import { killDatabase, newPostgresNode } from '@accord/service/testing/helpers/database-kills.ts'
import { startTestService } from '@accord/service/testing/test-service.ts'
import type { AssuranceCheck } from '../assurance-check.ts'

export const assuranceCheck: AssuranceCheck = {
  id: 'KL2',
  what: 'PostgreSQL, killed under load and then stopped for 60 s',
  holds:
    'no acknowledged write is lost, requests get a 503 within 2 s, and the service recovers within 5 s',
  size: 20,
  unit: 'kills',
  run: async (size) => {
    await using node = await newPostgresNode()
    await node.start()
    await using service = await startTestService({ databaseUrl: node.url, givesUp: 'as installed' })
    const organization = await service.createOrganization()
    // The result is awaited here, because the resources are disposed when this function returns.
    return await killDatabase(
      { node, service, organization },
      { kills: size, awayMilliseconds: 60_000 },
    )
  },
}
