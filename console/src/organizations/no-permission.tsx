import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useWords } from '../language/words.ts'
import { renderButton } from '../pages/router-link.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { whoCan } from './who-can.ts'

/** In place of what only those see who manage the organization. */
export function NoPermission({ title }: { title: string }) {
  const { t } = useWords()
  return (
    <EmptyState
      title={title}
      icon={<LockKeyhole size={20} />}
      action={renderButton('/user/profile', t('Home Page'), { variant: 'primary' })}
    >
      {whoCan(t)}
    </EmptyState>
  )
}
