/**
 * How providers say that they checked a second factor: in the claim `amr`, or as a SAML authentication context. A
 * provider can say so although its administrators don't require it, so it counts only if owners said that they do.
 */
const secondFactorMethods = new Set([
  'mfa',
  'http://schemas.microsoft.com/claims/multipleauthn',
  'https://refeds.org/profile/mfa',
  'urn:oasis:names:tc:SAML:2.0:ac:classes:MobileTwoFactorContract',
  'urn:oasis:names:tc:SAML:2.0:ac:classes:MobileTwoFactorUnregistered',
])

export function provesSecondFactor(
  { enforces_second_factor: isTrusted }: { enforces_second_factor: boolean },
  { amr = [] }: { amr?: readonly string[] | undefined },
): boolean {
  return isTrusted && amr.some((method) => secondFactorMethods.has(method))
}
