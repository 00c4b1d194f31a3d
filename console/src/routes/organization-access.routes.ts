import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { queryClient } from '../api/query-client.ts'
import { pageNumber, searchOf } from '../browser/search-fields.ts'
import { reachFilter } from '../reach/reach-filter.ts'
import { reviewFilter } from '../reviews/review-filter.ts'
import { organization } from './organization.ts'

const access = createRoute({
  getParentRoute: () => organization,
  path: '/access',
  validateSearch: searchOf({ page: pageNumber, ...reachFilter }),
  loaderDeps: ({ search }) => search,
  loader: ({ params: { id }, deps: { page = 1, ...filter }, context }) => {
    if (!context.manages) return
    void import('../reach/reach.api.ts').then(({ waysQuery }) =>
      queryClient.prefetchQuery(waysQuery(id, page, filter)),
    )
    void import('../reach/figures/reach-summary.api.ts').then(({ reachSummaryQuery }) =>
      queryClient.prefetchQuery(reachSummaryQuery(id)),
    )
    void import('../reviews/reviews.api.ts').then(({ reviewsQuery }) =>
      queryClient.prefetchQuery(reviewsQuery(id)),
    )
    void import('../reach/requests/requests.api.ts').then(({ requestsQuery }) =>
      queryClient.prefetchQuery(requestsQuery(id)),
    )
  },
  component: lazyRouteComponent(() => import('../reviews/access.screen.tsx'), 'AccessScreen'),
})

const accessReview = createRoute({
  getParentRoute: () => organization,
  path: '/access/reviews/$review',
  validateSearch: searchOf({ page: pageNumber, ...reviewFilter }),
  component: lazyRouteComponent(() => import('../reviews/review.screen.tsx'), 'ReviewScreen'),
})

/** Who can reach its data. */
export const organizationAccess = [access, accessReview] as const
