import { createRoot } from 'react-dom/client'
import { AuthProvider, useAuth } from 'react-oidc-context'

const { ISSUER, CLIENT_ID, APP_URL } = process.env

function Page() {
  const auth = useAuth()
  if (auth.isLoading) return 'Loading'
  if (auth.error) return auth.error.message
  if (auth.user) return `Signed in: ${auth.user.profile.name}, ${auth.user.profile.email}`
  return <button onClick={() => void auth.signinRedirect()}>Sign in</button>
}

createRoot(document.body).render(
  <AuthProvider
    authority={ISSUER}
    client_id={CLIENT_ID}
    redirect_uri={`${APP_URL}/`}
    scope="openid profile email"
    loadUserInfo
    onSigninCallback={() => history.replaceState({}, '', '/')}
  >
    <Page />
  </AuthProvider>,
)
