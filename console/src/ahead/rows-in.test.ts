import { expect, test } from 'vitest'
import { type DrawnRow, rowsIn } from './rows-in.ts'

const ana = { id: '1', name: 'Ana' }
const theo = { id: '2', name: 'Theo' }
const open = { id: '3', name: '' }
const eve = { id: '4', name: 'Eve' }

/** Of one without a name nothing is drawn. */
function rowOf({ id, name }: typeof ana): DrawnRow | undefined {
  return name.trim() ? { values: { item: id, name } } : undefined
}

test('each row is drawn, and what stands below a list that is whole can be', async () => {
  expect(await rowsIn(answerOf([ana, theo]), rowOf)).toEqual({
    rows: [{ values: { item: '1', name: 'Ana' } }, { values: { item: '2', name: 'Theo' } }],
    total: 2,
    isWhole: true,
  })
})

test('below a row that cannot be drawn nothing is', async () => {
  const list = await rowsIn(answerOf([ana, open, eve]), rowOf)
  expect(list?.rows).toEqual([{ values: { item: '1', name: 'Ana' } }, undefined])
  expect(list?.isWhole).toBe(false)
})

test('a list with another page is not whole', async () => {
  expect(await rowsIn(answerOf([ana], 21), rowOf)).toMatchObject({ total: 21, isWhole: false })
})

test('an empty list is whole', async () => {
  expect(await rowsIn(answerOf([]), rowOf)).toEqual({ rows: [], total: 0, isWhole: true })
})

test('the answer itself is left for the page to read', async () => {
  const answer = Response.json({ data: [ana], __meta: { total: 1 } })
  await rowsIn(Promise.resolve(answer), rowOf)
  expect(await answer.json()).toMatchObject({ data: [ana] })
})

test.each([
  ['was not asked for', undefined],
  ['was refused', answered({ data: [ana], __meta: { total: 1 } }, 403)],
  ['has another shape', answered({ data: { ana } })],
  ['does not say how many', answered({ data: [ana] })],
  ['has rows of another shape', answerOf(['ana'])],
  ['is no JSON', Promise.resolve(new Response('<html>'))],
])('nothing is drawn of an answer that %s', async (_, answer) => {
  expect(await rowsIn(answer, rowOf)).toBeUndefined()
})

test('nothing is drawn of an answer that was lost', async () => {
  expect(await rowsIn(Promise.reject(new TypeError('Failed to fetch')), rowOf)).toBeUndefined()
})

function answerOf(data: unknown[], total = data.length): Promise<Response> {
  return answered({ data, __meta: { total } })
}

function answered(body: unknown, status = 200): Promise<Response> {
  return Promise.resolve(Response.json(body, { status }))
}
