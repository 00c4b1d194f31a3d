/** Signs out and comes back to the invitation, which then asks the next person to sign in. */
export function switchAccountPath(invitationKey: string): string {
  const back = `/join_organization/${encodeURIComponent(invitationKey)}`
  return `/logout?redirect=${encodeURIComponent(back)}`
}
