import { expect, test } from 'vitest'
import { addFound, toInvite, withFound } from './use-organization-invites.ts'

const northwind = { id: 'n', name: 'Northwind', city: 'Halifax', standing: null }
const harbour = { id: 'h', name: 'Harbour', city: 'Halifax', standing: null }

test('NW-7: results of several searches add up, and the selection stays', () => {
  const first = withFound(addFound([], [northwind]), 'n', { ticked: true })
  const second = addFound(first, [harbour, northwind])
  expect(second.map(({ id, ticked }) => [id, ticked])).toEqual([
    ['h', false],
    ['n', true],
  ])
  expect(addFound(second, [harbour]).map(({ id }) => id)).toEqual(['h', 'n'])
})

test("NW-7: an organization that has joined in the meantime can't be invited", () => {
  const ticked = withFound(addFound([], [northwind]), 'n', { ticked: true })
  expect(toInvite(addFound(ticked, [{ ...northwind, standing: 'joined' }]))).toEqual([])
})

test("NW-7: a failed invitation is retried, but a sent one isn't", () => {
  let list = addFound([], [northwind, harbour])
  for (const { id } of list) list = withFound(list, id, { ticked: true })
  list = withFound(list, 'n', { state: 'sent' })
  list = withFound(list, 'h', { state: 'failed', said: 'Not found' })
  expect(toInvite(list).map(({ id }) => id)).toEqual(['h'])
})
