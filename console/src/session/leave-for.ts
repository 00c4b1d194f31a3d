/**
 * Goes to a page of our own in place of this one. Never settles: the button that waits for it stays
 * pending until the next page is there.
 */
export function leaveFor(path: string): Promise<never> {
  location.replace(path)
  return new Promise(() => {})
}
