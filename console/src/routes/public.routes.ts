import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { handOverAnswer } from '../applications/settings/run/answer-window.ts'
import { type Query, anyText, searchOf } from '../browser/query-string.ts'
import { rootRoute } from './root.ts'

// Emails link to these pages. Each of them redirects visitors without a session to sign-in.
const joinOrganization = createRoute({
  getParentRoute: () => rootRoute,
  path: '/join_organization/{-$id}',
  component: lazyRouteComponent(
    () => import('../invitations/join-organization.screen.tsx'),
    'JoinOrganizationScreen',
  ),
})

const declineOrganization = createRoute({
  getParentRoute: () => rootRoute,
  path: '/decline_organization/{-$id}',
  component: lazyRouteComponent(
    () => import('../invitations/decline-organization.screen.tsx'),
    'DeclineOrganizationScreen',
  ),
})

const joinNetwork = createRoute({
  getParentRoute: () => rootRoute,
  path: '/join-network/$id',
  // The destination after accepting, for people who came from another site.
  validateSearch: searchOf({ redirectUrl: anyText }),
  component: lazyRouteComponent(
    () => import('../networks/join/join-network.screen.tsx'),
    'JoinNetworkScreen',
  ),
})

const verifyProfileEmail = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify-profile-email/{-$code}',
  component: lazyRouteComponent(
    () => import('../profiles/verify-profile-email.screen.tsx'),
    'VerifyProfileEmailScreen',
  ),
})

const verifyNewEmail = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify-new-email/{-$code}',
  component: lazyRouteComponent(
    () => import('../accounts/email-links.screen.tsx'),
    'VerifyNewEmailScreen',
  ),
})

// This page is for anyone with the email, whether they're signed in or not.
const keepSecondFactor = createRoute({
  getParentRoute: () => rootRoute,
  path: '/keep-second-factor/{-$code}',
  component: lazyRouteComponent(
    () => import('../accounts/email-links.screen.tsx'),
    'CancelSecondFactorResetScreen',
  ),
})

const emailNotMe = createRoute({
  getParentRoute: () => rootRoute,
  path: '/email-not-me/{-$code}',
  component: lazyRouteComponent(
    () => import('../accounts/email-links.screen.tsx'),
    'EmailNotMeScreen',
  ),
})

const notMe = createRoute({
  getParentRoute: () => rootRoute,
  path: '/not-me',
  validateSearch: searchOf({ code: anyText, through: anyText }),
  component: lazyRouteComponent(() => import('../accounts/email-links.screen.tsx'), 'NotMeScreen'),
})

// The responses of identity providers lead to these two pages, with a code in the fragment.
const providerSignIn = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in/provider',
  component: lazyRouteComponent(
    () => import('../connections/finish/provider-sign-in.screen.tsx'),
    'ProviderSignInScreen',
  ),
})

const connectProvider = createRoute({
  getParentRoute: () => rootRoute,
  path: '/connect-provider',
  component: lazyRouteComponent(
    () => import('../connections/finish/connect-provider.screen.tsx'),
    'ConnectProviderScreen',
  ),
})

// The responses of other providers lead to these two pages, with a code in the fragment. The query string is the one of
// the sign-in page.
const socialSignIn = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in/social',
  validateSearch: (query: Query): Query => query,
  component: lazyRouteComponent(
    () => import('../social-sign-in/social-sign-in.screen.tsx'),
    'SocialSignInScreen',
  ),
})

const connectAccount = createRoute({
  getParentRoute: () => rootRoute,
  path: '/connect-account',
  validateSearch: (query: Query): Query => query,
  component: lazyRouteComponent(
    () => import('../social-sign-in/connect-account.screen.tsx'),
    'ConnectAccountScreen',
  ),
})

const joinAccount = createRoute({
  getParentRoute: () => rootRoute,
  path: '/join-account',
  component: lazyRouteComponent(
    () => import('../connections/joining/join-account.screen.tsx'),
    'JoinAccountScreen',
  ),
})

// The link to this page contains its code in the fragment. People don't need an account to open it.
const setupSingleSignOn = createRoute({
  getParentRoute: () => rootRoute,
  path: '/setup-single-sign-on',
  component: lazyRouteComponent(
    () => import('../connections/setup/setup-link.screen.tsx'),
    'SetupLinkScreen',
  ),
})

const approval = createRoute({
  getParentRoute: () => rootRoute,
  path: '/approval',
  // This is the application's whole query string, which is also preserved during sign-in.
  validateSearch: (query: Query): Query => query,
  component: lazyRouteComponent(() => import('../approvals/approval.screen.tsx'), 'ApprovalScreen'),
})

// This is the redirect URI of an application that's run from the console, in a separate window.
const runAnswer = createRoute({
  getParentRoute: () => rootRoute,
  path: '/run',
  validateSearch: (query: Query): Query => query,
  beforeLoad: ({ search, location }) => {
    if (Object.keys(search).length === 0 && !location.hash) return
    if ('state' in search) handOverAnswer(search)
    // This immediately removes the response from the URL and the history, regardless of its content.
    throw redirect({ to: '/run', search: {}, replace: true })
  },
  component: lazyRouteComponent(
    () => import('../applications/settings/run/run-answer.screen.tsx'),
    'RunAnswerScreen',
  ),
})

export const publicRoutes = [
  joinOrganization,
  declineOrganization,
  joinNetwork,
  verifyProfileEmail,
  verifyNewEmail,
  keepSecondFactor,
  emailNotMe,
  notMe,
  providerSignIn,
  connectProvider,
  socialSignIn,
  connectAccount,
  joinAccount,
  setupSingleSignOn,
  approval,
  runAnswer,
] as const
