import { UserManager } from 'oidc-client-ts'

const manager = new UserManager({
  authority: 'ISSUER',
  client_id: 'CLIENT_ID',
  redirect_uri: 'REDIRECT_URI',
  scope: 'SCOPES',
  loadUserInfo: true,
})
await manager.signinRedirect()
// Run this when the person returns to REDIRECT_URI.
const user = await manager.signinCallback()
