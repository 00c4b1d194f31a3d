/** As `<input type="datetime-local">` takes it: the person's own time, to the minute. */
export function localTime(time: string): string {
  const date = new Date(time)
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/** The same hour, days from now. */
export function dayAhead(days: number): string {
  const date = new Date()
  date.setDate(date.getDate() + days)
  date.setMinutes(0, 0, 0)
  return date.toISOString()
}
