import { useEndpoint } from './endpoint-area.tsx'
import styles from './endpoints.module.css'
import { PublicKeyCard, SecretCard } from './secret-cards.tsx'

export function EndpointSecretScreen() {
  const endpoint = useEndpoint()
  return (
    <div className={styles.stack}>
      <SecretCard endpoint={endpoint} />
      <PublicKeyCard endpoint={endpoint} />
    </div>
  )
}
