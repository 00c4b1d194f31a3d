import { Link } from '@tanstack/react-router'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useWords } from '../language/words.ts'
import { buttonClass } from '../ui/buttons/button-class.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { whoCan } from './who-can.ts'

/** In place of what only those see who manage the organization. */
export function NoPermission({ title }: { title: string }) {
  const { t } = useWords()
  return (
    <EmptyState
      title={title}
      icon={<LockKeyhole size={20} />}
      action={
        <Link to="/user/profile" className={buttonClass({ variant: 'primary' })}>
          {t('Home Page')}
        </Link>
      }
    >
      {whoCan(t)}
    </EmptyState>
  )
}
