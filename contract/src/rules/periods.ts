/** A period that both people and PostgreSQL can read. */
export type Period = `${number} ${Unit}` | `1 ${Singular}`

type Singular = keyof typeof secondsIn
type Unit = `${Singular}s`

const secondsIn = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
} as const

export function secondsOf(period: Period): number {
  const [count, unit] = period.split(' ') as [string, Unit | Singular]
  return Number(count) * secondsIn[unit.replace(/s$/, '') as Singular]
}

export function daysOf(period: Period): number {
  return secondsOf(period) / secondsIn.day
}
