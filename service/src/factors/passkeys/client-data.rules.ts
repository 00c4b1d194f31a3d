/**
 * Whether the page that asked stood alone. Nothing of ours is shown within pages of others, and not every browser says
 * whose those are.
 */
export function stoodAlone(clientDataJSON: string): boolean {
  const said = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
    crossOrigin?: unknown
    topOrigin?: unknown
  } | null
  return !said?.crossOrigin && said?.topOrigin === undefined
}
