/** A third-party client. Its file sets it up as its own documentation describes. */
export interface Client {
  /** The name in docs/oauth.md. */
  name: string
  /** The npm package that contains the client. Its version is printed. */
  package: string
  /** The file in clients/. Its extension determines how the client is started. */
  file: string
  /** The application's settings, except for its redirect address. */
  application?: Registration
  /** The path of the redirect address. Devices don't have one. */
  callback?: string
  /**
   * The page on which people start to sign in, and the button to click there. By default, the page
   * redirects immediately.
   */
  start?: string
  press?: string
  /**
   * The application's paths that refresh its tokens and sign the person out. {APP_URL} is replaced
   * by the application's own address.
   */
  refresh?: string
  logout?: string
}

/** An application's settings in the console. All others keep their default values. */
export interface Registration {
  kind?: 'web' | 'single-page' | 'native'
  /** The application's path to which people return after signing out. */
  signedOut?: string
  pkceOptional?: true
  idTokenAlg?: 'RS256'
  claimsInIdToken?: true
}

/** The clients, in the order of docs/oauth.md. */
export const clients: Client[] = [
  {
    name: 'openid-client',
    package: 'openid-client',
    file: 'openid-client.mjs',
    application: { signedOut: '/' },
    callback: '/callback',
    refresh: '/refresh',
    logout: '/logout',
  },
  {
    name: 'Auth.js',
    package: '@auth/express',
    file: 'auth-js.mjs',
    application: { claimsInIdToken: true },
    callback: '/auth/callback/accord',
    start: '/auth/signin',
    press: 'Sign in with Accord',
  },
  {
    name: 'better-auth',
    package: 'better-auth',
    file: 'better-auth.mjs',
    callback: '/api/auth/callback/accord',
  },
  {
    name: 'passport',
    package: 'passport-openidconnect',
    file: 'passport.mjs',
    application: { pkceOptional: true, claimsInIdToken: true },
    callback: '/callback',
  },
  {
    name: 'express-openid-connect',
    package: 'express-openid-connect',
    file: 'express-openid-connect.mjs',
    application: { idTokenAlg: 'RS256', claimsInIdToken: true, signedOut: '' },
    callback: '/callback',
    logout: '/logout',
  },
  {
    name: 'oidc-client-ts',
    package: 'oidc-client-ts',
    file: 'oidc-client-ts.mjs',
    application: { kind: 'single-page', signedOut: '/' },
    callback: '/callback',
    refresh: '/refresh',
    logout: '/logout',
  },
  {
    name: 'mod_auth_openidc',
    package: 'libapache2-mod-auth-openidc',
    file: 'mod_auth_openidc.conf',
    application: { signedOut: '/signed-out' },
    callback: '/callback',
    start: '/',
    logout: '/callback?logout={APP_URL}/signed-out',
  },
  {
    name: 'Authlib',
    package: 'python3-authlib',
    file: 'flask-authlib.py',
    callback: '/callback',
  },
  {
    name: 'simple-oauth2',
    package: 'simple-oauth2',
    file: 'simple-oauth2.mjs',
    callback: '/callback',
    refresh: '/refresh',
  },
  {
    name: 'oauth4webapi',
    package: 'oauth4webapi',
    file: 'oauth4webapi.mjs',
    callback: '/callback',
  },
  {
    name: 'react-oidc-context',
    package: 'react-oidc-context',
    file: 'react-oidc-context.jsx',
    application: { kind: 'single-page' },
    callback: '/',
    start: '/',
    press: 'Sign in',
  },
  {
    name: '@badgateway/oauth2-client',
    package: '@badgateway/oauth2-client',
    file: 'oauth2-client.mjs',
    callback: '/callback',
  },
  {
    name: 'grant',
    package: 'grant',
    file: 'grant.mjs',
    callback: '/connect/accord/callback',
    start: '/connect/accord',
  },
  {
    name: 'AppAuth-JS',
    package: '@openid/appauth',
    file: 'appauth.mjs',
    application: { kind: 'native' },
    callback: '/callback',
  },
  {
    name: 'openid-client on a device',
    package: 'openid-client',
    file: 'device.mjs',
    application: { kind: 'native' },
  },
]
