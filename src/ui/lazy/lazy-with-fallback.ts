import { type ComponentType, lazy } from "react";

/**
 * `React.lazy` with a fallback component for failed loads, such as offline. Name the chunk (`webpackChunkName`): the
 * shared code of unnamed chunks is merged into one.
 */
export const lazyWithFallback = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ComponentType<Props>,
) => lazy<ComponentType<Props>>(() => load().catch(() => ({ default: fallback })));
