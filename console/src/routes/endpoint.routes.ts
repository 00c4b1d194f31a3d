import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { searchOf } from '../browser/query-string.ts'
import { deliveriesSearch } from '../events/delivery-filter.ts'

const CreateEndpoint = lazyRouteComponent(
  () => import('../events/endpoints/create-endpoint.screen.tsx'),
  'CreateEndpointScreen',
)

const EndpointArea = lazyRouteComponent(
  () => import('../events/endpoints/endpoint-area.tsx'),
  'EndpointArea',
)

const Deliveries = lazyRouteComponent(
  () => import('../events/endpoints/deliveries.screen.tsx'),
  'DeliveriesScreen',
)

const EndpointSettings = lazyRouteComponent(
  () => import('../events/endpoints/endpoint-settings.screen.tsx'),
  'EndpointSettingsScreen',
)

const EndpointSecret = lazyRouteComponent(
  () => import('../events/endpoints/endpoint-secret.screen.tsx'),
  'EndpointSecretScreen',
)

const Delivery = lazyRouteComponent(
  () => import('../events/endpoints/delivery.screen.tsx'),
  'DeliveryScreen',
)

/** Returns the pages below the list of endpoints. Organizations and applications have the same ones. */
export function endpointRoutesOf<Owner extends AnyRoute>(owner: () => Owner) {
  const createEndpoint = createRoute({
    getParentRoute: owner,
    path: '/endpoints/new',
    component: CreateEndpoint,
  })

  const endpoint = createRoute({
    getParentRoute: owner,
    path: '/endpoints/$endpoint',
    component: EndpointArea,
  })

  const deliveries = createRoute({
    getParentRoute: () => endpoint,
    path: '/',
    validateSearch: searchOf(deliveriesSearch),
    component: Deliveries,
  })

  const settings = createRoute({
    getParentRoute: () => endpoint,
    path: '/settings',
    component: EndpointSettings,
  })

  const secret = createRoute({
    getParentRoute: () => endpoint,
    path: '/secret',
    component: EndpointSecret,
  })

  const delivery = createRoute({
    getParentRoute: owner,
    path: '/endpoints/$endpoint/deliveries/$seq',
    component: Delivery,
  })

  return [createEndpoint, endpoint.addChildren([deliveries, settings, secret]), delivery] as const
}
