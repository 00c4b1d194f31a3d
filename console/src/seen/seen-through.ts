/** Through whose eyes: an application in an organization, one for the person who looks, or a network's owner. */
export type SeenThrough =
  | { organization: string; application: string }
  | {
      application: string
      profile: string | undefined
      /** What is asked for; where it was approved, that counts. */
      scope?: string
    }
  | { organization: string; membership: string }
