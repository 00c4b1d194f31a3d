import { expect, test } from 'vitest'
import { chosenPlatforms, platforms } from './platforms.ts'

test('a release is for all platforms, or for the named one', () => {
  expect(chosenPlatforms([])).toBe(platforms)
  expect(chosenPlatforms(['--platform', 'linux-arm64'])).toEqual([
    expect.objectContaining({ name: 'linux-arm64', cpu: 'arm64' }),
  ])
})

test.each([
  [['--platform', 'windows'], "'windows' isn't a platform: use linux-x64 or linux-arm64."],
  [['--platfrom=linux-x64'], "Unknown option '--platfrom'"],
  [['linux-x64'], "Unexpected argument 'linux-x64'"],
])('%j is rejected before anything is built', (given, sentence) => {
  expect(() => chosenPlatforms(given)).toThrow(sentence)
  expect(() => chosenPlatforms(given)).toThrow('Usage: npm run release')
})
