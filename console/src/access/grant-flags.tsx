import type { AccessGroup } from '@accord/contract/access.ts'
import { useTranslation, type Translate } from '../i18n/translation.ts'
import { Chip } from '../ui/text/chip.tsx'
import {
  type ShownGrant,
  concernName,
  grantLabel,
  introducedByLabel,
  throughLabel,
} from './access-grant-labels.ts'

/** Shows what to consider before deciding on a grant. */
export function GrantFlags({ grant }: { grant: ShownGrant }) {
  const { t } = useTranslation()
  const { concerns, suspended, deleted, changed } = grant
  return (
    <>
      {deleted === 'restorable' && <Chip tone="warning">{t('Deleted, can be restored')}</Chip>}
      {deleted === 'removed' && <Chip tone="danger">{t('Deleted')}</Chip>}
      {changed && <Chip tone="warning">{t('Changed since the review started')}</Chip>}
      {suspended && <Chip tone="warning">{t('Suspended')}</Chip>}
      {concerns.map((concern) => (
        <Chip key={concern} tone="warning">
          {concernName(concern, t)}
        </Chip>
      ))}
    </>
  )
}

/** Returns the kind of grant and its owner. A person's role is listed among the permissions. */
function grantAbout(grant: ShownGrant, ownId: string, t: Translate): string {
  const { kind, name, person, owner, email } = grant
  const isPerson = kind === 'person' || kind === 'contact'
  const parts = [
    !isPerson && grantLabel(grant, t),
    // A contact's owner is already named with the application that introduced them.
    kind !== 'contact' &&
      owner &&
      owner.id !== ownId &&
      t('owned by {{owner}}', { owner: owner.name }),
    person && t('for {{person}}', { person }),
    !person && email !== name && email,
    ...introducedByLabel(grant, t),
    ...throughLabel(grant, t),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** A group in the live list or in a review. */
export type ShownGroup = Pick<AccessGroup, 'type' | 'name' | 'owner' | 'people' | 'scopes'> & {
  grant: ShownGrant | null
  lastUsedAt?: string | null | undefined
}

/** Returns the same text for an application, including the number of its people. */
export function groupAbout(group: ShownGroup, ownId: string, t: Translate): string {
  const { type, grant, owner, people } = group
  if (grant && type !== 'application') return grantAbout(grant, ownId, t)
  const parts = [
    owner && owner.id !== ownId ? t('by {{name}}', { name: owner.name }) : t('Own application'),
    people > 0 &&
      t('approved by {{count}} people', {
        count: people,
        defaultValue_one: 'approved by {{count}} person',
      }),
  ]
  return parts.filter(Boolean).join(' · ')
}
