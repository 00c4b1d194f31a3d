import { expect, test } from 'vitest'
import { rowsIn } from './rows-in.ts'

const ana = { id: '1', name: 'Ana', email: 'ana@example.com', roles: ['owner'], own: true }
const theo = { id: '2', name: null, email: 'theo@example.com', roles: ['member'], own: false }

test('a row has a name and an address below it, or the address alone', async () => {
  const rows = await rowsIn(answerOf({ data: [ana, theo] }), ['admin'])
  expect(rows).toEqual([
    { id: '1', name: 'Ana', second: 'ana@example.com', isTickable: false },
    { id: '2', name: 'theo@example.com', second: undefined, isTickable: true },
  ])
})

test('an address that nobody proved leaves room for itself and its mark', async () => {
  const rows = await rowsIn(answerOf({ data: [{ ...ana, emailProven: false }] }), ['owner'])
  expect(rows.map(({ name, second }) => [name, second])).toEqual([['Ana', '\u00A0']])
})

test('the answer itself is left for the page to read', async () => {
  const answer = Response.json({ data: [ana] })
  await rowsIn(Promise.resolve(answer), ['owner'])
  expect(await answer.json()).toEqual({ data: [ana] })
})

test.each([
  ['is empty', answerOf({ data: [] })],
  ['was refused', answerOf({ data: [ana] }, 403)],
  ['has another shape', answerOf({ data: { ana } })],
  ['has rows of another shape', answerOf({ data: ['ana'] })],
  ['is no JSON', Promise.resolve(new Response('<html>'))],
])('nothing is drawn of an answer that %s', async (_, answer) => {
  expect(await rowsIn(answer, ['owner'])).toEqual([])
})

test('nothing is drawn of an answer that was lost', async () => {
  expect(await rowsIn(Promise.reject(new TypeError('Failed to fetch')), ['owner'])).toEqual([])
})

function answerOf(body: unknown, status = 200): Promise<Response> {
  return Promise.resolve(Response.json(body, { status }))
}
