import { expect, test } from 'vitest'
import { type TrafficRequest, byStatus, tableOf } from './traffic.ts'

const asked: TrafficRequest[] = [
  { kind: 'read', at: 900, until: 990, status: 503 },
  { kind: 'sign-in', at: 1000, until: 1200, status: 200 },
  { kind: 'sign-in', at: 1300, until: 3100, status: 503 },
  { kind: 'write', at: 3000, until: 3050, status: 201, made: 'one' },
  { kind: 'read', at: 4000, until: 4500, status: 200 },
  { kind: 'read', at: 4600, until: 5000, status: 0 },
]

test('an outage lasts until the first success after the last failure, and only requests in its time count', () => {
  const row = { event: 'a kill', since: 1000, until: 5000 }
  expect(tableOf([row], asked).split('\n').at(-1)).toBe(
    '| a kill | 4 | 2 × 200, 1 × 201, 1 × 503 | 1 of 2 | 1.8 s | 3.5 s |',
  )
})

test('requests without a response are counted as such', () => {
  expect(byStatus(asked)).toBe('1 × no answer, 2 × 200, 1 × 201, 2 × 503')
})
