/** The path of a logo. It works at the service and at the console, which are often on the same host. */
export function presentLogo(id: string | null): string | null {
  return id === null ? null : `/logos/${id}`
}
