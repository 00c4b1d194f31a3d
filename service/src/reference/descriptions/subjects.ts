import type { callsByFeature } from '@accord/contract/all-calls.ts'

export interface Subject {
  title: string
  words: string
}

/** What the calls are about, in the order of the contract; the compiler asks for a new one. */
export const subjects: Record<keyof typeof callsByFeature, Subject> = {
  session: {
    title: 'Sessions',
    words: 'Signing in and out, who a token belongs to, and where a person is signed in.',
  },
  accounts: {
    title: 'Accounts',
    words: 'Signing up, verifying an e-mail address, names and passwords.',
  },
  factors: {
    title: 'Second factors',
    words:
      'What people prove themselves with besides a password: an authenticator app and recovery codes.',
  },
  passkeys: {
    title: 'Passkeys',
    words: 'Signing in with a passkey, and the passkeys of a person.',
  },
  organizations: {
    title: 'Organizations',
    words:
      'Organizations and people’s profiles in them. A person acts for an organization with the token of their profile there.',
  },
  members: {
    title: 'Members',
    words: 'Who belongs to an organization, in which roles, and who is invited to join it.',
  },
  applications: {
    title: 'Applications',
    words: 'Applications that an organization registers, their scopes, addresses and secrets.',
  },
  authorizations: {
    title: 'Authorizations',
    words: 'What an organization lets an application of another one read and change.',
  },
  approvals: {
    title: 'Approvals',
    words: 'What a person lets an application do for them.',
  },
  access: {
    title: 'Access',
    words:
      'Every way into the data of an organization: who and what can reach it, by whose word, when it was last used, and how it is ended.',
  },
  devices: {
    title: 'Devices',
    words: 'Connecting a device without a browser by the code that it shows.',
  },
  networks: {
    title: 'Networks',
    words:
      'Organizations that share data with the owner of a network, and their invitations to it.',
  },
  exports: {
    title: 'Exports',
    words:
      'The data of an organization or of a network, or who has access to it, as a signed file.',
  },
  reviews: {
    title: 'Access reviews',
    words:
      'Who can reach the data of an organization at one moment, each to be kept or revoked, with a signed file at the end.',
  },
  toDo: {
    title: 'What waits',
    words: 'What somebody is asked for or has to look after, in all their organizations.',
  },
  activity: {
    title: 'Activity',
    words: 'What happened to an account or in an organization, by whom and from where.',
  },
}

/** The name of a call as a heading: `getOrganization` becomes 'Get organization'. */
export function titleOf(call: string): string {
  const words = call.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words[0]!.toUpperCase() + words.slice(1)
}
