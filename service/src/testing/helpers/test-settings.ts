import type { HashingCost } from '#crypto/password-hasher.ts'
import { defaultLimits } from '#config/limit-settings.ts'

/** Most tests only need people to exist, and would spend much of their time on hashing. */
export const cheapHashing: HashingCost = { memoryCost: 64, timeCost: 1 }

/**
 * For LIMITS: no test reaches them, but they're still counted. A test that should reach a limit
 * adds it after these.
 */
export const disabledLimits = Object.keys(defaultLimits)
  // Devices get this limit's interval and don't poll faster.
  .map((name) => `${name}=100000000/${name === 'pollsPerDevice' ? '1s' : '1m'}`)
  .join(',')
