import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useWords } from '../language/words.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'

/** In place of what only those see who manage the organization. */
export function NoPermission({ title }: { title: string }) {
  const { t } = useWords()
  return (
    <EmptyState title={title} icon={<LockKeyhole size={20} aria-hidden="true" />}>
      {t('Admins and owners of the organization can. Ask one of them.')}
    </EmptyState>
  )
}
