import type { Role } from '@accord/contract/rules/roles.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import type { DataPreview, PreviewKind, PreviewPart } from '@accord/contract/data-preview.ts'
import { labelValue, listValues, type Translate, useTranslation } from '../i18n/translation.ts'
import { roleNames } from '../permissions/role-labels.ts'
import { scopeSummary, formatShares } from '../permissions/scope-sentences.ts'
import { formatAbsoluteTime } from '../ui/text/format-time.ts'
import styles from './preview-dialog.module.css'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../pages/loaded.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog, DialogActions, DialogContent } from '../ui/overlays/dialog.tsx'
import type { ShowPreviewProps } from './show-preview.tsx'
import { previewQuery } from './preview.api.ts'

export type PreviewRowData = PreviewPart['rows'][number]
type Text = 'name' | 'firstName' | 'lastName' | 'email' | 'id'
type Named = Partial<
  Record<Text, string> & Record<'application' | 'organization', { name?: string }>
>

export function kindName(kind: PreviewKind, t: Translate): string {
  return {
    claims: t('Sign-in claims'),
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
    membership: t('Network membership'),
  }[kind]
}

function noneYet(kind: PreviewKind, t: Translate): string {
  const lists: Partial<Record<PreviewKind, string>> = {
    members: t('No members yet'),
    invitations: t('No invitations yet'),
    people: t('No people yet'),
    applications: t('No applications yet'),
    authorizations: t('No authorized applications yet'),
    networks: t('No networks yet'),
    network_organizations: t('No organizations in its networks yet'),
  }
  return lists[kind] ?? t('Nothing yet')
}

export function previewStateLabel(seen: NonNullable<PreviewPart['seen']>, t: Translate): string {
  return {
    now: t('Visible now'),
    asked: t('Visible once you agree'),
    person: t('Visible for each person who approves it, depending on their role. For you:'),
  }[seen]
}

/** Returns the label of an API field. Most labels are derived from the field's name, and the others are listed here. */
export function fieldName(field: string, t: Translate): string {
  const own: Record<string, string> = {
    id: t('ID'),
    sub: t('ID'),
    own: t('You'),
    kind: t('Kind'),
    zipcode: t('Zip Code'),
    timezone: t('Time zone'),
    profileRoles: t('Your roles'),
    given_name: t('First name'),
    family_name: t('Last name'),
    emailProven: t('Email verified'),
    pendingEmail: t('Email to verify'),
    askedAt: t('Requested at'),
    broughtBy: t('Added by'),
    shares: t('Shared data'),
    requestedShares: t('Requested data'),
    refusedShares: t('Declined data'),
    founder: t('Created the organization'),
    mapsRoles: t('Decides on roles'),
    memberCount: t('Members'),
    findable: t('Appears in search'),
    redirectUris: t('Redirect URIs'),
    postLogoutUris: t('Post-logout redirect URIs'),
    backchannelLogoutUri: t('Back-channel logout URL'),
    pkceOptional: t('Can sign in without PKCE'),
    requirePkce: t('Always requires PKCE'),
    idTokenAlg: t('ID token signing algorithm'),
    claimsInIdToken: t('Claims in the ID token'),
    redirectUrl: t('Continues to'),
    redirectKnown: t('Registered address'),
    locale: t('Language'),
    profile_id: t('Profile ID'),
    organization_id: t('Organization ID'),
  }
  // The catalog collects the other names from this comment:
  // t('Deletion') t('Profiles') t('Removed at') t('Created at') t('Granted at') t('Email')
  // t('Expires at') t('Updated at') t('Last used at') t('Total') t('Requested scopes')
  // t('Receives events')
  // t('Granted by') t('Created by') t('Accepted at')
  // t('Network name') t('Email verified') t('Picture')
  const words = field.replaceAll(/_|(?=[A-Z])/g, ' ').toLowerCase()
  return own[field] ?? t(words[0]!.toUpperCase() + words.slice(1))
}

export function titleOf(row: PreviewRowData): string | undefined {
  const { name, firstName, lastName, application, organization, email, id } = row as Named
  const person = firstName && `${firstName} ${lastName}`
  return name || person || application?.name || organization?.name || email || id
}

