import { settings } from '../browser/settings.ts'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import { classNames } from '../ui/class-names.ts'
import { Chip } from '../ui/text/chip.tsx'
import styles from './scope-list.module.css'
import { entityName, exampleAfterSentence } from './data-kinds.ts'
import { grantSentence, grantedScopes, levelName, scopeSentence } from './scope-sentences.ts'
import type { Scope, StandardScope } from '@accord/contract/rules/scopes.ts'

/** The standard scopes that share personal data. The others are about signing in and how long it lasts. */
export type SharingScope = 'profile' | 'email'

/** Returns the standard scopes that share personal data, unless `user:read` already includes them. */
function sharedByStandard(scopes: readonly string[]): SharingScope[] {
  if (scopes.includes('user:read')) return []
  return (['profile', 'email'] as const).filter((scope) => scopes.includes(scope))
}

function standardName(scope: SharingScope, t: Translate): string {
  return { profile: t('Name'), email: t('Email address') }[scope]
}

function standardSentence(scope: SharingScope, t: Translate): string {
  const named = settings.avatars ? t('See your name and picture.') : t('See your name.')
  return { profile: named, email: t('See your email address.') }[scope]
}

type ScopeListProps = {
  label: string
  scopes: readonly string[]
  /** Whether the reader is the person for whom the application would act, and not an admin. */
  yours?: boolean
}

/** Shows an application's scopes as sentences, with write access highlighted. */
export function ScopeList({ label, scopes, yours }: ScopeListProps) {
  const { t } = useTranslation()
  const sentence = yours ? scopeSentence : grantSentence
  const granted = grantedScopes(scopes)
  const shared = sharedByStandard(scopes)
  if (granted.length === 0 && shared.length === 0)
    return <p className={styles.none}>{t('No access.')}</p>

  return (
    <ul className={styles.list} aria-label={label}>
      {granted.map(({ entity, level }) => {
        const manages = level === 'manage'
        const Icon = manages ? Pencil : Eye
        const example = exampleAfterSentence(entity, t)
        return (
          <li key={entity} className={classNames(styles.scope, manages && styles.manage)}>
            <span className={styles.icon}>
              <Icon size={16} aria-hidden="true" />
            </span>
            <div className={styles.words}>
              <div className={styles.name}>
                {entityName(entity, t)}
                <Chip tone={manages ? 'warning' : 'neutral'}>{levelName(level, t)}</Chip>
              </div>
              <div className={styles.sentence}>{sentence(entity, level, t)}</div>
              {example && <div className={styles.example}>{example}</div>}
            </div>
          </li>
        )
      })}
      {shared.map((scope) => (
        <li key={scope} className={styles.scope}>
          <span className={styles.icon}>
            <Eye size={16} />
          </span>
          <div className={styles.words}>
            <div className={styles.name}>
              {standardName(scope, t)}
              <Chip tone="neutral">{levelName('read', t)}</Chip>
            </div>
            <div className={styles.sentence}>{standardSentence(scope, t)}</div>
          </div>
        </li>
      ))}
    </ul>
  )
}

type MayDoProps = {
  label: string
  scopes: readonly Scope[]
  standardScopes: readonly StandardScope[]
  /** Whether it's approved only for the person, without an organization. */
  personal?: boolean | undefined
}

/** Shows everything that an approval allows, as sentences. */
export function ApplicationPermissions({ label, scopes, standardScopes, personal }: MayDoProps) {
  const { t } = useTranslation()
  const shares = standardScopes.some((scope) => scope === 'profile' || scope === 'email')
  if (scopes.length > 0 || shares) {
    return <ScopeList yours label={label} scopes={[...scopes, ...standardScopes]} />
  }
  // A request at /oauth/authorize can be for a sign-in only.
  return (
    <p className={styles.none}>
      {personal
        ? t('Recognize you when you sign in.')
        : t('Recognize you when you sign in, and see your roles in the organization.')}
    </p>
  )
}
