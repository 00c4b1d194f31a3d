import type { Figure, Reached } from '../figure.ts'

/** A line of docs/trust.md. */
export interface Line {
  id: string
  what: string
  asked: string
  reached: string
  seconds: string
}

export function holdsUp({ size }: Pick<Figure, 'size'>, { count, faults }: Reached): boolean {
  return faults.length === 0 && count >= size
}

export function lineOf(figure: Figure, reached: Reached, milliseconds: number): Line {
  const { id, what, size, unit, holds } = figure
  const wrong =
    reached.faults.length === 0 ? 'all as asked' : `${inDigits(reached.faults.length)} WRONG`
  return {
    id,
    what,
    asked: `${inDigits(size)} ${unit}: ${holds}`,
    reached: [`${inDigits(reached.count)} ${unit}, ${wrong}`, reached.also]
      .filter(Boolean)
      .join('; '),
    seconds: inDigits(Math.round(milliseconds / 1000)),
  }
}

function inDigits(number: number): string {
  return number.toLocaleString('en-US')
}
