/** Providers that overlook dots in the part before the @. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/** Where mail to an address arrives: `ana+news@` and `ana@` are one mailbox, however often it is named. */
export function mailboxOf(email: string): string {
  const [, name = email, domain = ''] = /^(.*)@(.*)$/.exec(email.toLowerCase()) ?? []
  // A plus in front is a name, not a tag.
  const local = name.replace(/(?<=.)\+.*$/, '')
  return dotless.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
