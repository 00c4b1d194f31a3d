import { type Network, NetworkForm } from '@accord/contract/networks.ts'
import { useChanged } from '../forms/use-changed.ts'
import { useForm } from '../forms/use-form.ts'
import { useServiceValues } from '../forms/use-service-values.ts'
import { useWords } from '../language/words.ts'
import { useUnsavedChanges } from '../shell/unsaved-changes.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { NetworkFields } from './network-fields.tsx'
import { useSaveNetwork } from './use-save-network.ts'

export function NetworkDetailsCard({ network }: { network: Network }) {
  const { t } = useWords()
  const { save, saySaved, sayFailed } = useSaveNetwork(network)
  const initial = { name: network.name, description: network.description }
  const { changed, onInput, settle } = useChanged(initial)
  useUnsavedChanges(changed)

  const { props, errors, pending } = useForm({
    schema: NetworkForm,
    submit: async (form) => {
      await save(form)
      settle()
      saySaved()
    },
    onRefused: sayFailed,
  })
  useServiceValues(props.ref, changed, initial)

  return (
    <form {...props} onInput={onInput}>
      <Card
        title={t('Network details')}
        footer={
          <Button type="submit" variant="primary" disabled={!changed} pending={pending}>
            {t('Update')}
          </Button>
        }
      >
        <NetworkFields initial={initial} errors={errors} />
      </Card>
    </form>
  )
}
