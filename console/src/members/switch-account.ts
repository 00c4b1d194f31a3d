export function joinPath(invitationKey: string): string {
  return `/join_organization/${encodeURIComponent(invitationKey)}`
}

/** Signs out and comes back to an invitation, which then asks the next person to sign in. */
export function switchAccountPath(invitationPath: string): string {
  return `/logout?redirect=${encodeURIComponent(invitationPath)}`
}
