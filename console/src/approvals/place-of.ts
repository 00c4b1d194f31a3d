/** Where an answer goes, by what a person can tell it by: the host of a web page, the scheme of an application. */
export function placeOf(redirect: string): string {
  const { protocol, host } = new URL(redirect)
  return protocol === 'https:' || protocol === 'http:' ? host : protocol.slice(0, -1)
}
