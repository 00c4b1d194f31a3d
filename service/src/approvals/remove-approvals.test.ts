import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#database/transactions.ts'
import { createTestApplication, approveForTest } from '#testing/applications.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { removeApprovals } from '#data/approvals/approvals.store.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service[Symbol.asyncDispose]())

test('very many approvals of an application in an organization are removed in several statements, and other approvals stay', async () => {
  const { db, pool } = service.context
  const [home, elsewhere] = [await service.createOrganization(), await service.createOrganization()]
  const application = await createTestApplication(elsewhere, { scopes: ['user:read'] })
  const other = await createTestApplication(elsewhere, { scopes: ['user:read'] })
  for (let member = 0; member < 4; member += 1) {
    await approveForTest(await service.createMember(home, ['member']), application)
  }
  for (const kept of [other, application]) {
    await approveForTest(kept === other ? home.owner : elsewhere.owner, kept)
  }
  await approveForTest(home.owner, application)

  let statements = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'DeleteQueryNode') statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const pair = { application_id: application.id, organization_id: home.id }
  await inTransaction(db.withPlugin(counting), (trx) => removeApprovals(trx, pair, 2))
  expect(statements).toBe(3)
  const { rows } = await pool.query(
    'select organization_id, application_id from approvals order by application_id = $1',
    [application.id],
  )
  expect(rows).toEqual([
    { organization_id: home.id, application_id: other.id },
    { organization_id: elsewhere.id, application_id: application.id },
  ])
})
