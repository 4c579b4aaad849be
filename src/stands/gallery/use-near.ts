import { type RefObject, useEffect, useState } from "react";

type Hear = (isNear: boolean) => void;

interface Watch {
  readonly observer: IntersectionObserver;
  readonly hearers: Map<Element, Hear>;
}

/** One observer for each distance: a hall has a thousand cards. */
const watches = new Map<string, Watch>();

function watchOf(distance: string): Watch {
  const known = watches.get(distance);
  if (known) return known;
  const hearers = new Map<Element, Hear>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) hearers.get(target)?.(isIntersecting);
    },
    { rootMargin: `${distance} 0px` },
  );
  const watch = { observer, hearers };
  watches.set(distance, watch);
  return watch;
}

/**
 * Whether an element is in the window, or nearer to it than a distance such as `50%` of its height. What
 * holds the focus counts as near until it loses it.
 */
export function useNear(
  ref: RefObject<HTMLElement | null>,
  distance: string,
  atFirst: boolean,
): boolean {
  const [isNear, setNear] = useState(atFirst);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const { observer, hearers } = watchOf(distance);
    let isInReach = true;
    const settle = () => setNear(isInReach || element.contains(document.activeElement));
    hearers.set(element, (isIntersecting) => {
      isInReach = isIntersecting;
      settle();
    });
    observer.observe(element);
    // The focus has moved on only after the event.
    const left = () => setTimeout(settle);
    element.addEventListener("focusout", left);
    return () => {
      observer.unobserve(element);
      hearers.delete(element);
      element.removeEventListener("focusout", left);
    };
  }, [ref, distance]);
  return isNear;
}
