import { expect, test } from 'vitest'
import { formatFileSize } from './export-entry.tsx'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [14_250, '14.3 kB'],
  [5_000_000, '5 MB'],
  [2_345_678_901, '2.3 GB'],
  [5e15, '5,000 TB'],
])('EX-1: %i bytes are shown as %s', (bytes, said) => {
  expect(formatFileSize(bytes, 'en-US')).toBe(said)
})
