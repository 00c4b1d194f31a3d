import { me } from '@accord/contract/session.ts'
import { expect, test } from 'vitest'
import { startTestService } from '#testing/test-service.ts'

test('a signed-in person is who the token says', async () => {
  await using service = await startTestService()
  const ana = await service.aPerson()
  expect(await ana.as.call(me)).toMatchObject({ id: ana.id, email: ana.email })
})
