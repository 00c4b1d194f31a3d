import type { KyselyPlugin } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#database/transactions.ts'
import { createTestApplication, insertTestArtifact } from '#testing/applications.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { untilBlocked } from '#testing/concurrency.ts'
import { revokeTokensOfOrganization } from '#data/approvals/approval-impact.store.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedTestService()
})

test('very many tokens are revoked in several statements, including one that is in use', async () => {
  const { db, pool } = service.context
  const organization = await service.createOrganization()
  const { id: applicationId } = await createTestApplication(organization)
  await pool.query(
    `insert into oauth_artifacts (kind, hash, application_id, payload, expires_at)
     select 'AccessToken', sha256(n::text::bytea), $1, '{}', now() + interval '10 minutes'
     from generate_series(1, 20001) n`,
    [applicationId],
  )
  const used = await insertTestArtifact(pool, { kind: 'RefreshToken', applicationId })
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('update oauth_artifacts set consumed_at = now() where hash = $1', [used])

  let statements = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const ending = inTransaction(db.withPlugin(counting), (trx) =>
    revokeTokensOfOrganization(trx, organization.id),
  )
  await untilBlocked(pool)
  await holder.query('commit')
  holder.release()
  expect(await ending).toBe(20_001)
  expect(statements).toBeGreaterThan(2)
  const { rows } = await pool.query('select from oauth_artifacts where application_id = $1', [
    applicationId,
  ])
  expect(rows).toEqual([])
})
