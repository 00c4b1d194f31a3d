import { expect, test } from 'vitest'
import { withRowSelection } from '../selection.tsx'

const ticking = { keyOf: (row: { id: string }) => row.id, most: 3 }
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id })) as [Row, Row, Row, Row]
type Row = { id: string }

test('what is chosen on one page stays so on the next, and no more than fit', () => {
  const first = withRowSelection(new Map(), [a, b], true, ticking)
  const second = withRowSelection(first, [c, d], true, ticking)
  expect([...second.values()]).toEqual([a, b, c])
  expect([...first.values()]).toEqual([a, b])
  expect([...withRowSelection(second, [a, d], false, ticking).values()]).toEqual([b, c])
})

test('one that is chosen already is the newer of the two, also when no more fit', () => {
  const full = withRowSelection(new Map(), [a, b, c], true, ticking)
  const again = { id: 'b', name: 'renamed' }
  expect([...withRowSelection(full, [again, d], true, ticking).values()]).toEqual([a, again, c])
})
