import type { HashingCost } from '#crypto/password-hasher.ts'
import { defaultLimits } from '#config/limit-settings.ts'

/** Most tests have people only to do something else, and would spend a good part of their time on hashing. */
export const cheapHashing: HashingCost = { memoryCost: 64, timeCost: 1 }

/**
 * For LIMITS: nobody reaches any of them, and they are counted all the same. Whoever means one of them to be reached
 * names it after these.
 */
export const disabledLimits = Object.keys(defaultLimits)
  // Devices are told the time of theirs, and ask no sooner.
  .map((name) => `${name}=100000000/${name === 'pollsPerDevice' ? '1s' : '1m'}`)
  .join(',')
