import type { Context } from '#context.ts'

export type LetterParts = Pick<Context, 'config' | 'db' | 'secrets' | 'log' | 'wakeMailer'>

/** How many one step tells: many are told by many small transactions. */
export const stepSize = 100

export interface Pace {
  most?: number
  signal?: AbortSignal
}
