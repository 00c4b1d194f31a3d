import { defaultLimits } from '#config/limit-settings.ts'

/**
 * For LIMITS: nobody reaches any of them, and they are counted all the same. Whoever means one of them to be reached
 * names it after these.
 */
export const liftedLimits = Object.keys(defaultLimits)
  // Devices are told the time of theirs, and ask no sooner.
  .map((name) => `${name}=100000000/${name === 'pollsPerDevice' ? '1s' : '1m'}`)
  .join(',')
