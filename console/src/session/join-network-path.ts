/** With the address to go to once it is accepted, if one was given. */
export function joinNetworkPath(id: string, redirectUrl: string | undefined): string {
  const query = redirectUrl ? `?redirectUrl=${encodeURIComponent(redirectUrl)}` : ''
  return `/join-network/${encodeURIComponent(id)}${query}`
}
