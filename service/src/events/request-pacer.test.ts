import { expect, test } from 'vitest'
import { createPacer } from './request-pacer.ts'

test('a pacer lets a few requests begin together, and the others one after the other', async () => {
  const waitForTurn = createPacer(100)
  const begun = performance.now()
  for (let count = 0; count < 10; count += 1) await waitForTurn()
  await Promise.all(Array.from({ length: 30 }, () => waitForTurn()))
  // The first ten wait for nothing, and thirty more take ten milliseconds each.
  expect(performance.now() - begun).toBeGreaterThan(290)
})
