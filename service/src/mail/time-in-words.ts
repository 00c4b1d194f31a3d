/** With hour and zone, because the day alone is another one on the other side of the world. */
export function timeInWords(time: Date, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(time)
}