/** Formats an API value for people, without leaving anything out. */
export function formatFieldValue(
  field: string,
  value: unknown,
  t: Translate,
  language: string,
): string {
  if (typeof value === 'boolean') return value ? t('Yes') : t('No')
  if (Array.isArray(value)) {
    if (/roles$/i.test(field)) return roleNames(value as Role[], t)
    if (/scopes$/i.test(field)) return scopeSummary(value as string[], t, Infinity)
    if (/shares$/i.test(field)) return formatShares(value as ScopeEntity[], t)
    return listValues(value.map((each) => formatFieldValue(field, each, t, language))) || '–'
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
    // An object that has only an ID and a name is shown by its name. All other objects are shown with every field.
    if (fields.every(([each]) => each === 'id' || each === 'name'))
      return titleOf(value as PreviewRowData)!
    return fields
      .map(([each, its]) =>
        labelValue(fieldName(each, t), formatFieldValue(each, its, t, language)),
      )
      .join('; ')
  }
  const text = `${(value as string | number | null) ?? ''}` || '–'
  return /^\d{4}-\d\d-\d\dT/.test(text) ? formatAbsoluteTime(new Date(text), language) : text
}

/** Shows one row of the preview, which expands to all of its fields. */
export function PreviewRow({ row }: { row: PreviewRowData }) {
  const { t, language } = useTranslation()
  const title = titleOf(row)
  const roles = row['roles'] as Role[] | undefined
  const email = row['email'] as string | undefined
  const about = [email !== title && email, roles && roleNames(roles, t)].filter(Boolean)
  return (
    <li>
      <details className={styles.row}>
        <summary>
          <bdi>{title}</bdi>
          {about.length > 0 && <span className={styles.none}> {about.join(' · ')}</span>}
        </summary>
        <dl className={styles.fields}>
          {Object.entries(row).map(([field, value]) => (
            <div key={field}>
              <dt>{fieldName(field, t)}</dt>
              <dd>{formatFieldValue(field, value, t, language)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  )
}

type SeenDialogProps = ShowPreviewProps & { onClose: () => void }

/** Shows the rows that another party can read, by kind, and then what they can't read. */
export function PreviewDialog({ name, through, would, message, onClose }: SeenDialogProps) {
  const { t } = useTranslation()
  const seen = useQuery(previewQuery(through))
  return (
    <Dialog
      wide
      title={
        would
          ? t('Data {{name}} would be able to see', { name })
          : t('Data {{name}} can see', { name })
      }
      message={
        <>
          {message && <p>{message}</p>}
          <p>{t("This preview shows current data. We don't record previews.")}</p>
        </>
      }
      onDismiss={onClose}
    >
      <DialogContent>
        <Loaded query={seen} plain>
          {(found) => <PreviewParts seen={found} />}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function PreviewParts({ seen: { parts, notStored } }: { seen: DataPreview }) {
  const { t } = useTranslation()
  return (
    <div className={styles.parts}>
      {(['now', 'asked', 'person'] as const).map((state) => {
        const those = parts.filter(({ seen }) => seen === state)
        return (
          those.length > 0 && (
            <section key={state} className={styles.parts}>
              <h3 className={styles.state}>{previewStateLabel(state, t)}</h3>
              {those.map((part) => (
                <Part key={part.kind} part={part} />
              ))}
            </section>
          )
        )
      })}
      <section>
        <h3 className={styles.state}>{t('Not visible')}</h3>
        <ul className={styles.unseen}>
          {parts
            .filter(({ seen }) => seen === null)
            .map(({ kind, outOfReach }) => (
              <li key={kind}>
                {labelValue(
                  kindName(kind, t),
                  outOfReach ? t("your role doesn't include this") : t('not requested'),
                )}
              </li>
            ))}
          {notStored.length > 0 && (
            <li>{labelValue(formatShares(notStored, t), t('not stored here'))}</li>
          )}
          <li>{t('Passwords, secrets, and activity are never visible')}</li>
        </ul>
      </section>
    </div>
  )
}

function Part({ part: { kind, rows, total, more, ofNetwork } }: { part: PreviewPart }) {
  const { t, language } = useTranslation()
  const name = kindName(kind, t)
  const count = total.toLocaleString(language) + (more ? '+' : '')
  if (rows.length === 0) {
    return <p className={styles.none}>{noneYet(kind, t)}</p>
  }
  return (
    <section>
      <h4 className={styles.kind}>
        {name} <span className={styles.none}>{count}</span>
      </h4>
      {ofNetwork && (
        <p className={styles.none}>
          {t('Only applications owned by organizations in the network are visible.')}
        </p>
      )}
      <ul className={styles.rows} aria-label={name}>
        {rows.map((row, index) => (
          <PreviewRow key={index} row={row} />
        ))}
      </ul>
      {total > rows.length && (
        <p className={styles.none}>
          {t('Showing the first {{shown}} of {{total}}', { shown: rows.length, total: count })}
        </p>
      )}
    </section>
  )
}
