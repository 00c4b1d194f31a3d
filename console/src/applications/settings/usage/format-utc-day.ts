/** Formats a day such as 'Mar 12'. Days are in UTC, so the reader's time zone must not shift them. */
export function formatUtcDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day))
}
