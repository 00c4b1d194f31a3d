import { killDatabase, newPostgresNode } from '@accord/service/testing/helpers/database-kills.ts'
import { startTestService } from '@accord/service/testing/test-service.ts'
import type { AssuranceCheck } from '../assurance-check.ts'

export const assuranceCheck: AssuranceCheck = {
  id: 'KL2',
  what: 'PostgreSQL killed under load, and then stopped for 60 s',
  holds: 'no acknowledged write lost, 503 within 2 s, good again within 5 s',
  size: 20,
  unit: 'kills',
  run: async (size) => {
    await using node = await newPostgresNode()
    await node.start()
    await using service = await startTestService({ databaseUrl: node.url, givesUp: 'as installed' })
    const organization = await service.createOrganization()
    // Awaited here: what is in use ends with this function.
    return await killDatabase(
      { node, service, organization },
      { kills: size, awayMilliseconds: 60_000 },
    )
  },
}
