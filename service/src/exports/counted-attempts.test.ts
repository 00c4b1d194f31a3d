import { exportFailures } from '@accord/contract/exports.ts'
import { beforeAll, expect, test } from 'vitest'
import { finishExport, newestOf, ofOrganization, startTestExport } from '#testing/exports.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { advanceExport, beginAttempt } from '#data/exports/exports.store.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedTestService()
})

/** Simulates a worker that is killed after this many rows. Returns undefined if the job no longer starts. */
async function killedAfter(id: string, rows: number) {
  const { db } = service.context
  const row = await beginAttempt(db, id, 3)
  if (row) await advanceExport(db, row, { step: 'packaging', rows })
  return row
}

test(
  'EX-4: an export whose workers died five times, each time further along, is completed by the sixth worker',
  { tags: ['long'] },
  async () => {
    const organization = await service.createOrganization()
    const { as } = organization.owner
    const job = await startTestExport(as, ofOrganization(organization))
    for (const rows of [100, 200, 300, 400, 500]) await killedAfter(job.id, rows)
    await finishExport(service, job)
    expect(await newestOf(as, ofOrganization(organization))).toMatchObject({
      currentStep: 'completed',
    })
  },
)

test('EX-4: an export whose workers always die at the same row fails', async () => {
  const organization = await service.createOrganization()
  const { as } = organization.owner
  const job = await startTestExport(as, ofOrganization(organization))
  const begun = []
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    begun.push((await killedAfter(job.id, 100)) !== undefined)
  }
  // The first attempt got further than any before it. The next three attempts didn't.
  expect(begun).toEqual([true, true, true, true, false])
  await finishExport(service, job)
  expect(await newestOf(as, ofOrganization(organization))).toMatchObject({
    failure: exportFailures.interrupted,
  })
})
