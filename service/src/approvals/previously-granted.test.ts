import { beforeAll, expect, test } from 'vitest'
import { createTestApplication, approveForTest } from '#testing/applications.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { listGrantedApprovals } from '#data/approvals/approvals.store.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedTestService()
})

// Without a page, there is one fewer choice, and the person isn't asked.
test.for([
  ['was deleted', 'organizations', 'deleted_at'],
  ['requires a second factor that they lack', 'organizations', 'second_factor_from'],
  ['suspended them', 'profiles', 'suspended_at'],
])(
  "an approval isn't used for a silent sign-in if the organization %s",
  async ([, table, column]) => {
    const { db, pool } = service.context
    const organization = await service.createOrganization()
    const application = await createTestApplication(organization)
    const { owner } = organization
    await approveForTest(owner, application)
    const { rows } = await pool.query<{ id: string }>(
      'select id from sessions where user_id = $1',
      [owner.id],
    )
    const whose = { userId: owner.id, applicationId: application.id, sessionId: rows[0]!.id }
    expect(await listGrantedApprovals(db, whose)).toMatchObject([{ profile_id: owner.profileId }])
    const id = table === 'profiles' ? owner.profileId : organization.id
    await pool.query(`update ${table} set ${column} = now() where id = $1`, [id])
    expect(await listGrantedApprovals(db, whose)).toEqual([])
  },
)
