import type { ExportStep } from '@accord/contract/exports.ts'
import { expect, test } from 'vitest'
import { pollInterval } from './export-history.tsx'

const now = Date.parse('2026-11-15T10:00:00.000Z')
const begun = (secondsAgo: number, currentStep: ExportStep = 'packaging') => ({
  currentStep,
  createdAt: new Date(now - secondsAgo * 1000).toISOString(),
})

test.each([
  [0, 1000],
  [20, 1000],
  [60, 3000],
  [3600, 10_000],
  // This machine's clock may differ from the service's.
  [-600, 1000],
])('EX-2: an export started %i seconds ago is polled in %i ms', (age, milliseconds) => {
  expect(pollInterval([begun(age)], now)).toBe(milliseconds)
})

test('EX-2: without a running export, polling continues slowly', () => {
  expect(pollInterval([], now)).toBe(15_000)
  expect(pollInterval([begun(60, 'completed')], now)).toBe(15_000)
  expect(pollInterval([begun(60, 'failed')], now)).toBe(15_000)
})

test('EX-2: a running export is polled regardless of its position in the history', () => {
  expect(pollInterval([begun(5, 'failed'), begun(60)], now)).toBe(3000)
})
