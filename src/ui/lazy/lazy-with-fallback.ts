import { type ComponentType, lazy } from "react";

/**
 * A component that is fetched when it is first shown, within a `Suspense`. Where it cannot be loaded, such as
 * without a network, another stands in for it. Name the chunk (`webpackChunkName`): what several chunks without
 * names share is put together, whatever it is.
 */
export const lazyWithFallback = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  instead: ComponentType<Props>,
) => lazy<ComponentType<Props>>(() => load().catch(() => ({ default: instead })));
