/**
 * Schemes that the browser itself acts on, and what looks like one of them in front of a dot. An application
 * that has `https.example` opened would be taken for a web page.
 */
const notDomains = new Set(
  'about blob chrome data file filesystem ftp http https intent javascript mailto vbscript ws wss'.split(
    ' ',
  ),
)

const forExample = 'like com.example.app:/callback.'

/**
 * What is wrong with an address of a scheme that a native application claimed for itself (RFC 8252, 7.1): a
 * domain name turned round, so that no two applications come to the same one by chance.
 */
export function privateUseComplaint(text: string): string | undefined {
  const [, scheme, slashes, rest = ''] = /^([^:/?\\]*):(\/{0,2})(.*)$/.exec(text) ?? []
  if (scheme === undefined) {
    return `Enter an https address, http://127.0.0.1/ with a path, or a scheme of its own ${forExample}`
  }
  const labels = scheme.toLowerCase().split('.')
  const isDomain =
    labels.length > 1 && labels.every((label) => /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/.test(label))
  if (!isDomain || !/^[a-z]{2,}$/.test(labels[0]!) || notDomains.has(labels[0]!)) {
    return `Use a domain of yours, turned round, as the scheme, ${forExample}`
  }
  if (slashes === '' || rest === '' || /^[/?]/.test(rest) || rest.includes('\\')) {
    return `Write a path behind the scheme, ${forExample}`
  }
  const url = URL.parse(text)
  if (!url) return `Write a path behind the scheme, ${forExample}`
  if (url.username !== '' || url.password !== '' || (slashes === '//' && /^[^/?]*@/.test(rest))) {
    return 'The address must not have a user name or password.'
  }
  return url.href === text ? undefined : `Write it as ${url.href}`
}

/** An address that only an application on a person's device can be behind. */
export function isPrivateUse(text: string): boolean {
  return (
    text.length <= longestAnswer && !text.includes('#') && privateUseComplaint(text) === undefined
  )
}

/** An address of at most 2000 characters, and a state of 2048 bytes that is written into it. */
export const longestAnswer = 10_000
