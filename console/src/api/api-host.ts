const localPort = 5005

/**
 * Address of the API for the host that serves the page (specification, section 7): configured identity
 * hosts have theirs, any other host means the development service on this machine.
 */
export function apiOriginFor(
  page: { host: string; hostname: string },
  apiHosts: Record<string, string>,
  warn: (message: string) => void,
): string {
  const configured = apiHosts[page.host]
  if (configured !== undefined) return configured

  // The same local name as the page's, or the browser would treat the two as different sites.
  const local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(page.hostname)
    ? page.hostname
    : 'localhost'
  const origin = `http://${local}:${localPort}`
  warn(`${page.host} is not a configured identity host: using the development API at ${origin}`)
  return origin
}
