import type { Duplex } from 'node:stream'
import { Client, type PoolClient } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { copyTemplate } from '#testing/parts/postgres-for-tests.ts'
import { soon } from '#testing/together.ts'
import { copyOut } from './copy-out.ts'

let client: Client
beforeEach(async () => {
  client = new Client({ connectionString: await copyTemplate(inject('postgres')) })
  client.on('error', () => {})
  await client.connect()
})
afterEach(() => client.end())

const socket = () => (client as unknown as { connection: { stream: Duplex } }).connection.stream
const copied = (select: string) => copyOut(client as unknown as PoolClient, select)

/** Of rows that have one text each. */
async function textsOf(select: string): Promise<string[]> {
  const texts: string[] = []
  for await (const batch of copied(select)) {
    let at = 0
    while (at < batch.length && batch.readInt16BE(at) === 1) {
      const begin = at + 6
      at = begin + batch.readInt32BE(at + 2)
      texts.push(batch.toString('utf8', begin, at))
    }
    // Whole rows, and at the end of the last that none follow.
    expect([0, 2]).toContain(batch.length - at)
  }
  return texts
}

/** What the socket has read at once comes in pieces of 1 to 13 bytes. */
function readLittleAtOnce() {
  const emit = socket().emit.bind(socket())
  let size = 0
  vi.spyOn(socket(), 'emit').mockImplementation((event: string | symbol, ...rest: unknown[]) => {
    const [bytes] = rest
    if (event !== 'data' || !Buffer.isBuffer(bytes)) return emit(event, ...rest)
    for (let at = 0; at < bytes.length; at += size) {
      size = (size % 13) + 1
      emit(event, bytes.subarray(at, at + size))
    }
    return true
  })
}

const numbers = Array.from({ length: 100_000 }, (_, index) => String(index + 1))

describe('rows of a COPY', () => {
  test('come whole and in their order, and the connection goes on', async () => {
    expect(await textsOf('select generate_series(1, 100000)::text')).toEqual(numbers)
    expect(await textsOf('select 1::text where false')).toEqual([])
    expect((await client.query('select 7 as seven')).rows).toEqual([{ seven: 7 }])
  })

  test('come whole wherever what is read ends', async () => {
    readLittleAtOnce()
    expect(await textsOf('select generate_series(1, 100000)::text')).toEqual(numbers)
    expect((await client.query('select 7 as seven')).rows).toEqual([{ seven: 7 }])
  })

  test('leave a connection that goes on where they end just after there were enough', async () => {
    readLittleAtOnce()
    // A little more than is worked on at once: the end comes with the last of them.
    const select = "select repeat('x', 1000) from generate_series(1, 262)"
    expect(await textsOf(select)).toHaveLength(262)
    expect((await client.query('select 7 as seven')).rows).toEqual([{ seven: 7 }])
  })

  test('may be longer than all that is read at once', async () => {
    const select = `select repeat(n::text, case n when 2 then 1500000 else 2 end) from generate_series(1, 3) n`
    const [one, two, three] = await textsOf(select)
    expect([one, three]).toEqual(['11', '33'])
    expect(two === '2'.repeat(1_500_000)).toBe(true)
  })

  test('are not read faster than they are worked on', async () => {
    const rows = copied("select repeat('x', 1000) from generate_series(1, 20000)")
    const before = (socket() as Duplex & { bytesRead: number }).bytesRead
    const { value: first } = (await rows.next()) as IteratorYieldResult<Buffer>
    const kept = Buffer.from(first)
    await vi.waitFor(() => expect(socket().isPaused()).toBe(true), soon)
    // Two batches, and what the socket itself reads ahead.
    const read = (socket() as Duplex & { bytesRead: number }).bytesRead - before
    expect(read).toBeLessThan(1024 * 1024)
    expect(kept.equals(first)).toBe(true)
    let length = kept.length
    for await (const batch of rows) length += batch.length
    expect(length).toBe(20_000 * 1006 + 2)
  })

  test('fail as the database does, in their middle, and the connection goes on', async () => {
    const select = 'select 1 / (90000 - n) from generate_series(1, 100000) n'
    await expect(textsOf(select)).rejects.toThrow('division by zero')
    await expect(textsOf('select nonsense')).rejects.toThrow('does not exist')
    expect((await client.query('select 7 as seven')).rows).toEqual([{ seven: 7 }])
  })

  test('are not taken from a connection that somebody else reads too', async () => {
    const other = () => {}
    socket().on('data', other)
    await expect(textsOf('select 1::text')).rejects.toThrow(
      'Not the driver alone reads this connection.',
    )
    socket().off('data', other)
    expect(await textsOf('select 1::text')).toEqual(['1'])
  })

  test('fail when the connection is lost', async () => {
    const rows = copied("select repeat('x', 1000) from generate_series(1, 20000)")
    await rows.next()
    socket().destroy()
    await expect(Array.fromAsync(rows)).rejects.toThrow('Connection terminated')
  })
})
