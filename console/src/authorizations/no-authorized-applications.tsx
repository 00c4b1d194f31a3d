import ShieldCheck from 'lucide-react/icons/shield-check'
import { useWords } from '../language/words.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'

export function NoAuthorizedApplications() {
  const { t } = useWords()
  return (
    <EmptyState title={t('No application is authorized yet')} icon={<ShieldCheck size={20} />}>
      {t(
        'Applications of other organizations that may act on your behalf stand here. Whoever runs one sends you its authorization address; you see what it asks for and decide.',
      )}
    </EmptyState>
  )
}
