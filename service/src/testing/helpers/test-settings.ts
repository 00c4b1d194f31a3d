import type { HashingCost } from '#crypto/password-hasher.ts'
import { defaultLimits } from '#config/limit-settings.ts'

/** A low cost for hashing. Most tests only need people to exist, and would spend much of their time on hashing. */
export const cheapHashing: HashingCost = { memoryCost: 64, timeCost: 1 }

/**
 * A value for LIMITS with limits that no test reaches, although attempts are still counted. A test that should reach a
 * limit adds it after these.
 */
export const disabledLimits = Object.keys(defaultLimits)
  // A device polls at this limit's interval, so it stays short.
  .map((name) => `${name}=100000000/${name === 'pollsPerDevice' ? '1s' : '1m'}`)
  .join(',')
