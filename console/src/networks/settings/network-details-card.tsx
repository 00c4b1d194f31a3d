import { type Network, NetworkForm } from '@accord/contract/networks.ts'
import { NamedFields } from '../../forms/named-fields.tsx'
import { UpdateForm } from '../../forms/update-form.tsx'
import { useWords } from '../../language/words.ts'
import { useSaveNetwork } from './use-save-network.ts'

export function NetworkDetailsCard({ network }: { network: Network }) {
  const { t } = useWords()
  const saving = useSaveNetwork(network)
  const initial = { name: network.name, description: network.description }

  return (
    <UpdateForm
      title={t('Network details')}
      schema={NetworkForm}
      initial={initial}
      save={(_, changed) => saving.attempt(changed)}
    >
      {(errors) => <NamedFields initial={initial} errors={errors} />}
    </UpdateForm>
  )
}
