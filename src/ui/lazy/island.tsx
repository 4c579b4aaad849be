import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from "react";

const NEAR = "120px";
const EVENTS = ["click", "focusin"] as const;

/**
 * A module whose code is loaded when it comes near the window. Until then the page keeps the server's HTML, and clicks
 * on it are queued.
 * @param load imports the module; its style sheets are imported by the page, whose HTML needs them before
 * @param built the module itself, for server rendering
 */
export function island<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  built?: { default: ComponentType<Props> } | false,
) {
  let startLoading: () => void = () => undefined;
  const loadingStarted = new Promise<void>((resolve) => {
    startLoading = resolve;
  });
  const Module = built ? built.default : lazy(() => loadingStarted.then(load).catch(neverResolve));

  // Rendering again would replace the server's HTML.
  return memo(function Island(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const queuedClicks = useRef<HTMLElement[]>([]);
    useEffect(() => {
      const element = box.current;
      if (!element) return undefined;
      // React stops events on dehydrated content at its root, so they are captured above it.
      const onEarlyEvent = ({ type, target }: Event) => {
        if (!(target instanceof Element) || !element.contains(target) || isHydrated(element))
          return;
        startLoading();
        const control = type === "click" ? target.closest<HTMLElement>("button") : null;
        if (control) queuedClicks.current.push(control);
      };
      const watching = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) startLoading();
        },
        { rootMargin: NEAR },
      );
      watching.observe(element);
      for (const type of EVENTS) document.addEventListener(type, onEarlyEvent, true);
      return () => {
        watching.disconnect();
        for (const type of EVENTS) document.removeEventListener(type, onEarlyEvent, true);
      };
    }, []);
    const onHydrated = () => {
      if (!box.current) return;
      box.current.dataset["awake"] = "";
      for (const control of queuedClicks.current.splice(0))
        if (control.isConnected) control.click();
    };
    return (
      <div ref={box}>
        <Suspense fallback={null}>
          <Module {...props} />
          <HydrationMark onHydrated={onHydrated} />
        </Suspense>
      </div>
    );
  });
}

function HydrationMark({ onHydrated }: { onHydrated: () => void }) {
  // Runs once: the module stays awake.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(onHydrated, []);
  return null;
}

const isHydrated = ({ dataset }: HTMLElement): boolean => dataset["awake"] !== undefined;

// Keeps the server's HTML. The rejection reaches the guard of the boot script, which may reload once.
function neverResolve(reason: unknown): Promise<never> {
  void Promise.reject(reason);
  return new Promise(() => undefined);
}
