import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from "react";

const NEAR = "120px";
const EVENTS = ["click", "focusin"] as const;

/**
 * A module whose code is fetched when it comes near. Until then what the server rendered stands in
 * the page, and clicks on it are kept.
 *
 * @param load brings the module; the page imports its style sheets
 * @param built the module itself, where pages are built
 */
export function island<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  built?: { default: ComponentType<Props> } | false,
) {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const Module = built ? built.default : lazy(() => opened.then(load).catch(failed));

  // What stands in the page until then must not be rendered again.
  return memo(function Island(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const early = useRef<HTMLElement[]>([]);
    useEffect(() => {
      const place = box.current;
      if (!place) return undefined;
      // React stops events for what is not interactive yet at its root, so they are caught before it.
      const keep = ({ type, target }: Event) => {
        if (!(target instanceof Element) || !place.contains(target) || isAwake(place)) return;
        open();
        const control = type === "click" ? target.closest<HTMLElement>("button") : null;
        if (control) early.current.push(control);
      };
      const watching = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) open();
        },
        { rootMargin: NEAR },
      );
      watching.observe(place);
      for (const type of EVENTS) document.addEventListener(type, keep, true);
      return () => {
        watching.disconnect();
        for (const type of EVENTS) document.removeEventListener(type, keep, true);
      };
    }, []);
    const wake = () => {
      if (!box.current) return;
      box.current.dataset["awake"] = "";
      for (const control of early.current.splice(0)) if (control.isConnected) control.click();
    };
    return (
      <div ref={box}>
        <Suspense fallback={null}>
          <Module {...props} />
          <Awake onAwake={wake} />
        </Suspense>
      </div>
    );
  });
}

function Awake({ onAwake }: { onAwake: () => void }) {
  // Once: the module does not fall asleep again.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(onAwake, []);
  return null;
}

function isAwake({ dataset }: HTMLElement): boolean {
  return dataset["awake"] !== undefined;
}

// The page stays as it was built. The guard of the boot script hears of it, and may reload once.
function failed(reason: unknown): Promise<never> {
  void Promise.reject(reason);
  return new Promise(() => undefined);
}
