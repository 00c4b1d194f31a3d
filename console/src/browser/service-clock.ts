const minute = 60_000

/** How far the service's clock is ahead of the browser's. */
let ahead = 0

/** Every answer says when it was given, by the clock that all times in it go by. */
export function setClock({ headers }: Response) {
  const told = Date.parse(headers.get('date') ?? '') - Date.now()
  // It took a while to come, each another: only what is more than that is a clock that is wrong, or was set.
  if (Math.abs(told - ahead) > minute) ahead = told
}

/** What time it is, or was, where it is decided whether something is over, whatever the browser's clock says. */
export function serviceTime(atBrowser = Date.now()): Date {
  return new Date(atBrowser + ahead)
}

/** What the browser's clock will say at a time that the service has just told: of use before its next answer, too. */
export function browserTime(atService: string): string {
  return new Date(Date.parse(atService) - ahead).toJSON()
}
