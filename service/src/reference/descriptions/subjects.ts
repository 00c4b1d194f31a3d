import type { callsByFeature } from '@accord/contract/all-calls.ts'

export interface Subject {
  title: string
  words: string
}

/** The subjects of the calls, in the contract's order. The compiler demands an entry for a new one. */
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
    words:
      'Set up an authenticator app and recovery codes, which people use in addition to their password.',
  },
  passkeys: {
    title: 'Passkeys',
    words: 'Sign in with a passkey, and manage a person’s passkeys.',
  },
  organizations: {
    title: 'Organizations',
    words:
      'Manage organizations, and people’s profiles in them. To act for an organization, a person uses the token of their profile there.',
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
    words: 'Manage the applications that a person lets act for them.',
  },
  access: {
    title: 'Access',
    words:
      'See who and what has access to an organization’s data, who granted it, and when it was last used. Revoke it.',
  },
  devices: {
    title: 'Devices',
    words: 'Connect a device that has no browser, with the code that it shows.',
  },
  networks: {
    title: 'Networks',
    words:
      'Manage networks: organizations that share data with the owner of the network, and their invitations.',
  },
  exports: {
    title: 'Exports',
    words:
      'Export the data of an organization or a network, or who has access to it, as a signed file.',
  },
  reviews: {
    title: 'Access reviews',
    words:
      'Review a snapshot of all access to an organization’s data. Keep or revoke each item, and get a signed file at the end.',
  },
  toDo: {
    title: 'To do',
    words: 'List everything that needs a person’s attention, in all their organizations.',
  },
  activity: {
    title: 'Activity',
    words: 'See the activity of an account or an organization: who did what, and from where.',
  },
  events: {
    title: 'Events',
    words: 'Follow what happens in an organization, in order and without gaps.',
  },
  endpoints: {
    title: 'Event endpoints',
    words: 'Have events sent to an HTTPS address, and see what was sent and what it responded.',
  },
}

/** A call's name as a heading: `getOrganization` becomes 'Get organization'. */
export function titleOf(call: string): string {
  const words = call.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words[0]!.toUpperCase() + words.slice(1)
}
