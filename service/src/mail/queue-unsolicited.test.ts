import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestNetwork, invitedTo } from '#testing/networks.ts'
import { startTestService } from '#testing/test-service.ts'
import { untilBlocked } from '#testing/concurrency.ts'

test('emails to several people lock mailboxes in one order, however addresses are spelled', async () => {
  await using service = await startTestService()
  const { pool } = service.context
  const by = await service.createOrganization()
  const name = randomUUID()
  // Sorted by address, the one with the dot comes first. Sorted by mailbox, it comes second.
  const dotted = await service.createPerson({ email: `${name}a.z@gmail.com` })
  const plain = await service.createPerson({ email: `${name}ab@gmail.com` })
  const invited = await service.createOrganization({ owner: dotted })
  await service.createMember(invited, ['admin'], plain)
  await invitedTo(await createTestNetwork(by), invited)
  const network = await createTestNetwork(by)
  const hold = `select from limits where name = 'unaskedMailPerMailbox' and key = $1 for update nowait`

  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(hold, [`${name}ab@gmail.com`])
    const waiting = invitedTo(network, invited)
    await untilBlocked(pool)
    // The transaction waits for the first lock, so it doesn't hold the second one yet.
    expect((await client.query(hold, [`${name}az@gmail.com`])).rowCount).toBe(1)
    await client.query('rollback')
    await waiting
  } finally {
    client.release(true)
  }
})
