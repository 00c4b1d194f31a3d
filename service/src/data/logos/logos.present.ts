/** Returns the path of a logo. It works on the service and the console, which often share a host. */
export function presentLogo(id: string | null): string | null {
  return id === null ? null : `/logos/${id}`
}
