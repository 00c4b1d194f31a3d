import type { Scope } from '@accord/contract/rules/scopes.ts'
import type { StandardScope } from '@accord/contract/rules/standard-scopes.ts'
import { useWords } from '../language/words.ts'
import { ScopeList } from './scope-list.tsx'
import styles from './scope-list.module.css'

type MayDoProps = {
  label: string
  scopes: readonly Scope[]
  standardScopes: readonly StandardScope[]
  /** For the person alone, and no organization. */
  personal?: boolean | undefined
}

/** All that an application gets by an approval, in sentences. */
export function MayDo({ label, scopes, standardScopes, personal }: MayDoProps) {
  const { t } = useWords()
  const shares = standardScopes.some((scope) => scope === 'profile' || scope === 'email')
  if (scopes.length > 0 || shares) {
    return <ScopeList yours label={label} scopes={[...scopes, ...standardScopes]} />
  }
  // A request at /oauth/authorize may want no more than a sign-in.
  return (
    <p className={styles.none}>
      {personal
        ? t('Know that it is you.')
        : t('Know that it is you, and your roles in the organization.')}
    </p>
  )
}
