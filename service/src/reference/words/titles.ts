/** The name of a call as a heading: `getOrganization` becomes 'Get organization'. */
export function titleOf(call: string): string {
  const words = call.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words[0]!.toUpperCase() + words.slice(1)
}
