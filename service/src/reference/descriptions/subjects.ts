import type { callsByFeature } from '@accord/contract/all-calls.ts'

export interface Subject {
  title: string
  words: string
}

/** The subjects of the calls, in the contract's order. The compiler requires an entry for a new one. */
export const subjects: Record<keyof typeof callsByFeature, Subject> = {
  session: {
    title: 'Sessions',
    words: 'Sign in and out, get the owner of a token, and see where a person is signed in.',
  },
  accounts: {
    title: 'Accounts',
    words: 'Sign up, verify an email address, and change names and passwords.',
  },
  factors: {
    title: 'Second factors',
    words: 'Set up an authenticator app and recovery codes for signing in with a second factor.',
  },
  passkeys: {
    title: 'Passkeys',
    words: 'Sign in with a passkey, and manage a person’s passkeys.',
  },
  organizations: {
    title: 'Organizations',
    words:
      'Manage organizations, and people’s profiles in them. To act for an organization, a person uses the token for their profile in that organization.',
  },
  members: {
    title: 'Members',
    words: 'Manage the members of an organization, their roles, and invitations to join it.',
  },
  applications: {
    title: 'Applications',
    words: 'Manage an organization’s own applications, with their scopes, addresses, and secrets.',
  },
  authorizations: {
    title: 'Authorizations',
    words:
      'Manage the data that an organization lets other organizations’ applications read and change.',
  },
  approvals: {
    title: 'Approvals',
    words: 'Manage the applications that can act for a person.',
  },
  access: {
    title: 'Access',
    words:
      'See who and what has access to an organization’s data, who granted it, and when it was last used. You can also revoke access.',
  },
  devices: {
    title: 'Devices',
    words: 'Connect a device without a browser by entering the code that it shows.',
  },
  networks: {
    title: 'Networks',
    words:
      'Manage networks, their member organizations, and invitations. Members share data with the owner of the network.',
  },
  exports: {
    title: 'Exports',
    words:
      'Export the data of an organization or a network, or the list of who has access to it, as a signed file.',
  },
  reviews: {
    title: 'Access reviews',
    words:
      'Review a snapshot of all access to an organization’s data. Keep or revoke each item, and get a signed file at the end.',
  },
  toDo: {
    title: 'To do',
    words: 'List everything that needs a person’s attention, across all their organizations.',
  },
  activity: {
    title: 'Activity',
    words: 'See the activity of an account or an organization: who did what, and from where.',
  },
  events: {
    title: 'Events',
    words: 'Read what happens in an organization, in order and without gaps.',
  },
  endpoints: {
    title: 'Event endpoints',
    words: 'Send events to an HTTPS address, and see each request with its response.',
  },
  auditStreams: {
    title: 'Audit streams',
    words:
      'Send all activity of an organization to a security tool, in order and with proof that it is complete.',
  },
  domains: {
    title: 'Domains',
    words:
      'Verify domains with a DNS record, and let people with an address in these domains ask to join.',
  },
  connections: {
    title: 'Single sign-on',
    words: "Let people sign in through their organization's own identity provider.",
  },
  socialSignIn: {
    title: 'Social sign-in',
    words:
      'Sign in to your own account through a provider such as Google, if the operator turned it on.',
  },
}

/** Turns a call's name into a heading, such as 'Get organization' for `getOrganization`. */
export function titleOf(call: string): string {
  const words = call.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words[0]!.toUpperCase() + words.slice(1)
}
