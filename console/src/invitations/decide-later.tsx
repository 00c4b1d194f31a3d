import { Link } from '@tanstack/react-router'
import { useWords } from '../language/words.ts'

/** Leaves the invitation as it is, for where it waits with all else. */
export function DecideLater() {
  const { t } = useWords()
  return <Link to="/user">{t('Decide later')}</Link>
}
