import { lazyRouteComponent } from '@tanstack/react-router'

// Endpoints of organizations and of applications have the same screens at different addresses.

export const CreateEndpoint = lazyRouteComponent(
  () => import('../events/endpoints/create-endpoint.screen.tsx'),
  'CreateEndpointScreen',
)

export const EndpointArea = lazyRouteComponent(
  () => import('../events/endpoints/endpoint-area.tsx'),
  'EndpointArea',
)

export const Deliveries = lazyRouteComponent(
  () => import('../events/endpoints/deliveries.screen.tsx'),
  'DeliveriesScreen',
)

export const EndpointSettings = lazyRouteComponent(
  () => import('../events/endpoints/endpoint-settings.screen.tsx'),
  'EndpointSettingsScreen',
)

export const EndpointSecret = lazyRouteComponent(
  () => import('../events/endpoints/endpoint-secret.screen.tsx'),
  'EndpointSecretScreen',
)

export const Delivery = lazyRouteComponent(
  () => import('../events/endpoints/delivery.screen.tsx'),
  'DeliveryScreen',
)
