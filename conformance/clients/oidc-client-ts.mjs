import { UserManager } from 'oidc-client-ts'

const { ISSUER, CLIENT_ID, APP_URL } = process.env

const accord = new UserManager({
  authority: ISSUER,
  client_id: CLIENT_ID,
  redirect_uri: `${APP_URL}/callback`,
  post_logout_redirect_uri: `${APP_URL}/`,
  scope: 'openid profile email offline_access',
  loadUserInfo: true,
})

async function main() {
  if (location.pathname === '/login') return accord.signinRedirect()
  if (location.pathname === '/logout') return accord.signoutRedirect()
  if (location.pathname === '/callback') await accord.signinRedirectCallback()
  if (location.pathname === '/refresh') await accord.signinSilent()

  const user = await accord.getUser()
  document.body.textContent = user
    ? `Signed in: ${user.profile.name}, ${user.profile.email}`
    : 'Signed out'
}

await main()
