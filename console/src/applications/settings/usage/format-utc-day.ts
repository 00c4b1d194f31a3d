/** 'Mar 12'. Days are counted in UTC, so the reader's time zone mustn't move them. */
export function formatUtcDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day))
}
