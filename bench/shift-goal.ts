import type { Outcome } from './measurement.ts'

const mostShift = 0.01

/** How much of a page may move while it loads. */
export function shiftGoal(shift: number): Outcome['goals'][number] {
  return {
    sentence: `layout shift ${shift.toFixed(4)}, at most ${mostShift}`,
    met: shift <= mostShift,
  }
}
