/** Providers that ignore dots before the @. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox that an address delivers to: `ana+news@` and `ana@` are the same one. */
export function mailboxOf(email: string): string {
  const [, name = email, domain = ''] = /^(.*)@(.*)$/.exec(email.toLowerCase()) ?? []
  // A plus at the start isn't a tag.
  const local = name.replace(/(?<=.)\+.*$/, '')
  return dotless.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
