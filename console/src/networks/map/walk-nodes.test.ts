import { expect, test } from 'vitest'
import { nextNode, findNodeByName, typedAhead } from './walk-nodes.ts'

const nodes = ['Northside', 'Harbor Labs', 'Harbor Trust', 'Maple'].map((name) => ({
  id: name,
  name,
}))

test('arrow keys wrap around, and Home and End go to the ends', () => {
  expect(nextNode('ArrowRight', nodes, 'Maple')).toBe('Northside')
  expect(nextNode('ArrowUp', nodes, 'Northside')).toBe('Maple')
  expect(nextNode('Home', nodes, 'Maple')).toBe('Northside')
  expect(nextNode('End', nodes, 'Northside')).toBe('Maple')
  expect(nextNode('x', nodes, 'Northside')).toBeUndefined()
})

test('typing one letter moves to the next match, and typing several letters to the exact match', () => {
  expect(findNodeByName('h', nodes, 'Northside')).toBe('Harbor Labs')
  expect(findNodeByName('h', nodes, 'Harbor Labs')).toBe('Harbor Trust')
  expect(findNodeByName('h', nodes, 'Harbor Trust')).toBe('Harbor Labs')
  expect(findNodeByName('harbor', nodes, 'Harbor Trust')).toBe('Harbor Trust')
  expect(findNodeByName('HARBOR T', nodes, 'Harbor Labs')).toBe('Harbor Trust')
  expect(findNodeByName('z', nodes, 'Maple')).toBeUndefined()
})

test('letters form one search term until a pause', () => {
  const first = typedAhead({ letters: '', at: 0 }, { key: 'h', timeStamp: 5000 })
  const second = typedAhead(first, { key: 'a', timeStamp: 5300 })
  expect(second.letters).toBe('ha')
  expect(typedAhead(second, { key: 'm', timeStamp: 6200 }).letters).toBe('m')
})
