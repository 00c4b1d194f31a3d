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
