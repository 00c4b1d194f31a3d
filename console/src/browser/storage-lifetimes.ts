const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

// How long each is kept after it was last written, in milliseconds (decision 104).

/** Sign-out removes these. The service ends a session after a day at most. */
export const removedAtSignOut = {
  user: day,
  tokens: day,
  activeToken: day,
  lastOrganization: day,
  sessionExpired: day,
  signInEmail: 30 * day,
  signUpEmail: hour,
  linkSent: day,
  networkInvitationId: hour,
  resumeFlow: 10 * minute,
  signInFor: 10 * minute,
  externalRedirect: 10 * minute,
  originLocation: hour,
  justSignedIn: 5 * minute,
  recentOrganizations: 90 * day,
  userLanguage: 365 * day,
  chosenLanguages: 365 * day,
  typed: hour,
}

/** These outlive a sign-out, each for its reason. */
export const keptAfterSignOut = {
  // Whoever switches accounts to answer an invitation signs out in between.
  invitationId: hour,
  // For the page after the one that signs out.
  notice: 5 * minute,
  // Written by the sign-out itself. What was typed before it is good for an hour.
  signedOut: day,
  // Used up: it only explains a link that is opened again.
  verifiedCode: day,
  // They hold random ids and no names. An organization is new for 30 days.
  pinnedOrganizations: 365 * day,
  seenMaps: 90 * day,
  hiddenFirstSteps: 30 * day,
  begunFirstSteps: 30 * day,
  // How this browser shows the console, whoever uses it.
  helpKey: 365 * day,
  exactTimes: 365 * day,
  scheme: 365 * day,
}
