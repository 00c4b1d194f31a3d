const minute = 60_000
const day = 24 * 60 * minute

/** When something happened: so many working days ago, at a time in UTC, or so many minutes ago. */
export type When = readonly [workingDays: number, at: `${number}:${number}`] | { minutes: number }

/** Nobody works on weekends here. Later ones of the same list are never before earlier ones. */
export function momentOf(when: When, now: number): Date {
  if ('minutes' in when) return new Date(now - when.minutes * minute)
  const [workingDays, at] = when
  const [hours, minutes] = at.split(':').map(Number) as [number, number]
  const midnight = workingDayBefore(now - (now % day), workingDays)
  return new Date(midnight + (hours * 60 + minutes) * minute + ((workingDays * 7919) % minute))
}

function workingDayBefore(today: number, workingDays: number): number {
  let at = today
  for (let left = workingDays; left > 0;) {
    at -= day
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return at
}
