import { randomBytes, randomUUID } from 'node:crypto'
import { createOrganization } from '@accord/contract/organizations.ts'
import { cuttableDatabase } from '@accord/service/testing/helpers/cuttable-database.ts'
import { startTestService } from '@accord/service/testing/test-service.ts'
import type { AssuranceCheck } from '../assurance-check.ts'

export const assuranceCheck: AssuranceCheck = {
  id: 'IK1',
  what: 'create requests that are repeated on another instance because their response was lost after the commit',
  holds: 'each request takes effect once',
  size: 60,
  unit: 'lost responses',
  quick: 6,
  run: async (size, { newDatabase }) => {
    const databaseUrl = await newDatabase()
    const masterKey = randomBytes(32)
    await using service = await startTestService({ databaseUrl, masterKey })
    await using cable = await cuttableDatabase(databaseUrl)
    await using other = await startTestService({ databaseUrl: cable.url, masterKey })
    const { as } = await service.createPerson()
    const faults: string[] = []
    let count = 0

    for (let round = 0; round < size; round += 1) {
      const [name, headers] = [randomUUID(), { 'idempotency-key': randomUUID() }]
      const create = (by: typeof as) =>
        by.request('POST', `/api${createOrganization.path}`, { name }, headers)
      cable.onStatement = (text) => {
        if (!/commit\0/.test(text)) return undefined
        cable.onStatement = () => undefined
        count += 1
        return 'cut after'
      }
      const lost = await create(as.at(other.url))
      cable.mend()
      const again = await create(as)
      const { rows } = await service.context.pool.query(
        'select from organizations where name = $1',
        [name],
      )
      const came = `${lost.status}, then ${again.status}, and is there ${rows.length} times`
      if (came !== '503, then 201, and is there 1 times') faults.push(`got ${came}`)
    }
    return { count, faults }
  },
}
