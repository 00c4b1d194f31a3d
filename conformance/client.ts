/** A client that nobody here wrote, with the file that sets it up as its own documentation says. */
export interface Client {
  /** As docs/oauth.md calls it. */
  name: string
  /** What it is installed from, and whose version is told. */
  package: string
  /** In clients/; its ending says how it is started. */
  file: string
  /** What the application is registered with, beside its redirect address. */
  application?: Registration
  /** Its redirect address, below its own; a device has none. */
  callback?: string
  /** Where signing in starts, and what is pressed there; it leads on by itself unless told. */
  start?: string
  press?: string
  /** Addresses of the application that refresh its tokens and sign the person out; {APP_URL} stands for its own. */
  refresh?: string
  logout?: string
}

/** Settings of an application in the console; all else is as it is at registration. */
export interface Registration {
  kind?: 'web' | 'single-page' | 'native'
  /** Where signing out leads, below the application's own address. */
  signedOut?: string
  pkceOptional?: true
  idTokenAlg?: 'RS256'
  claimsInIdToken?: true
}
