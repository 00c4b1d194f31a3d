import type { SeenKind, SeenPart } from '@accord/contract/seen.ts'
import type { Translate } from '../../language/words.ts'

export function kindName(kind: SeenKind, t: Translate): string {
  return {
    claims: t('What a sign-in tells'),
    person: t('Your account'),
    profiles: t('Your profile'),
    organization: t('Organization details'),
    members: t('Members'),
    invitations: t('Invitations'),
    people: t('People'),
    applications: t('Applications'),
    authorizations: t('Authorized Applications'),
    networks: t('Networks'),
    network_organizations: t('Organizations in its networks'),
    membership: t('Place in the network'),
  }[kind]
}

export function standingName(seen: NonNullable<SeenPart['seen']>, t: Translate): string {
  return {
    now: t('Sees now'),
    asked: t('Would see once you agree'),
    person: t(
      'Sees only for those who approve it, as far as their role reaches; for you it would be:',
    ),
  }[seen]
}

/** Of the API. Most say in plain words what they are; those that do not are named here. */
export function fieldName(field: string, t: Translate): string {
  const own: Record<string, string> = {
    id: t('ID'),
    sub: t('ID'),
    own: t('You'),
    zipcode: t('Zip Code'),
    timezone: t('Time zone'),
    profileRoles: t('Your roles'),
  }
  const words = field
    .replace(/^email/, 'e-mail')
    .replaceAll(/_|(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace('uris', 'addresses')
    .replace('uri', 'address')
  return own[field] ?? t(words[0]!.toUpperCase() + words.slice(1))
}
