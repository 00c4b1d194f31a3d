/** What the files in clients/ find in their environment. */
export type Settings = {
  ISSUER: string
  CLIENT_ID: string
  CLIENT_SECRET: string
  APP_URL: string
  PORT: string
}
