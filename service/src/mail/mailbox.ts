/** These providers ignore dots before the @. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/** Returns the mailbox that an address delivers to. For example, `ana+news@` and `ana@` share a mailbox. */
export function mailboxOf(email: string): string {
  const [, name = email, domain = ''] = /^(.*)@(.*)$/.exec(email.toLowerCase()) ?? []
  // A plus sign at the start isn't a tag.
  const local = name.replace(/(?<=.)\+.*$/, '')
  return dotless.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
