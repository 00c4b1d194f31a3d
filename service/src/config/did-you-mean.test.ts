import { expect, test } from 'vitest'
import { didYouMean } from './did-you-mean.ts'

const known = ['worker', 'migrate', 'backup', 'check', 'check-activity']

test.each([
  ['wroker', 'worker'],
  ['workers', 'worker'],
  ['migrat', 'migrate'],
  ['bakcup', 'backup'],
  ['chekc-activty', 'check-activity'],
])('the unknown name %s gets the suggestion %s', (given, meant) => {
  expect(didYouMean(given, known)).toBe(meant)
})

test.each(['start', '', 'x', 'activity'])('the unknown name %j gets no suggestion', (given) => {
  expect(didYouMean(given, known)).toBeUndefined()
})
