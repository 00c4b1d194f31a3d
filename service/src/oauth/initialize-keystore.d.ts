declare module 'oidc-provider/lib/helpers/initialize_keystore.js' {
  import type { JWKS, Provider } from 'oidc-provider'
  export default function initializeKeystore(this: Provider, keys: JWKS): void
}
