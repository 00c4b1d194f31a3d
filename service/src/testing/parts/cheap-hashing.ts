import type { HashingCost } from '#secrets/password-hasher.ts'

/** Most tests have people only to do something else, and would spend a good part of their time on hashing. */
export const cheapHashing: HashingCost = { memoryCost: 64, timeCost: 1 }
