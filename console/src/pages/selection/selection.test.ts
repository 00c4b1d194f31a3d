import { expect, test } from 'vitest'
import { withRowSelection } from '../selection.tsx'

const ticking = { keyOf: (row: { id: string }) => row.id, max: 3 }
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id })) as [Row, Row, Row, Row]
type Row = { id: string }

test('a selection continues on the next page, up to the maximum', () => {
  const first = withRowSelection(new Map(), [a, b], true, ticking)
  const second = withRowSelection(first, [c, d], true, ticking)
  expect([...second.values()]).toEqual([a, b, c])
  expect([...first.values()]).toEqual([a, b])
  expect([...withRowSelection(second, [a, d], false, ticking).values()]).toEqual([b, c])
})

test('a selected row is updated even if the maximum is selected', () => {
  const full = withRowSelection(new Map(), [a, b, c], true, ticking)
  const again = { id: 'b', name: 'renamed' }
  expect([...withRowSelection(full, [again, d], true, ticking).values()]).toEqual([a, again, c])
})
