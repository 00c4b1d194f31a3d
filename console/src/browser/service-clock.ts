const minute = 60_000

/** How far the service's clock is ahead of the browser's, in milliseconds. */
let ahead = 0

/** Compares the clocks, using the date in every response. */
export function setClock({ headers }: Response) {
  const told = Date.parse(headers.get('date') ?? '') - Date.now()
  // Responses take time to arrive, so only a larger difference means that a clock is wrong or was changed.
  if (Math.abs(told - ahead) > minute) ahead = told
}

/** Returns the time according to the service's clock, to decide whether something has expired. */
export function serviceTime(atBrowser = Date.now()): Date {
  return new Date(atBrowser + ahead)
}

/** Converts a time from the service to the browser's clock. */
export function browserTime(atService: string): string {
  return new Date(Date.parse(atService) - ahead).toJSON()
}
