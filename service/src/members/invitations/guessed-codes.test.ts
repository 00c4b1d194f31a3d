import {
  acceptInvitation,
  declineInvitation,
  declineMailedInvitation,
  getInvitation,
  readMailedInvitation,
} from '@accord/contract/invitations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestInvitation } from '#testing/members.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let logged = ''
beforeAll(async () => {
  service = await startTestService({
    environment: { LOG_LEVEL: 'info' },
    log: { write: (line) => (logged += line) },
  })
})
afterAll(() => service[Symbol.asyncDispose]())

/** Returns the rejected calls with this log event. */
const refused = (event: string) =>
  logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { event?: string; call?: string })
    .flatMap((line) => (line.event === event ? [line.call] : []))

test('LG1: every call logs an unknown or expired code as rejected, but not an unknown ID', async () => {
  const { anonymous } = service
  const organization = await service.createOrganization()
  const { as } = await service.createPerson()
  const { id, code: declined } = await createTestInvitation(service, organization)
  await anonymous.call(declineMailedInvitation, { body: { code: declined } })
  const guess = `acc_${'A'.repeat(43)}`
  for (const code of [guess, declined]) {
    for (const call of [readMailedInvitation, declineMailedInvitation]) {
      await anonymous.refused(call, { body: { code } })
    }
    for (const call of [acceptInvitation, declineInvitation]) {
      await as.refused(call, { params: { id: code }, body: {} })
    }
    await as.refused(getInvitation, { params: { id: code }, query: {} })
  }
  await as.refused(getInvitation, { params: { id }, query: {} })
  const guessed = [
    'POST /api/mailed-invitation',
    'POST /api/mailed-invitation/decline',
    'POST /api/invitation/:id/accept',
    'POST /api/invitation/:id/decline',
    'GET /api/invitation/:id',
  ]
  expect(refused('code.refused')).toEqual([...guessed, ...guessed])
  expect(refused('access.refused')).toEqual(['GET /api/invitation/:id'])
  expect(logged).not.toContain(declined)
})
